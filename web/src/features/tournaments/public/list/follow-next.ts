import { DAY_MS, MINUTE_MS, TOURNAMENT_CHANGES_MAX } from '@copa/domain/limits';
import type { RawDocument } from '../../../../lib/network/public-firestore.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { nextTournaments } from './ask-next.ts';

const firestore = () => import('../../../../lib/network/public-firestore.ts');

/** Changes may become visible a little late, so requests overlap by this time. */
const OVERLAP_MS = MINUTE_MS;

interface Known {
  readonly documents: readonly RawDocument[];
  /** The time of the last request, by the server's clock. */
  readonly askedAt: number;
  /** The tournament changes that the server sent last, so that a repeated change causes no new read. */
  readonly seen: readonly string[];
}

const hasBegun = ({ data }: RawDocument, now: number) =>
  data['date'] instanceof Date && data['date'].getTime() <= now;

interface Check {
  readonly isUnchanged: boolean;
  readonly seen: readonly string[];
}

async function checkChanges(known: Known, now: number): Promise<Check> {
  if (now - known.askedAt > DAY_MS || known.documents.some((each) => hasBegun(each, now))) {
    return { isUnchanged: false, seen: known.seen };
  }
  const { readTournamentChanges } = await firestore();
  const { documents } = await readTournamentChanges(known.askedAt - OVERLAP_MS);
  const seen = documents.map((change) => JSON.stringify(change));
  const isNews = seen.some((change) => !known.seen.includes(change));
  return { isUnchanged: !isNews && documents.length < TOURNAMENT_CHANGES_MAX, seen };
}

/**
 * The first call reads the tournaments, later calls ask for changes. Null if nothing has changed, and after a
 * failure.
 */
export function followNextTournaments(): () => Promise<readonly RawDocument[] | null> {
  let known: Known | null = null;
  return async () => {
    const now = serverNow().getTime();
    // The first answer may come from an early request, which is at most as old as the page.
    const askedAt = known === null ? now - performance.now() : now;
    let seen: readonly string[] = [];
    try {
      if (known !== null) {
        const check: Check = await checkChanges(known, now);
        if (check.isUnchanged) {
          known = { ...known, askedAt: now, seen: check.seen };
          return null;
        }
        seen = check.seen;
      }
    } catch (error) {
      reportProblem('changes of the next tournaments could not be loaded', error);
      return null;
    }
    const documents = await nextTournaments();
    known = documents && { documents, askedAt, seen };
    return documents;
  };
}
