import { type Player, playerOf } from './players.ts';

export interface CastMember extends Omit<Player, 'registrationId'> {
  readonly isHiddenMinor: boolean;
}

const POOL = Array.from({ length: 36 }, (_, at) => at);
const REGULARS = 3;
const RENAMED = { at: 5, fromWeek: 4, nick: 'FénixNegro' };
const MINOR_AT = 8;

function memberAt(at: number, week: number): CastMember {
  const { registrationId: _, ...person } = playerOf('temporada', at);
  const isRenamed = at === RENAMED.at && week >= RENAMED.fromWeek;
  return { ...person, ...(isRenamed && { nick: RENAMED.nick }), isHiddenMinor: at === MINOR_AT };
}

export function castOfWeek(week: number): readonly CastMember[] {
  const formOf = (at: number) => (at < REGULARS ? (at + week) % REGULARS : at + ((at * 7 + week * 5) % 9));
  return POOL.filter((at) => at < REGULARS || (at + week) % 3 !== 0)
    .toSorted((one, other) => formOf(one) - formOf(other))
    .map((at) => memberAt(at, week));
}

export const castOfFinal = (week: number): readonly CastMember[] =>
  [0, 1, 4, RENAMED.at].map((at) => memberAt(at, week));
