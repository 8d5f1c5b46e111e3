import { expect, it } from 'vitest';
import { after, before, START, tournament } from '../tournaments/state.fixture.ts';
import { DAY, HOUR, MINORS, PLAIN, TEAM_DAY, UNITS } from './headline.fixture.ts';
import { headlineOf } from './headline.ts';
import { ALL_WINDOWS, BY_HAND, ENTRY, MATCH, waits } from './headline-day.fixture.ts';

const TEAM = { ...TEAM_DAY, status: 'pending', place: 'held', incompleteUntil: null } as const;
const ALONE = { ...DAY, status: 'pending', place: 'held', incompleteUntil: null } as const;
const MINOR_CAPTAIN = MINORS['one missing'].map((member) =>
  member.slot === 2 ? { ...member, role: 'captain' as const } : { ...member, role: 'player' as const },
);
const EARLY = before(START, 48 * HOUR);

it.each([
  ['their own, alone', { ...ALONE, members: MINORS.alone }, 1, EARLY, 'consent'],
  ['their own, in a team', { ...TEAM, members: MINORS.complete }, 2, EARLY, 'consent'],
  ['that of a teammate', { ...TEAM, members: MINORS.complete }, 1, EARLY, 'consent-others'],
  ['an open confirmation first', { ...ALONE, members: MINORS.alone }, 1, ENTRY.opens, 'open'],
  [
    'a captain of the missing players first',
    { ...TEAM, members: MINORS['one missing'] },
    1,
    EARLY,
    'incomplete',
  ],
  [
    'a minor who is captain of the missing players first',
    { ...TEAM, members: MINOR_CAPTAIN },
    2,
    EARLY,
    'incomplete',
  ],
  ['a player of their own first', { ...TEAM, members: MINORS['one missing'] }, 2, EARLY, 'consent'],
  ['who waits of their own', { ...ALONE, ...waits, members: MINORS.alone }, 1, EARLY, 'consent'],
  [
    'who waits and knows no slot of the queue',
    { ...ALONE, ...waits, members: MINORS.alone },
    null,
    EARLY,
    'waiting',
  ],
] as const)('the missing consent is shown to the member who needs it: %s', (_, unit, ownSlot, now, kind) => {
  const played = { ...tournament(), windows: ALL_WINDOWS };
  const { members } = unit;
  expect(headlineOf({ ...unit, members: [...members] }, { ...PLAIN, ...played }, now, { ownSlot }).kind).toBe(
    kind,
  );
});

it('tells a teammate who has to act, and what depends on it', () => {
  const played = { ...PLAIN, ...tournament(), windows: ALL_WINDOWS };
  const unit = { ...TEAM, members: [...MINORS.complete] };
  expect(headlineOf(unit, played, EARLY, { ownSlot: 1 }).next).toBe(
    'Esa persona lo pide a su adulto desde su propio «Mi torneo». Sin el permiso, tu equipo no juega.',
  );
});

it.each([
  [1, null],
  [
    null,
    'Pídelo desde el enlace privado que te dimos al inscribirte. Si lo perdiste, escribe a la organización.',
  ],
])('tells a minor where to ask for the consent, on a phone without the private code: %s', (ownSlot, next) => {
  const played = { ...PLAIN, ...tournament(), windows: ALL_WINDOWS };
  const unit = { ...ALONE, members: [...MINORS.alone] };
  expect(headlineOf(unit, played, EARLY, { ownSlot })).toMatchObject({ kind: 'consent', next });
});

it.each([
  [ALONE, 'alone', 4, 'Eres el 4.º en espera: aunque te toque un cupo, sin el permiso no puedes jugar.'],
  [
    ALONE,
    'alone',
    null,
    'Estás en la lista de espera: aunque te toque un cupo, sin el permiso no puedes jugar.',
  ],
  [
    TEAM,
    'one missing',
    4,
    'Tu equipo es el 4.º en espera; falta 1 jugador. Mientras falte alguien, los cupos pasan a otros.',
  ],
  [
    TEAM,
    'complete',
    4,
    'Tu equipo es el 4.º en espera: aunque le toque un cupo, sin tu permiso no puede jugar.',
  ],
] as const)(
  'tells a waiting minor the number, and what depends on the consent',
  (unit, players, position, next) => {
    const played = { ...PLAIN, ...tournament(), windows: ALL_WINDOWS };
    const members = [...MINORS[players]];
    const ownSlot = unit === TEAM ? 2 : 1;
    const headline = headlineOf({ ...unit, ...waits, members }, played, EARLY, { ownSlot, position });
    expect(headline).toMatchObject({ kind: 'consent', next });
  },
);

const nextWhileWaiting = (unit: object, now: Date, changes: object = {}) => {
  const played = { ...PLAIN, ...tournament(), windows: ALL_WINDOWS, ...changes };
  return headlineOf({ ...ALONE, ...waits, members: [...UNITS.alone], ...unit }, played, now).next;
};

it('promises a waiting unit a place without a confirmation only when none would be asked any more', () => {
  const ready = { status: 'approved', readyAt: MATCH.opens };
  const asked = 'Si te toca un cupo, confírmalo enseguida aquí: deja esta página abierta.';
  expect([MATCH.opens, MATCH.closes].map((now) => nextWhileWaiting(ready, now))).toEqual([asked, asked]);
  const closed = after(MATCH.closes, 1);
  expect(nextWhileWaiting(ready, closed)).toMatch(/^Si te toca un cupo, juegas sin confirmar nada más\./);
  expect(nextWhileWaiting({ ...ready, status: 'pending' }, closed)).toBe(
    'Si te toca un cupo, todavía falta que aprueben tu inscripción. Deja esta página abierta.',
  );
});

it('says that only units that are ready get a place, unless the organisers give the places', () => {
  expect(nextWhileWaiting({}, MATCH.opens)).toMatch(
    /hasta que avises, los cupos pasan a otros, aunque se inscriban después\.$/,
  );
  expect(nextWhileWaiting({}, MATCH.opens, BY_HAND)).toBe(
    'Toca el botón: así la organización sabe a quién puede darle un cupo.',
  );
});

it('says only that an incomplete team gets no place where the organisers give the places', () => {
  const incomplete = { ...TEAM, ...waits, members: [...UNITS['one missing']] };
  expect(nextWhileWaiting(incomplete, EARLY, BY_HAND)).toMatch(
    /^Solo un equipo completo puede recibir un cupo\. Avísale a tu capitán/,
  );
  const played = { ...PLAIN, ...tournament(), ...BY_HAND };
  const minors = { ...TEAM, ...waits, members: [...MINORS['one missing']] };
  expect(headlineOf(minors, played, EARLY, { ownSlot: 2, position: 4 }).next).toBe(
    'Tu equipo es el 4.º en espera; falta 1 jugador. Solo un equipo completo puede recibir un cupo.',
  );
});

it('promises a table only in a tournament that has one', () => {
  const unit = { ...ALONE, status: 'approved' as const, members: [...UNITS.alone] };
  const nextIn = (changes: object) =>
    headlineOf(unit, { ...PLAIN, ...tournament(), ...changes }, after(START, HOUR)).next;
  expect(nextIn({})).toBe('¿No pudiste entrar? Escribe a la organización.');
  expect(nextIn({ plan: { steps: [] } })).toMatch(/^Con el primer resultado aquí ves cómo vas\. ¿No pudiste/);
});
