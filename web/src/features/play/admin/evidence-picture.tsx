import type { Endpoint } from '@copa/domain/api/endpoint';
import { useEffect, useRef, useState } from 'react';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { cx } from '../../../lib/cx.ts';
import { fetchFile } from '../../../lib/network/api-client.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import { useNear } from '../../../lib/use-near.ts';
import { pictureLoading } from '../words/reports.ts';

interface EvidencePictureProps {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string | number>>;
  readonly labelOf: (isMissing: boolean) => string;
  readonly failed: string;
  readonly ratio: string;
  readonly className?: string;
  readonly onOpen: (picture: Blob) => void;
}

export function EvidencePicture(props: EvidencePictureProps) {
  const { endpoint, params, labelOf, failed, ratio, className, onOpen } = props;
  const { token } = useAdmin();
  const frame = useRef<HTMLButtonElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const isSeen = useNear(frame, '0px');
  const [picture, setPicture] = useState<Blob | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const address = JSON.stringify(params);

  useEffect(() => {
    if (!isSeen) return undefined;
    let wanted = true;
    const load = async () => {
      const call = { params: JSON.parse(address) as typeof params, token: await token() };
      return (await fetchFile(endpoint, call)).blob();
    };
    load().then(
      (loaded) => wanted && setPicture(loaded),
      (error: unknown) => {
        reportProblem('the picture of a team could not be read', error);
        if (wanted) setIsMissing(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [address, attempt, endpoint, isSeen, token]);

  useEffect(() => {
    if (picture === null || image.current === null) return undefined;
    const url = URL.createObjectURL(picture);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [picture]);

  return (
    <button
      ref={frame}
      type="button"
      aria-label={labelOf(isMissing)}
      disabled={picture === null && !isMissing}
      onClick={() => {
        if (picture !== null) return onOpen(picture);
        setIsMissing(false);
        setAttempt(attempt + 1);
      }}
      className={cx(
        'grid w-full place-items-center overflow-hidden rounded-md border border-line bg-night text-sm text-mist hover:border-gold',
        className,
      )}
      style={{ aspectRatio: ratio }}
    >
      {picture !== null ? (
        <img ref={image} alt="" className="size-full object-cover" />
      ) : isMissing ? (
        failed
      ) : (
        pictureLoading
      )}
    </button>
  );
}
