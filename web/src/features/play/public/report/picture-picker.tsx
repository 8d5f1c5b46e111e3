import { useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { reportProblem } from '../../../../lib/report-problem.ts';
import * as words from '../../words/report.ts';
import { shrunkPicture } from './shrunk-picture.ts';

export interface PicturePickerProps {
  readonly label: string;
  readonly error: string | null;
  /** Nothing is sent without the picture that was chosen last. */
  readonly isReading: boolean;
  readonly onReading: (isReading: boolean) => void;
  readonly onPick: (picture: string) => void;
}

/** Takes a picture from the phone, and makes it small enough for a bad network. */
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
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </>
  );
}
