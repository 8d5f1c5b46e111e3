import type { ProtestDecision } from '@copa/domain/day/headline-kind';
import type { OwnProtests } from '@copa/domain/play/protest/own-endpoints';
import { matchName } from '../../words/protest.ts';

export function lastDecision({ matches, about }: OwnProtests): ProtestDecision | null {
  const own = matches.flatMap(({ protest, number, isExtra }) =>
    protest === null ? [] : [{ ...protest, number, isExtra, isOwn: true }],
  );
  const [last] = [...own, ...about.map((each) => ({ ...each, isOwn: false }))]
    .filter(({ state }) => state === 'upheld' || state === 'dismissed')
    .toSorted((one, other) => (other.decidedAt?.getTime() ?? 0) - (one.decidedAt?.getTime() ?? 0));
  if (last === undefined) return null;
  const { number, isExtra, state, isOwn } = last;
  return { match: matchName(number, isExtra), isUpheld: state === 'upheld', isOwn };
}
