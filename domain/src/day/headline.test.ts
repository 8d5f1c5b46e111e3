import { beforeEach, describe, expect, it } from 'vitest';
import { readFrom } from '../time/reader.fixture.ts';
import { NO_CLOSING, NO_CLOSINGS } from '../tournaments/places/window.ts';
import { after, before, START, tournament } from '../tournaments/state.fixture.ts';
import { DAY, HOUR, PLAIN, TABLE, TEAM_DAY, UNITS } from './headline.fixture.ts';
import { headlineOf } from './headline.ts';
import {
  ALL_WINDOWS,
  BY_HAND,
  CANCELLED,
  confirmed,
  DATED,
  DAY_TABLE,
  DECISION_TABLE,
  ENDS,
  ENTRY,
  FINAL,
  IN_FINAL,
  IN_PLAY,
  isMissing,
  lost,
  MARKED,
  MATCH,
  MINUTE,
  NEXT_TABLE,
  ONE_MISSING,
  OVER,
  PENDING,
  PENDING_IN_PLAY,
  REJECTED,
  RELEASED,
  RELEASED_INCOMPLETE,
  REVIEWED,
  TWO_MISSING,
  UNDATED,
  waits,
} from './headline-day.fixture.ts';
import { HEADLINE_KINDS, type ProtestDecision } from './headline-kind.ts';
import { PLAY_TABLE, playHeadline } from './headline-play.fixture.ts';

const IF_OPEN = 'Si las inscripciones siguen abiertas y hay cupos,';
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
    {
      ...(unit === 'alone' ? DAY : TEAM_DAY),
      status,
      place,
      releasedBy: place === 'released' && missing ? 'incomplete' : null,
      members,
      incompleteUntil: missing ? before(START, 12 * HOUR) : null,
    },
    played,
    now,
  );
}

const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

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
    expect(/tu equipo |perdieron/i.test(said) && row.unit === 'alone', said).toBe(false);
    expect(wanted instanceof RegExp ? wanted.test(said) : wanted === said, said).toBe(true);
    expect(next === null).toBe(sentence === OVER);
    expect(next ?? 'Nada.').toMatch(/^[¡¿\p{Lu}].*[.!]$/u);
  });

  it.each([
    ['released', 'alone', 'ahead', `${IF_OPEN} puedes inscribirte otra vez.`],
    ['released', 'complete', 'ahead', `${IF_OPEN} pueden inscribirse otra vez.`],
    ['released', 'one missing', 'ahead', `${IF_OPEN} pueden inscribirse otra vez.`],
    ['held', 'alone', 'in play', 'Pregunta a la organización si todavía puedes jugar.'],
    ['held', 'alone', 'undated', REVIEWED],
    ['held', 'alone', 'cancelled', 'No se va a jugar. Puedes inscribirte en otro torneo.'],
  ] as const)('that is %s, %s, %s reads what follows: %s', (place, unit, when, next) => {
    expect(headline({ status: 'pending', place, unit, when }).next).toBe(next);
  });

  it('has each of the sentences in some state', () => {
    expect(new Set(STATES.map((row) => headline(row).kind)).size).toBe(11);
  });

  it.each([
    ['captain', /^Tienen hasta mañana, 3:00 p\. m\. Comparte la invitación con quien falta\.$/],
    ['player', / Pídele al capitán que comparta otra vez/],
    ['anybody', / Avísale a tu capitán: la invitación está en su enlace privado/],
  ] as const)('advises who can invite, and who can only ask: %s', (reader, advice) => {
    const played = { ...PLAIN, ...tournament() };
    const unit = { ...TEAM_DAY, status: 'pending', place: 'held', incompleteUntil: START } as const;
    const missing = { ...unit, members: [...UNITS['one missing']] };
    const { next } = headlineOf(missing, played, before(START, 24 * HOUR), { reader });
    expect(spaced(next ?? '')).toMatch(advice);
    const complete = { ...unit, members: [...UNITS.complete] };
    expect(headlineOf(complete, played, before(START, HOUR), { reader }).next).toBe(REVIEWED);
  });

  it('names no deadline if an incomplete team has none', () => {
    const played = { ...PLAIN, ...tournament() };
    const unit = {
      ...TEAM_DAY,
      status: 'pending',
      place: 'held',
      members: [...UNITS['one missing']],
    } as const;
    expect(
      headlineOf({ ...unit, members: [...unit.members], incompleteUntil: null }, played, START).sentence,
    ).toBe('Falta 1 jugador.');
  });
});

describe('the day of a unit', () => {
  const base = {
    ...DAY,
    status: 'approved' as const,
    place: 'held' as const,
    incompleteUntil: null,
    lobby: { stage: 1, id: 'a' },
  };
  const told = (
    unit: Partial<Parameters<typeof headlineOf>[0]>,
    now: Date,
    changes: Partial<Parameters<typeof headlineOf>[1]> = {},
    position: number | null = 4,
    decision: ProtestDecision | null = null,
  ) =>
    headlineOf(
      { ...base, members: [...UNITS.complete], ...unit },
      { ...PLAIN, ...tournament(), stage: 2, windows: ALL_WINDOWS, ...changes },
      now,
      { position, decision },
    );
  const actionOf = ({ action }: ReturnType<typeof headlineOf>) => {
    if (action === null || action.does === 'ready') return action?.does ?? null;
    return `${action.does} ${action.window}${action.isLate ? ' late' : ''}`;
  };

  it.each(DAY_TABLE)('that %s is one sentence and at most one action', (_, unit, now, sentence, action) => {
    const headline = told(unit, now);
    expect([spaced(headline.sentence), actionOf(headline)]).toEqual([sentence, action]);
    expect(headline.sentence).not.toMatch(/espera/.test(sentence) ? /^$/ : /espera/);
    expect(told(unit, now, { cancelledAt: START }).sentence).toBe(CANCELLED);
    const why = { cancelledAt: START, cancelReason: 'Sin luz.' };
    expect(told(unit, now, why).next).toBe('Motivo: Sin luz.');
  });

  it.each(NEXT_TABLE)('of %s reads what follows', (kind, next, team = next) => {
    const [, unit, now] = DAY_TABLE.find(([, ...[each, at]]) => told(each, at).kind === kind) ?? [];
    if (unit === undefined || now === undefined) throw new Error(`no state is ${kind}`);
    expect([told(unit, now).next, told({ ...unit, unit: TEAM_DAY.unit }, now).next]).toEqual([next, team]);
  });

  it('has no countdown while an organiser decides about it', () => {
    const reviewed = DAY_TABLE.map(([, unit, now]) => told(unit, now)).filter(
      ({ kind }) => kind === 'review',
    );
    expect(reviewed.map(({ counts }) => counts)).toEqual(reviewed.map(() => null));
    expect(reviewed.length).toBeGreaterThan(0);
  });

  it('has every state in one of the tables', () => {
    const kinds = DAY_TABLE.map(([, unit, now]) => told(unit, now).kind);
    const playing = PLAY_TABLE.map((row) => playHeadline(row).kind);
    expect(new Set(['protest', ...kinds, ...playing, ...STATES.map((row) => headline(row).kind)])).toEqual(
      new Set(HEADLINE_KINDS),
    );
  });

  it.each(DECISION_TABLE)(
    'of a unit that %s is told, unless it has to act first',
    (_, decision, sentence) => {
      const at = (unit: Parameters<typeof told>[0], now: Date) => told(unit, now, {}, null, decision);
      expect(at(confirmed('entry', 'match'), START)).toMatchObject({
        kind: 'protest',
        sentence,
        action: null,
      });
      const lostIt = at(lost('match'), after(START, HOUR));
      expect([lostIt.sentence, lostIt.next?.startsWith('Cambió')]).toEqual([sentence, decision.isRedecided]);
      expect(at({}, ENTRY.opens).kind).toBe('open');
      const rooms = [{ id: '2-1', match: 2, lobby: null, openAt: START, seat: 3 }];
      expect(at({ ...confirmed('entry', 'match'), rooms }, START).kind).toBe('room');
    },
  );

  it('says what follows from a missed confirmation, and who gives the places', () => {
    expect(spaced(told({}, ENTRY.opens).next ?? '')).toBe(
      'Tienes hasta mañana, 12:00 del mediodía. Si no, pierdes tu cupo.',
    );
    expect(told({ unit: TEAM_DAY.unit }, ENTRY.opens).sentence).toMatch(
      /^Confirma por todos que van a jugar\.$/,
    );
    expect(told({ unit: TEAM_DAY.unit }, MATCH.opens).sentence).toMatch(
      /^Confirma por todos que están listos\.$/,
    );
    expect(told({}, ENTRY.opens, { windows: MARKED }).next).toMatch(/ Así la organización/);
    expect(told({}, after(ENTRY.closes, HOUR), { windows: MARKED }).next).toBe(
      'Todavía puedes avisar que sí vas: la organización decide si juegas.',
    );
    const early = { promotedAt: before(START, 20 * HOUR), placedAt: before(START, 20 * HOUR) };
    expect(spaced(told(early, before(START, 16 * HOUR)).next ?? '')).toMatch(
      /^Tienes hasta mañana, 12:00 del mediodía\. Si no, /,
    );
    expect(told(early, before(START, 4 * HOUR)).next).toBe('Si no, pierdes tu cupo.');
    expect(spaced(told({}, before(ENTRY.opens, 1)).next ?? '')).toMatch(
      /^Se confirma aquí desde las 3:00 p\. m\. hasta mañana, 12:00 del mediodía\. Si no, /,
    );
    expect(spaced(told(confirmed('entry'), ENTRY.closes).next ?? '')).toMatch(
      /^Se confirma aquí desde las 2:00 p\. m\. hasta las 2:40 p\. m\. Si no, /,
    );
    const pending = { status: 'pending' as const, ...confirmed('entry') };
    expect(spaced(told(pending, ENTRY.closes).next ?? '')).toBe(
      'Después se confirma otra vez aquí, desde las 2:00 p. m. hasta las 2:40 p. m.',
    );
    expect(told({ ...pending, ...confirmed('entry', 'match') }, MATCH.opens).next).toBe(REVIEWED);
    expect(told(IN_FINAL, FINAL.opens).next).toMatch(/pasa al siguiente de la tabla\.$/);
    const given = { closings: { ...NO_CLOSINGS, final: { ...NO_CLOSING, closedAt: FINAL.closes } } };
    expect(told(IN_FINAL, after(FINAL.closes, HOUR), given).sentence).toBe(IN_PLAY);
    expect(told(waits, ENTRY.opens).next).toMatch(/^Si te toca un cupo, te avisamos aquí, y por correo si/);
    expect(told(waits, ENTRY.opens, BY_HAND).next).toMatch(/los da la organización/);
  });

  it('still waits after the start where the waiting list ends later', () => {
    const waitlist = { max: 20, mode: 'auto' as const, endsAt: after(START, 20 * MINUTE) };
    const late = (unit: object, now: Date) => told({ ...waits, ...unit }, now, { waitlist }).kind;
    expect(late({}, START)).toBe('waiting-asked');
    expect(late({ readyAt: MATCH.opens }, after(START, 20 * MINUTE))).toBe('waiting-ready');
    expect(late({}, after(START, 20 * MINUTE + 1))).toBe('waited');
    expect(told(waits, after(START, MINUTE), { waitlist, windows: [] }).kind).toBe('waiting');
  });

  it('says that a unit without a lobby does not play, only once lobbies are drawn and it should be playing', () => {
    const missed = { lobby: null };
    expect(told(missed, START).next).toMatch(/^Por ahora no juegas\. .+ escribe a la organización\.$/);
    expect(told({ ...missed, unit: TEAM_DAY.unit }, START).next).toMatch(/^Por ahora no juegan\./);
    expect(told({ ...missed, status: 'pending' }, START).sentence).toBe(PENDING_IN_PLAY);
    expect(told({ ...missed, ...confirmed('entry', 'match') }, before(START, 1)).kind).toBe('confirmed');
    expect(told(missed, START, { stage: 0 }).sentence).toBe(IN_PLAY);
  });

  it('calls into the room from its opening on, until its match has begun', () => {
    const rooms = [{ id: '1-1', match: 1, lobby: null, openAt: MATCH.closes, seat: 3 }];
    const at = (now: Date) => {
      const { sentence, next, counts } = told({ ...confirmed('entry', 'match'), rooms }, now);
      return [sentence.slice(0, 12), next, counts?.to];
    };
    const soon = 'El ID y la contraseña de la sala salen aquí cuando abre.';
    const called = ['Sala abierta', null];
    expect(at(before(MATCH.closes, 1))).toEqual(['Listo, confi', soon, 'room']);
    expect(at(MATCH.closes)).toEqual([...called, 'start']);
    expect(at(before(START, 1))).toEqual([...called, 'start']);
    expect(at(after(MATCH.closes, 20 * MINUTE))[0]).toBe('El torneo ya');
    const early = [{ ...rooms[0], openAt: before(START, 3 * HOUR) } as (typeof rooms)[number]];
    expect(told({ ...confirmed('entry', 'match'), rooms: early }, before(START, 1)).kind).toBe('room');
  });

  it('calls nobody until the new start into the room of a start that was moved far', () => {
    const rooms = [{ id: '1-1', match: 1, lobby: null, openAt: MATCH.closes, seat: 3 }];
    const kindAt = (now: Date, date: Date | null) =>
      told({ ...confirmed('entry', 'match'), rooms }, now, { date, formerDate: START }).kind;
    expect(kindAt(before(START, 1), after(START, 24 * HOUR))).toBe('room');
    expect(kindAt(START, after(START, 24 * HOUR))).toBe('confirmed');
    expect(kindAt(START, after(START, 30 * MINUTE))).toBe('room');
    expect(kindAt(START, null)).toBe('confirmed');
    const again = [{ ...rooms[0], openAt: after(START, 20 * HOUR) } as (typeof rooms)[number]];
    const unit = { ...confirmed('entry', 'match'), rooms: again };
    const moved = { date: after(START, 24 * HOUR), formerDate: START };
    expect(told(unit, after(START, 23 * HOUR), moved).kind).toBe('room');
  });

  it('calls into the newest room alone, and no longer once its match is published', () => {
    const room = (match: number, openAt: Date) => ({ id: `${match}-1`, match, lobby: 'a', openAt, seat: 3 });
    const rooms = [room(1, START), room(2, after(START, 15 * MINUTE))];
    const unit = { ...DAY, ...confirmed('entry', 'match'), rooms, lobby: { stage: 1, id: 'a' } };
    const held = { status: 'approved', place: 'held', incompleteUntil: null } as const;
    const members = [...UNITS.alone];
    const kindOf = (minutes: number, table: object | null) =>
      headlineOf(
        { ...unit, ...held, members },
        { ...PLAIN, ...tournament(), stage: 1 },
        after(START, minutes * MINUTE),
        { table: table === null ? null : { ...TABLE, ...table } },
      ).kind;
    expect(kindOf(10, null)).toBe('room');
    expect(kindOf(10, { endedMatches: [1] })).toBe('playing');
    expect(kindOf(16, { endedMatches: [1] })).toBe('room');
    expect(kindOf(16, { endedMatches: [1, 2] })).toBe('playing');
    expect(kindOf(16, { pass: null, isClosed: true })).toBe('placed');
  });

  it.each([
    ['ahead', {}, before(START, HOUR), 'juegas hoy, 3:00 p. m.'],
    ['of a team', { unit: TEAM_DAY.unit }, before(START, HOUR), 'juegan hoy, 3:00 p. m.'],
    ['of who is not approved yet', { status: 'pending' }, before(START, HOUR), 'se juega hoy, 3:00 p. m.'],
    ['of who waits', waits, ENTRY.opens, 'se juega mañana, 3:00 p. m.'],
    ['in play', confirmed('entry', 'match'), START, 'empezó hoy, 3:00 p. m.'],
    ['of who plays no more', lost('entry'), after(ENTRY.closes, HOUR), null],
  ] as const)('begins with the hour of play: one %s', (_, unit, now, when) => {
    const said = told(unit, now).when;
    expect(said === null ? null : spaced(said)).toBe(when);
    expect(told({}, now, { date: null, windows: [] }).when).toBe('fecha por confirmar');
  });

  it('says that the date was moved, and what follows', () => {
    const moved = { formerDate: before(START, HOUR) };
    const { next } = told(confirmed('entry', 'match'), MATCH.closes, moved);
    expect(spaced(next ?? '')).toMatch(/^Cambió la fecha: antes era (hoy, )?.+ m\. El ID/);
    expect(told({}, ENTRY.opens, moved).next).toMatch(/^Cambió la fecha: ahora se juega mañana, /);
    const unknown = told(confirmed('entry'), ENTRY.closes, { ...moved, date: null, windows: [] });
    expect(unknown.next).toMatch(/^Cambió la fecha: está por confirmar\./);
    expect(told(confirmed('entry', 'match'), START, moved).next).not.toContain('fecha');
  });

  it.each([
    [
      'the deadline of a team',
      { ...isMissing, incompleteUntil: before(START, 9 * HOUR) },
      ENTRY.opens,
      'complete',
    ],
    ['the close', {}, ENTRY.opens, 'close'],
    [
      'the minutes of a promotion',
      { promotedAt: MATCH.opens, placedAt: MATCH.opens, confirmBy: after(MATCH.opens, 1) },
      MATCH.opens,
      'close',
    ],
    ['the next opening', {}, before(ENTRY.opens, 1), 'open'],
    ['the next opening, after a confirmation', confirmed('entry'), ENTRY.closes, 'open'],
    [
      'the next opening, before the approval',
      { status: 'pending' as const, ...confirmed('entry') },
      ENTRY.closes,
      'open',
    ],
    ['when somebody who waits can say to be there', waits, ENTRY.opens, 'ready'],
    ['the end of saying so', waits, MATCH.opens, 'close'],
    ['the start, where nothing can be lost before', confirmed('entry', 'match'), MATCH.closes, 'start'],
    ['nothing, once it plays', confirmed('entry', 'match'), START, undefined],
    ['nothing for a unit without a place', lost('entry'), after(ENTRY.closes, HOUR), undefined],
  ] as const)('counts down to the next deadline: %s', (_, unit, now, to) => {
    expect(told(unit, now).counts?.to).toBe(to);
  });

  it('names no number that the phone does not know', () => {
    expect(told(waits, ENTRY.opens, {}, null).sentence).toBe('Estás en la lista de espera.');
    const team = { ...waits, unit: TEAM_DAY.unit };
    expect(told(team, ENTRY.opens, {}, null).sentence).toBe('Tu equipo está en la lista de espera.');
  });
});
