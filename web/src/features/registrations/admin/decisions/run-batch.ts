import type { DecisionResults, PlaceAfter } from '@copa/domain/registrations/places/place-after';
import type { RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import { messageOf } from '../../../../lib/network/api-client.ts';
import * as words from '../../words/inbox.ts';
import { type Decision, renamedOf } from './decision.ts';
import { placeAfterText } from './place-after-words.ts';

/** Decisions per call. A usual batch fits in one call, and a larger batch still moves the progress bar. */
const CHUNK = 50;

export interface BatchRow {
  readonly decision: Decision;
  readonly outcome: 'done' | 'refused' | 'unsent';
  readonly message: string;
  readonly after: PlaceAfter | null;
  /** The same decision with the current names; null unless changed names caused the refusal. */
  readonly again: Decision | null;
  /** True if another organiser has decided meanwhile, so the same decision would be refused again. */
  readonly isOutdated: boolean;
}

type Names = Readonly<Record<string, Decision['names']>>;

export type SendBatch = (
  ids: readonly string[],
  expected: RegistrationStatus,
  names: Names,
) => Promise<DecisionResults>;

export async function runBatch(
  decisions: readonly Decision[],
  send: SendBatch,
  onProgress: (done: number) => void,
): Promise<readonly BatchRow[]> {
  const rows: BatchRow[] = [];
  for (const chunk of chunksOf(decisions)) {
    try {
      const ids = chunk.map(({ id }) => id);
      const names = Object.fromEntries(chunk.map((decision) => [decision.id, decision.names]));
      const { results } = await send(ids, chunk[0]?.from ?? 'pending', names);
      const byId = new Map(results.map((result) => [result.id, result]));
      rows.push(
        ...chunk.map((decision): BatchRow => {
          const result = byId.get(decision.id);
          if (result?.success === true && result.placeAfter !== undefined) {
            const after = result.placeAfter;
            const told = placeAfterText(after);
            return { decision, outcome: 'done', message: told, after, again: null, isOutdated: false };
          }
          const { error: message = words.rowUnanswered, code = 'unexpected', fields = {} } = result ?? {};
          const again = renamedOf(decision, { code, message, fields })?.decision ?? null;
          const isOutdated = code === 'stale-write' && again === null;
          return { decision, outcome: 'refused', message, after: null, again, isOutdated };
        }),
      );
    } catch (error) {
      const message = messageOf(error);
      const answered = new Set(rows.map(({ decision }) => decision.id));
      const rest = decisions.filter(({ id }) => !answered.has(id));
      return [
        ...rows,
        ...rest.map(
          (decision): BatchRow => ({
            decision,
            outcome: 'unsent',
            message,
            after: null,
            again: null,
            isOutdated: false,
          }),
        ),
      ];
    }
    onProgress(rows.length);
  }
  return rows;
}

/** The API takes one `expected` status per call, so all decisions of a chunk have the same `from`. */
function chunksOf(decisions: readonly Decision[]): readonly (readonly Decision[])[] {
  const chunks: Decision[][] = [];
  const open = new Map<RegistrationStatus, Decision[]>();
  for (const decision of decisions) {
    let chunk = open.get(decision.from);
    if (chunk === undefined || chunk.length === CHUNK) {
      chunk = [];
      chunks.push(chunk);
      open.set(decision.from, chunk);
    }
    chunk.push(decision);
  }
  return chunks;
}
