import { getReportPicture } from '@copa/domain/play/report/endpoints';
import type { Report } from '@copa/domain/play/report/report';
import { useEffect, useRef, useState } from 'react';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
import { fetchFile } from '../../../../lib/network/api-client.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import * as words from '../../words/reports.ts';

interface ReportPictureProps {
  readonly report: Report;
  readonly name: string;
  readonly onOpen: (picture: Blob) => void;
}

/** A small picture beside its figures; a tap enlarges it. It loads when it comes into view. */
export function ReportPicture({ report, name, onOpen }: ReportPictureProps) {
  const { token } = useAdmin();
  const frame = useRef<HTMLButtonElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [isSeen, setIsSeen] = useState(!('IntersectionObserver' in window));
  const [picture, setPicture] = useState<Blob | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { tournamentId: id, stage, match, registrationId: unit, revision, width, height } = report;

  useEffect(() => {
    if (isSeen || frame.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [isSeen]);

  useEffect(() => {
    if (!isSeen) return undefined;
    let wanted = true;
    const load = async () => {
      const params = { id, stage, match, unit };
      return (await fetchFile(getReportPicture, { params, token: await token() })).blob();
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
  }, [attempt, id, isSeen, match, revision, stage, token, unit]);

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
      aria-label={isMissing ? words.retryPicture(name) : words.showPicture(name)}
      disabled={picture === null && !isMissing}
      onClick={() => {
        if (picture !== null) return onOpen(picture);
        setIsMissing(false);
        setAttempt(attempt + 1);
      }}
      className="grid min-h-16 w-full place-items-center overflow-hidden rounded-md border border-line bg-night text-sm text-mist hover:border-gold"
      style={{ aspectRatio: `${width} / ${Math.min(height, width)}` }}
    >
      {picture !== null ? (
        <img ref={image} alt="" className="size-full object-cover" />
      ) : isMissing ? (
        words.pictureFailed
      ) : (
        words.pictureLoading
      )}
    </button>
  );
}
