import { getProtestPicture } from '@copa/domain/play/protest/endpoints';
import type { Protest } from '@copa/domain/play/protest/protest';
import { useEffect, useState } from 'react';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
import { fetchFile } from '../../../../lib/network/api-client.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import * as words from '../../words/protests.ts';

interface ProtestPictureProps {
  readonly protest: Protest;
  readonly picture: number;
  readonly name: string;
  readonly onOpen: (picture: Blob) => void;
}

/** A small picture of a protest; a tap enlarges it. */
export function ProtestPicture({ protest, picture, name, onOpen }: ProtestPictureProps) {
  const { token } = useAdmin();
  const [loaded, setLoaded] = useState<{ readonly blob: Blob; readonly url: string } | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { tournamentId: id, stage, match, registrationId: unit } = protest;
  useEffect(() => {
    let wanted = true;
    let url: string | null = null;
    const load = async () => {
      const params = { id, stage, match, unit, picture };
      return (await fetchFile(getProtestPicture, { params, token: await token() })).blob();
    };
    load().then(
      (blob) => {
        if (!wanted) return;
        url = URL.createObjectURL(blob);
        setLoaded({ blob, url });
      },
      (error: unknown) => {
        reportProblem('the picture of a protest could not be read', error);
        if (wanted) setIsMissing(true);
      },
    );
    return () => {
      wanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [attempt, id, match, picture, stage, token, unit]);
  return (
    <button
      type="button"
      aria-label={words.openPicture(picture, name)}
      disabled={loaded === null && !isMissing}
      onClick={() => {
        if (loaded !== null) return onOpen(loaded.blob);
        setIsMissing(false);
        setAttempt(attempt + 1);
      }}
      className="grid aspect-video w-full place-items-center overflow-hidden rounded-md border border-line bg-night text-sm text-mist hover:border-gold"
    >
      {loaded !== null ? (
        <img src={loaded.url} alt="" className="size-full object-cover" />
      ) : isMissing ? (
        words.pictureFailed
      ) : (
        words.pictureLoading
      )}
    </button>
  );
}
