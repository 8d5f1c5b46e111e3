import { sendReport } from '@copa/domain/play/report/own-endpoints';
import type { OwnReport } from '@copa/domain/play/report/own-report';
import { useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { fetchFile } from '../../../../lib/network/api-client.ts';
import { useOutbox } from '../../../../lib/network/use-outbox.ts';
import { keptDraft } from '../../../../lib/storage/kept-drafts.ts';
import { blobOf } from './shrunk-picture.ts';

const KeptSchema = z.object({
  placement: z.string(),
  kills: z.string(),
  /** The picture as `data:`; null until one is chosen. */
  picture: z.nullable(z.string()),
  /** The request that was sent without an answer; null while typing. */
  requestId: z.nullable(z.uuid()),
});
type KeptReport = z.output<typeof KeptSchema>;

const NOTHING: KeptReport = { placement: '', kills: '', picture: null, requestId: null };

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

async function call(
  code: string,
  { stage, match }: OwnReport,
  { placement, kills, picture, requestId }: KeptReport,
): Promise<readonly OwnReport[]> {
  const body = new FormData();
  body.set('image', blobOf(picture ?? ''), 'captura.jpg');
  // Uses the time limit of a file: a picture takes longer than other calls on a bad network.
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
  const { stage, match } = own;
  // The key names the unit, which is no secret.
  const kept = useMemo(
    () => keptDraft('draft', `report_${owner}_${stage}_${match}`, KeptSchema),
    [owner, stage, match],
  );
  const [typed, setTyped] = useState(() => kept.read()?.draft ?? NOTHING);
  const [isKept, setIsKept] = useState(true);
  // The latest values, for work that ends later: a shrunk picture, an answer.
  const latest = useRef(typed);

  const keep = (report: KeptReport) => {
    latest.current = report;
    setIsKept(kept.keep(report === NOTHING ? null : report));
    setTyped(report);
  };
  const waiting = typed.requestId !== null;
  const { sending, refusal, deliver, forgetRefusal } = useOutbox({
    waiting: waiting ? typed : null,
    call: (report: KeptReport) => call(code, own, report),
    onAnswer: (matches) => {
      keep(NOTHING);
      onAnswer(matches);
    },
    onRefusal: () => keep({ ...latest.current, requestId: null }),
  });

  return {
    typed,
    waiting,
    sending,
    refusal,
    isKept,
    change: (changes) => {
      forgetRefusal();
      keep({ ...latest.current, ...changes, requestId: null });
    },
    send: () => {
      const report = { ...latest.current, requestId: crypto.randomUUID() };
      keep(report);
      deliver(report);
    },
  };
}
