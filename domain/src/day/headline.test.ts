import { beforeEach, describe, expect, it } from 'vitest';
import { NO_CONFIRMATIONS, NONE_LATE } from '../registrations/confirmation.ts';
import { readFrom } from '../time/reader.fixture.ts';
import { NO_WAITLIST } from '../tournaments/places/waitlist.ts';
import { NO_CLOSING, NO_CLOSINGS } from '../tournaments/places/window.ts';
import { after, before, START, tournament } from '../tournaments/state.fixture.ts';
import { DAY, HOUR, UNITS } from './headline.fixture.ts';
import { headlineOf } from './headline.ts';
import { HEADLINE_KINDS } from './headline-kind.ts';

const ENDS = after(START, 6 * HOUR);
const PLAIN = {
  cancelReason: '',
  stage: 0,
  windows: [],
  closings: NO_CLOSINGS,
  waitlist: NO_WAITLIST,
  timeZone: 'America/Bogota',
};

const TOURNAMENTS = {
  ahead: { now: before(START, 24 * HOUR), changes: {} },
  'at its start': { now: START, changes: {} },
  'in play': { now: after(START, HOUR), changes: {} },
  over: { now: after(ENDS, 1), changes: {} },
  undated: { now: START, changes: { date: null } },
  cancelled: { now: before(START, HOUR), changes: { cancelledAt: before(START, 2 * HOUR) } },
} as const;

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];

interface Row {
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly place: 'held' | 'released';
  readonly unit: keyof typeof UNITS;
  readonly when: keyof typeof TOURNAMENTS;
}

const STATES: readonly Row[] = (['pending', 'approved', 'rejected'] as const).flatMap((status) =>
  (['held', 'released'] as const).flatMap((place) =>
    keysOf(UNITS).flatMap((unit) => keysOf(TOURNAMENTS).map((when) => ({ status, place, unit, when }))),
  ),
);

function headline({ status, place, unit, when }: Row) {
  const { now, changes } = TOURNAMENTS[when];
  const played = { ...PLAIN, ...tournament(changes) };
  const members = [...UNITS[unit]];
  const missing = members.some(({ role, state }) => role !== 'substitute' && state === 'invited');
  return headlineOf(
    { ...DAY, status, place, members, incompleteUntil: missing ? before(START, 12 * HOUR) : null },
    played,
    now,
  );
}

const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

const CANCELLED = 'Este torneo fue cancelado.';
const REJECTED = 'Esta inscripción no fue aprobada.';
const RELEASED = 'El cupo se liberó.';
const RELEASED_INCOMPLETE = 'El plazo para completar el equipo terminó y el cupo se liberó.';
const OVER = 'El torneo terminó.';
const PENDING = 'La inscripción está en revisión.';
const PENDING_IN_PLAY = 'El torneo ya empezó y la inscripción sigue en revisión.';
const IN_PLAY = 'El torneo está en juego.';
const UNDATED = 'Tienes lugar. La fecha está por confirmar.';
const DATED = /^Tienes lugar: se juega (mañana|hoy), .+ [ap]\. m\.$/;
const ONE_MISSING = /^Falta que acepte 1 jugador: hasta (mañana,|las) .+ [ap]\. m\.$/;
const TWO_MISSING = /^Falta que acepten 2 jugadores: hasta (mañana,|las) .+ [ap]\. m\.$/;

/** Told from the facts, and not by the order in which the program asks for them. */
function expected({ status, place, unit, when }: Row): string | RegExp {
  if (when === 'cancelled') return CANCELLED;
  if (status === 'rejected') return REJECTED;
  if (place === 'released') return unit.endsWith('missing') ? RELEASED_INCOMPLETE : RELEASED;
  if (when === 'over') return OVER;
  if (unit === 'one missing') return ONE_MISSING;
  if (unit === 'two missing') return TWO_MISSING;
  const plays = when === 'at its start' || when === 'in play';
  if (status === 'pending') return plays ? PENDING_IN_PLAY : PENDING;
  if (plays) return IN_PLAY;
  return when === 'undated' ? UNDATED : DATED;
}

beforeEach(() => readFrom(PLAIN.timeZone));
describe('where a unit stands', () => {
  it.each(STATES)('$status, $place, $unit, $when: is one sentence', (row) => {
    const { sentence, next } = headline(row);
    const wanted = expected(row);
    const said = spaced(sentence);
    expect(wanted instanceof RegExp ? wanted.test(said) : wanted === said, said).toBe(true);
    expect(next === null).toBe(sentence === OVER);
  });

  it('is each of the sentences in some state', () => {
    expect(new Set(STATES.map((row) => headline(row).kind)).size).toBe(11);
  });

  it.each([
    ['captain', 'Comparte la invitación con quien falta.'],
    ['player', /^Espera a que el equipo se complete, o pídele al capitán/],
    ['anybody', /^El capitán comparte la invitación desde su enlace privado/],
  ] as const)('advises who can invite, and who can only ask: %s', (reader, advice) => {
    const played = { ...PLAIN, ...tournament() };
    const unit = { ...DAY, status: 'pending', place: 'held', incompleteUntil: START } as const;
    const missing = { ...unit, members: [...UNITS['one missing']] };
    expect(headlineOf(missing, played, before(START, HOUR), reader).next).toMatch(advice);
    const complete = { ...unit, members: [...UNITS.complete] };
    expect(headlineOf(complete, played, before(START, HOUR), reader).next).toBe(
      'Te avisamos por correo cuando el equipo del torneo decida.',
    );
  });

  it('names no moment where the place waits for nobody in particular', () => {
    const played = { ...PLAIN, ...tournament() };
    const unit = { ...DAY, status: 'pending', place: 'held', members: [...UNITS['one missing']] } as const;
    expect(
      headlineOf({ ...unit, members: [...unit.members], incompleteUntil: null }, played, START).sentence,
    ).toBe('Falta que acepte 1 jugador.');
  });
});

const MINUTE = 60_000;
const ENTRY = { opens: before(START, 24 * HOUR), closes: before(START, 3 * HOUR) };
const MATCH = { opens: before(START, HOUR), closes: before(START, 20 * MINUTE) };
const FINAL = { opens: after(START, HOUR), closes: after(START, 2 * HOUR) };
const confirmed = (...kinds: readonly ('entry' | 'match' | 'final')[]) => ({
  confirmations: {
    ...NO_CONFIRMATIONS,
    ...Object.fromEntries(kinds.map((kind) => [kind, { at: ENTRY.opens, by: 'player' }])),
  },
});
const IN_FINAL = { lobby: { stage: 2, id: 'a' } };
const late = (kind: 'entry' | 'match' | 'final') => ({ late: { ...NONE_LATE, [kind]: START } });
const window = (kind: 'entry' | 'match' | 'final', { opens, closes }: typeof ENTRY) => ({
  kind,
  opensAt: opens,
  closesAt: closes,
  onMissing: 'release' as const,
});
const MARKED = [{ ...window('entry', ENTRY), onMissing: 'mark' as const }];
const BY_HAND = { waitlist: { max: 20, mode: 'manual' as const, endsAt: null } };
const waits = { place: 'waiting' as const, placedAt: null };
const lost = (kind: 'entry' | 'match') => ({ place: 'released' as const, placedAt: null, releasedBy: kind });
const isMissing = { members: [...UNITS['one missing']] };
const NO_ACTION = null;

/** The day, state by state: what was decided of the unit, when somebody looks, and the one sentence and tap for it. */
const DAY_TABLE = [
  ['waits', waits, before(START, 48 * HOUR), 'Eres el 4.º en espera.', NO_ACTION],
  ['waits during the entry', waits, ENTRY.opens, 'Eres el 4.º en espera.', NO_ACTION],
  [
    'waits and is not complete',
    { ...waits, ...isMissing },
    ENTRY.opens,
    'Eres el 4.º en espera, pero falta que acepte 1 jugador.',
    NO_ACTION,
  ],
  [
    'waits and is asked',
    waits,
    MATCH.opens,
    'Eres el 4.º en espera: avisa que estás listo por si se libera un cupo.',
    'ready',
  ],
  [
    'waits and is ready',
    { ...waits, readyAt: MATCH.opens },
    MATCH.closes,
    'Eres el 4.º en espera y ya avisaste que estás listo.',
    NO_ACTION,
  ],
  ['waited in vain', waits, after(START, 1), 'La lista de espera terminó sin un cupo para ti.', NO_ACTION],
  ['has waited, over', waits, after(ENDS, 1), OVER, NO_ACTION],
  [
    'is promoted during the entry',
    { promotedAt: before(START, 5 * HOUR), placedAt: before(START, 5 * HOUR) },
    before(START, 4 * HOUR),
    '¡Tienes cupo! Confirma hasta las 12:00 p. m.',
    'confirm entry',
  ],
  [
    'is promoted during the match',
    { promotedAt: MATCH.opens, placedAt: MATCH.opens, confirmBy: after(MATCH.opens, 20 * MINUTE) },
    after(MATCH.opens, MINUTE),
    '¡Tienes cupo! Confirma hasta las 2:20 p. m.',
    'confirm match',
  ],
  [
    'let the minutes of a promotion pass',
    { promotedAt: MATCH.opens, placedAt: MATCH.opens, confirmBy: after(MATCH.opens, 20 * MINUTE) },
    after(MATCH.opens, 21 * MINUTE),
    'La confirmación ya cerró y no llegó la tuya.',
    'confirm match late',
  ],
  [
    'was promoted before the entry',
    { promotedAt: before(ENTRY.opens, HOUR) },
    ENTRY.opens,
    'Confirma que vas a jugar hasta mañana, 12:00 p. m.',
    'confirm entry',
  ],
  [
    'looks before the entry',
    {},
    before(ENTRY.opens, 1),
    'Tienes lugar: confirma tu asistencia desde las 3:00 p. m.',
    NO_ACTION,
  ],
  ['is pending before the entry', { status: 'pending' as const }, before(ENTRY.opens, 1), PENDING, NO_ACTION],
  [
    'is pending during the entry',
    { status: 'pending' as const },
    ENTRY.closes,
    'Confirma que vas a jugar hasta las 12:00 p. m.',
    'confirm entry',
  ],
  [
    'has confirmed the entry',
    confirmed('entry'),
    ENTRY.closes,
    '¡Asistencia confirmada! Falta la de la partida, desde las 2:00 p. m.',
    NO_ACTION,
  ],
  [
    'has confirmed and is pending',
    { status: 'pending' as const, ...confirmed('entry') },
    ENTRY.closes,
    PENDING,
    NO_ACTION,
  ],
  [
    'is missing, in review',
    {},
    after(ENTRY.closes, 1),
    'La confirmación ya cerró y no llegó la tuya.',
    'confirm entry late',
  ],
  [
    'tapped late',
    late('entry'),
    after(ENTRY.closes, 1),
    'Tu confirmación llegó tarde: le avisamos al equipo del torneo.',
    NO_ACTION,
  ],
  [
    'lost the place',
    lost('entry'),
    after(ENTRY.closes, HOUR),
    'No llegó tu confirmación a tiempo y el cupo se liberó.',
    NO_ACTION,
  ],
  [
    'lost the place and tapped late',
    { ...lost('entry'), ...late('entry') },
    after(ENTRY.closes, HOUR),
    'Tu confirmación llegó tarde y el cupo se liberó.',
    NO_ACTION,
  ],
  [
    'got the place after the entry',
    { placedAt: after(ENTRY.closes, 1) },
    after(ENTRY.closes, 2),
    'Tienes lugar: confirma que estás para la partida desde las 2:00 p. m.',
    NO_ACTION,
  ],
  [
    'is asked for the match',
    confirmed('entry'),
    MATCH.opens,
    'Confirma que ya estás para la partida hasta las 2:40 p. m.',
    'confirm match',
  ],
  [
    'is missing at the match, in review',
    confirmed('entry'),
    after(MATCH.closes, 1),
    'La confirmación ya cerró y no llegó la tuya.',
    'confirm match late',
  ],
  [
    'lost the place at the match',
    lost('match'),
    START,
    'No llegó tu confirmación a tiempo y el cupo se liberó.',
    NO_ACTION,
  ],
  [
    'has confirmed all',
    confirmed('entry', 'match'),
    MATCH.closes,
    '¡Confirmado! Se juega hoy, 3:00 p. m.',
    NO_ACTION,
  ],
  ['plays', confirmed('entry', 'match'), START, IN_PLAY, NO_ACTION],
  ['plays without the match', confirmed('entry'), START, IN_PLAY, NO_ACTION],
  ['did not pass to the final', confirmed('entry', 'match'), FINAL.opens, IN_PLAY, NO_ACTION],
  ['played in an earlier stage', { lobby: { stage: 1, id: 'a' } }, FINAL.opens, IN_PLAY, NO_ACTION],
  [
    'is in the final',
    { ...confirmed('entry', 'match'), ...IN_FINAL },
    FINAL.opens,
    'Pasaste a la final: confírmala hasta las 5:00 p. m.',
    'confirm final',
  ],
  [
    'has confirmed the final',
    { ...confirmed('entry', 'match', 'final'), ...IN_FINAL },
    FINAL.closes,
    '¡Confirmado! Juegas la final.',
    NO_ACTION,
  ],
  [
    'is missing at the final, in review',
    { ...confirmed('entry', 'match'), ...IN_FINAL },
    after(FINAL.closes, 1),
    'La confirmación ya cerró y no llegó la tuya.',
    'confirm final late',
  ],
  [
    'tapped late for the final',
    { ...IN_FINAL, ...late('final') },
    after(FINAL.closes, 1),
    'Tu confirmación llegó tarde: le avisamos al equipo del torneo.',
    NO_ACTION,
  ],
  [
    'is rejected',
    { status: 'rejected' as const, place: 'released' as const },
    ENTRY.opens,
    REJECTED,
    NO_ACTION,
  ],
  ['is not complete', isMissing, ENTRY.opens, 'Falta que acepte 1 jugador.', NO_ACTION],
] as const;

const ALL_WINDOWS = [window('entry', ENTRY), window('match', MATCH), window('final', FINAL)];

const OPEN_ROOM = 'La sala está abierta: sus datos están aquí abajo.';

describe('the day of a unit', () => {
  const base = { ...DAY, status: 'approved' as const, place: 'held' as const, incompleteUntil: null };
  const told = (
    unit: Partial<Parameters<typeof headlineOf>[0]>,
    now: Date,
    changes: Partial<Parameters<typeof headlineOf>[1]> = {},
    position: number | null = 4,
  ) =>
    headlineOf(
      { ...base, members: [...UNITS.complete], ...unit },
      { ...PLAIN, ...tournament(), stage: 2, windows: ALL_WINDOWS, ...changes },
      now,
      'anybody',
      position,
    );
  const actionOf = ({ action }: ReturnType<typeof headlineOf>) => {
    if (action === null || action.does === 'ready') return action?.does ?? null;
    return `${action.does} ${action.window}${action.isLate ? ' late' : ''}`;
  };

  it.each(DAY_TABLE)('that %s is one sentence and at most one tap', (_, unit, now, sentence, action) => {
    const headline = told(unit, now);
    expect([spaced(headline.sentence), actionOf(headline)]).toEqual([sentence, action]);
    expect(headline.sentence).not.toMatch(/espera/.test(sentence) ? /^$/ : /espera/);
    // Cancelled goes before all of it.
    expect(told(unit, now, { cancelledAt: START }).sentence).toBe(CANCELLED);
    const why = { cancelledAt: START, cancelReason: 'Sin luz.' };
    expect(told(unit, now, why).next).toBe('Motivo: Sin luz.');
  });

  it('has every state in one of the tables', () => {
    const kinds = DAY_TABLE.map(([, unit, now]) => told(unit, now).kind);
    expect(new Set([...kinds, ...STATES.map((row) => headline(row).kind)])).toEqual(new Set(HEADLINE_KINDS));
  });

  it('says what follows from who misses it, and who gives the places', () => {
    expect(told({}, ENTRY.opens).next).toBe('Si no confirmas a tiempo, el cupo pasa a otra persona.');
    expect(told({}, ENTRY.opens, { windows: MARKED }).next).toMatch(/^Así el equipo/);
    expect(told({}, after(ENTRY.closes, HOUR), { windows: MARKED }).next).toBe(
      'Avisa que sí vas: el equipo del torneo decide.',
    );
    expect(told(IN_FINAL, FINAL.opens).next).toBe('Si no, pasa al siguiente de la tabla.');
    const given = { closings: { ...NO_CLOSINGS, final: { ...NO_CLOSING, closedAt: FINAL.closes } } };
    expect(told(IN_FINAL, after(FINAL.closes, HOUR), given).sentence).toBe(IN_PLAY);
    expect(told(waits, ENTRY.opens).next).toMatch(/^Si se libera un cupo y te toca/);
    expect(told(waits, ENTRY.opens, BY_HAND).next).toMatch(/los da el equipo del torneo/);
  });

  it('sends to the room once it is open, and not before', () => {
    const rooms = [{ id: '1-1', match: 1, lobby: null, openAt: MATCH.closes, seat: 3 }];
    const next = (now: Date) => told({ ...confirmed('entry', 'match'), rooms }, now).next;
    expect(next(before(MATCH.closes, 1))).toMatch(/^Los datos de la sala salen aquí/);
    expect([next(MATCH.closes), next(START)]).toEqual([OPEN_ROOM, OPEN_ROOM]);
  });

  it('names no number that the phone does not know', () => {
    expect(told(waits, ENTRY.opens, {}, null).sentence).toBe('Estás en la lista de espera.');
  });
});
