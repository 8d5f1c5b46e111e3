import { sendReport } from '@copa/domain/play/report/own-endpoints';
import type { OwnReport } from '@copa/domain/play/report/own-report';
import * as z from 'zod/mini';
import { fetchFile } from '../../../../lib/network/api-client.ts';
import { blobOf } from './shrunk-picture.ts';
import { type SentDraft, useSentDraft } from './use-sent-draft.ts';

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

export type Reporting = SentDraft<KeptReport>;

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

export function useReport(
  code: string,
  owner: string,
  own: OwnReport,
  onAnswer: (matches: readonly OwnReport[]) => void,
): Reporting {
  return useSentDraft({
    // The key names the unit, which is no secret.
    name: `report_${owner}_${own.stage}_${own.match}`,
    schema: KeptSchema,
    nothing: NOTHING,
    call: (report) => call(code, own, report),
    onAnswer,
  });
}
