import { sendReport } from '@copa/domain/play/report/own-endpoints';
import type { OwnReport } from '@copa/domain/play/report/own-report';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError, fetchFile, messageOf } from '../../../../lib/network/api-client.ts';
import { useRetry } from '../../../../lib/network/use-retry.ts';
import { type KeptReport, keepReport, NOTHING, readReport, reportKey } from './kept-report.ts';
import { blobOf } from './shrunk-picture.ts';

export interface Reporting {
  readonly typed: KeptReport;
  /** It was sent, and nobody has answered yet. */
  readonly waiting: boolean;
  readonly sending: boolean;
  /** Why what was sent does not count. */
  readonly refusal: string | null;
  readonly isKept: boolean;
  readonly change: (changes: Partial<KeptReport>) => void;
  readonly send: () => void;
}

/** Whether it may have arrived, or may arrive yet: sent again, it is the same one. */
function isUncertain(error: unknown): boolean {
  return error instanceof ApiError && (error.retryable || error.status >= 500);
}

async function deliver(
  code: string,
  { stage, match }: OwnReport,
  { placement, kills, picture, requestId }: KeptReport,
): Promise<readonly OwnReport[]> {
  const body = new FormData();
  body.set('image', blobOf(picture ?? ''), 'captura.jpg');
  // With the time of a file: a picture takes longer than other calls on a bad network.
  const answer = await fetchFile(sendReport, {
    headers: { privateCode: code },
    params: { stage, match },
    query: { requestId, placement, kills },
    body,
  });
  const { data } = (await answer.json()) as { data: unknown };
  return z.parse(sendReport.data, data).matches;
}

/** Kept on this phone with its picture until the server has answered, and sent again when the connection is back, in a later visit too. */
export function useReport(
  code: string,
  owner: string,
  own: OwnReport,
  onAnswer: (matches: readonly OwnReport[]) => void,
): Reporting {
  const key = reportKey(owner, own);
  const [typed, setTyped] = useState(() => readReport(key));
  const [isKept, setIsKept] = useState(true);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const busy = useRef(false);
  // What is typed by now, for what ends later: a picture that was shrunk, an answer.
  const latest = useRef(typed);

  const keep = useCallback(
    (report: KeptReport) => {
      latest.current = report;
      setIsKept(keepReport(key, report));
      setTyped(report);
    },
    [key],
  );
  const deliverThis = useCallback(
    (report: KeptReport) => {
      if (busy.current) return;
      busy.current = true;
      setSending(true);
      setRefusal(null);
      deliver(code, own, report)
        .then(
          (matches) => {
            keep(NOTHING);
            onAnswer(matches);
          },
          (error: unknown) => {
            if (isUncertain(error)) return;
            keep({ ...latest.current, requestId: null });
            setRefusal(messageOf(error));
          },
        )
        .finally(() => {
          busy.current = false;
          setSending(false);
        });
    },
    [code, keep, onAnswer, own],
  );

  const waiting = typed.requestId !== null;
  const again = useCallback(() => {
    if (typed.requestId !== null) deliverThis(typed);
  }, [deliverThis, typed]);
  // What an earlier visit could not send.
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current && navigator.onLine) again();
    isFirst.current = false;
  }, [again]);
  useRetry(waiting && !sending, again);

  return {
    typed,
    waiting,
    sending,
    refusal,
    isKept,
    change: (changes) => {
      setRefusal(null);
      keep({ ...latest.current, ...changes, requestId: null });
    },
    send: () => {
      const report = { ...latest.current, requestId: crypto.randomUUID() };
      keep(report);
      deliverThis(report);
    },
  };
}
