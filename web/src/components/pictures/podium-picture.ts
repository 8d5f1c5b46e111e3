import { namedHour } from '@copa/domain/time/hours';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { ordinal, pointsText } from '@copa/domain/words/counted';
import * as words from '../words/pictures.ts';
import type { Block, Picture } from './picture.ts';

export type PodiumFacts = Pick<
  Tournament,
  'id' | 'name' | 'modality' | 'mapSelection' | 'prizePool' | 'prize' | 'results' | 'endedAt' | 'timeZone'
>;

const PLACES = 5;

export function podiumPicture(podium: PodiumFacts, brand: string, address: string): Picture {
  const { id, name, modality, mapSelection, prizePool, prize, endedAt, timeZone } = podium;
  return {
    file: `podio-${id}`,
    brand,
    tournament: name,
    title: words.podium,
    subtitle: '',
    scene: { name, modality, mapSelection, prizePool, prize, motif: 'cup' },
    blocks: podiumBlocks(podium, PLACES),
    whole: podium.results.length <= PLACES ? words.scanForTournament : undefined,
    invitation: words.scanForBoard,
    state: endedAt === null ? '' : words.endedOn(namedHour(endedAt, timeZone, endedAt)),
    address,
  };
}

export function podiumBlocks({ results }: Pick<PodiumFacts, 'results'>, places: number): readonly Block[] {
  return results
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, places)
    .map(({ rank, player, points }) => ({
      kind: 'rank',
      rank: ordinal(rank),
      isFirst: rank === 1,
      name: player,
      note: points === null ? '' : pointsText(points),
    }));
}
