import { Refused } from './steps.ts';
import { type Member, membersOf, type Names, type Unit, withSeat } from './units.ts';

type Wish = NonNullable<Member['wish']>;
type Wished = Pick<Wish, 'nick' | 'unit'>;

export interface Seen extends Names {
  readonly nicks: Readonly<Record<string, string>>;
}

export const seenIn = (unit: Unit): Seen => ({
  name: unit.name,
  tag: unit.tag,
  nicks: Object.fromEntries(membersOf(unit).map(({ slot, nick }) => [slot, nick])),
});

const listed = ({ name, tag, nicks }: Seen) =>
  JSON.stringify([name, tag, Object.entries(nicks).filter(([, nick]) => nick !== '')]);

export function requireSameNames(unit: Unit, names: Seen | null): void {
  if (names !== null && listed(names) !== listed(seenIn(unit))) throw new Refused('stale-write');
}

export function decidedNames(unit: Unit, status: Unit['status'], names: Seen | null): Unit {
  if (names === null && status !== 'approved') return unit;
  return membersOf(unit).reduce((each, member) => {
    const { wish } = member;
    if (wish?.state !== 'unseen') return each;
    if (names !== null) return withSeat(each, { ...member, wish: { ...wish, state: 'taken' } });
    const team = wish.unit === null ? {} : numbered(unit);
    return { ...withSeat(each, hidden({ ...member, wish })), ...team };
  }, unit);
}

const numbered = ({ number }: Unit): Names => ({ name: `Equipo ${number}`, tag: '' });

const hidden = (member: Member & { readonly wish: Wish }): Member => ({
  ...member,
  nick: member.wish.nick === null ? member.nick : '',
  wish: { ...member.wish, state: 'asked' },
});

export function joined({ status }: Unit, member: Member): Member {
  if (member.nick === '') return member;
  const wish: Wish = { revision: 1, state: 'unseen', nick: member.nick, unit: null };
  return status === 'approved' ? hidden({ ...member, wish }) : { ...member, wish };
}

export const namedWithout = (unit: Unit, { wish }: Member): Unit =>
  wish?.state === 'unseen' && wish.unit !== null ? { ...unit, ...numbered(unit) } : unit;

export function renamed(unit: Unit, member: Member, nick: string | null, names: Names | null): Unit {
  const isPublic = unit.status === 'approved';
  const wish = wishOf(unit, member, isPublic ? 'asked' : 'unseen', nick, names);
  return isPublic ? withSeat(unit, { ...member, wish }) : named(unit, { ...member, wish }, nick, names);
}

export const named = (unit: Unit, member: Member, nick: string | null, names: Names | null): Unit => ({
  ...withSeat(unit, { ...member, nick: nick ?? member.nick }),
  ...names,
});

function wishOf(
  unit: Unit,
  { nick: current, wish }: Member,
  state: 'asked' | 'unseen',
  nick: string | null,
  names: Names | null,
): Member['wish'] {
  const open: Wished = wish?.state === state ? wish : { nick: null, unit: null };
  const isTeams = names?.name === unit.name && names.tag === unit.tag;
  // Choosing the current name withdraws an `asked` wish for another name. An `unseen` wish has become the
  // current name already, so it stays.
  const back: Wished = state === 'asked' ? { nick: null, unit: null } : open;
  const wanted: Wished = {
    nick: nick === current ? back.nick : (nick ?? open.nick),
    unit: isTeams ? back.unit : (names ?? open.unit),
  };
  if (wanted.nick === null && wanted.unit === null) {
    if (wish?.state !== 'asked' && wish?.state !== 'unseen') return wish;
    return { revision: wish.revision + 1, state: 'dropped', ...wanted };
  }
  const isSame = JSON.stringify([open.nick, open.unit]) === JSON.stringify([wanted.nick, wanted.unit]);
  return isSame ? wish : { revision: (wish?.revision ?? 0) + 1, state, ...wanted };
}
