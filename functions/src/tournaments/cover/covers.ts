import { DAY_MS, MINUTE_MS, SECOND_MS } from '@copa/domain/limits';
import { coverVersion } from '@copa/domain/tournaments/cover/cover';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Dependencies } from '../../dependencies.ts';
import { createKeptReads } from '../../kept-reads.ts';
import { found } from '../../refusals.ts';
import { publicTournament } from '../queries.ts';
import { previewCover } from './preview-cover.ts';

const TOURNAMENTS_KEPT = { keptMs: 5 * SECOND_MS, most: 100 };
const COVERS_KEPT = { keptMs: DAY_MS, most: 50 };
/** Limits the painting, because drawing a cover blocks the instance for a fifth of a second. */
const PAINTED_PER_MINUTE = 20;

interface Cover {
  readonly png: Buffer;
  readonly version: string;
}

class TooManyCovers extends Error {}

type Needs = Pick<Dependencies, 'database' | 'clock' | 'paintCover'>;

export function createCovers({ database, clock, paintCover }: Needs) {
  const read = createKeptReads<Tournament | null>(clock, TOURNAMENTS_KEPT);
  const kept = createKeptReads<Buffer>(clock, COVERS_KEPT);
  let minute = { began: 0, painted: 0 };

  const painted = async (tournament: Tournament) => {
    const now = clock().getTime();
    if (now - minute.began >= MINUTE_MS) minute = { began: now, painted: 0 };
    if (minute.painted >= PAINTED_PER_MINUTE) throw new TooManyCovers();
    minute.painted += 1;
    return await paintCover(previewCover(tournament));
  };

  return async (id: string): Promise<Cover | null> => {
    const tournament = found(await read(id, () => publicTournament({ database, clock }, id)));
    const version = coverVersion(tournament);
    try {
      return { png: await kept(`${id} ${version}`, () => painted(tournament)), version };
    } catch (error) {
      if (error instanceof TooManyCovers) return null;
      throw error;
    }
  };
}
