import type { Endpoint } from '@copa/domain/api/endpoint';
import { IMAGE_MAX_PIXELS, REPORT_PICTURE_BYTES } from '@copa/domain/limits';
import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { Button } from '../../../../components/button.tsx';
import { TapAnswer } from '../../../../components/tap-answer.tsx';
import { type CallParts, dataIn, fetchFile } from '../../../../lib/network/api-client.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { squeezed } from '../../../../lib/squeezed.ts';
import * as words from '../../words/report.ts';

interface PicturePickerProps {
  readonly label: string;
  readonly error: string | null;
  readonly isReading: boolean;
  readonly onReading: (isReading: boolean) => void;
  readonly onPick: (picture: string) => void;
}

export function PicturePicker({ label, error, isReading, onReading, onPick }: PicturePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const pick = async (file: File) => {
    onReading(true);
    setIsUnreadable(false);
    try {
      onPick(await shrunkPicture(file));
    } catch (cause) {
      reportProblem('a picture cannot be read', cause);
      setIsUnreadable(true);
    }
    onReading(false);
  };
  const problem = isUnreadable ? words.unreadablePicture : error;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={words.picture}
        aria-invalid={problem === null ? undefined : true}
        className="sr-only"
        tabIndex={-1}
        disabled={isReading}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) void pick(file);
          event.target.value = '';
        }}
      />
      <Button
        variant="secondary"
        busy={isReading}
        className="justify-self-start"
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <TapAnswer tone="danger">{problem}</TapAnswer>
    </>
  );
}

/** The longer side of a shrunk picture, in pixels. A result screen is still readable at this size. */
const LONGEST = 1280;

/** A screenshot of a whole chat is long and narrow, and unreadable if it is narrower, in pixels. */
const NARROWEST = 540;

/** Grainy photos may stay too large at the lowest quality, so they are also drawn at this scale. */
const GRAINY_SCALE = 0.6;

function scaleOf({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): number {
  const longest = Math.max(width, height);
  const wanted = Math.max(LONGEST / longest, NARROWEST / Math.min(width, height));
  return Math.min(1, wanted, IMAGE_MAX_PIXELS / longest);
}

function squeezedAt(image: HTMLImageElement, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw images');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return squeezed(canvas, REPORT_PICTURE_BYTES);
}

async function shrunkPicture(file: Blob): Promise<string> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    image.src = url;
    await image.decode();
    const scale = scaleOf(image);
    return await addressOf(
      await squeezedAt(image, scale).catch(() => squeezedAt(image, scale * GRAINY_SCALE)),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('The picture cannot be kept', { cause: reader.error }));
    reader.readAsDataURL(blob);
  });
}

function blobOf(address: string): Blob {
  const [head = '', data = ''] = address.split(',');
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: head.replace(/^data:|;base64$/g, '') });
}

export async function sendPicture<E extends Endpoint>(
  endpoint: E,
  call: CallParts<Endpoint>,
  picture: string,
): Promise<z.output<E['data']>> {
  const body = new FormData();
  body.set('image', blobOf(picture), 'captura.jpg');
  return dataIn(endpoint, await fetchFile(endpoint, { ...call, body }));
}
