import { DAY_MS, MINUTE_MS, TOURNAMENT_CHANGES_MAX } from '@copa/domain/limits';
import type { RawDocument } from '../../../../lib/network/public-firestore.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { nextTournaments } from './ask-next.ts';

const firestore = () => import('../../../../lib/network/public-firestore.ts');

/** A request goes back this far before `askedAt`, because changes may become visible a little late. */
const OVERLAP_MS = MINUTE_MS;

interface Known {
  readonly documents: readonly RawDocument[];
  /** A time at or before the last request, by this page's estimate of the server's clock. */
  readonly askedAt: number;
  /** The changes in the last answer, as JSON; a repeated change causes no new read. */
  readonly seen: readonly string[];
}

const hasBegun = ({ data }: RawDocument, now: number) =>
  data['date'] instanceof Date && data['date'].getTime() <= now;

const mayLackSome = ({ askedAt, documents }: Known, now: number) =>
  now - askedAt > DAY_MS || documents.some((each) => hasBegun(each, now));

/**
 * The returned function gives null if nothing has changed, if the browser is offline, or if a request failed.
 */
export function followNextTournaments(): () => Promise<readonly RawDocument[] | null> {
  let known: Known | null = null;
  return async () => {
    const now = serverNow().getTime();
    let seen = known?.seen ?? [];
    try {
      if (known !== null && !mayLackSome(known, now)) {
        const { readTournamentChanges } = await firestore();
        const { documents: changes } = await readTournamentChanges(known.askedAt - OVERLAP_MS);
        const before = seen;
        seen = changes.map((change) => JSON.stringify(change));
        if (changes.length < TOURNAMENT_CHANGES_MAX && seen.every((change) => before.includes(change))) {
          known = { ...known, askedAt: now, seen };
          return null;
        }
      }
    } catch (error) {
      reportProblem('changes of next tournaments missing', error);
      return null;
    }
    const isFirst = known === null;
    const documents = await nextTournaments();
    // The first answer corrects `serverNow()`, so `now` may be wrong. The first request may be as old as the
    // page.
    const askedAt = isFirst ? serverNow().getTime() - performance.now() : now;
    known = documents && { documents, askedAt, seen };
    return documents;
  };
}
