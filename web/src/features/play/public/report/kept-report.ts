import type { OwnReport } from '@copa/domain/play/report/own-report';
import * as z from 'zod/mini';
import { writeLocal } from '../../../../lib/storage/local-store.ts';
import { draftKey, readDraft, writeDraft } from '../../../../lib/storage/visitor-drafts.ts';

const KeptSchema = z.object({
  placement: z.string(),
  kills: z.string(),
  /** As `data:`; null until one is chosen. */
  picture: z.nullable(z.string()),
  /** Of what was sent without an answer so far; null while it is typed. */
  requestId: z.nullable(z.uuid()),
});
export type KeptReport = z.output<typeof KeptSchema>;

export const NOTHING: KeptReport = { placement: '', kills: '', picture: null, requestId: null };

/** `owner`: the unit, by what is no secret. */
export function reportKey(owner: string, { stage, match }: Pick<OwnReport, 'stage' | 'match'>): string {
  return draftKey('draft', `report_${owner}_${stage}_${match}`);
}

export function readReport(key: string): KeptReport {
  return readDraft(key, KeptSchema) ?? NOTHING;
}

/** False where the phone keeps nothing: what is typed then goes with the page. */
export function keepReport(key: string, report: KeptReport): boolean {
  return report === NOTHING ? writeLocal(key, null) : writeDraft(key, report);
}
