import { describe, expect, it } from 'vitest';
import { after, before, START, tournament } from '../tournaments/state.fixture.ts';
import { headlineOf } from './headline.ts';
import type { PublicMember } from './member.ts';

const HOUR = 3_600_000;
const ENDS = after(START, 6 * HOUR);
const TIME_ZONE = 'America/Bogota';

const member = (slot: number, changes: Partial<PublicMember> = {}): PublicMember => ({
  slot,
  role: slot === 1 ? 'captain' : 'player',
  state: 'accepted',
  name: `Jugador ${slot}`,
  ...changes,
});

const UNITS = {
  complete: [member(1), member(2)],
  alone: [member(1)],
  'without a substitute': [
    member(1),
    member(2),
    member(3, { role: 'substitute', state: 'invited', name: '' }),
  ],
  'one missing': [member(1), member(2, { state: 'invited', name: '' })],
  'two missing': [
    member(1),
    member(2),
    member(3, { state: 'invited', name: '' }),
    member(4, { state: 'invited', name: '' }),
  ],
} as const;

const TOURNAMENTS = {
  ahead: { now: before(START, 24 * HOUR), changes: {} },
  'at its start': { now: START, changes: {} },
  'in play': { now: after(START, HOUR), changes: {} },
  over: { now: after(ENDS, 1), changes: {} },
  undated: { now: START, changes: { date: null } },
  cancelled: { now: before(START, HOUR), changes: { cancelledAt: before(START, 2 * HOUR) } },
} as const;

interface Row {
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly place: 'held' | 'released';
  readonly unit: keyof typeof UNITS;
  readonly when: keyof typeof TOURNAMENTS;
}

const STATES: readonly Row[] = (['pending', 'approved', 'rejected'] as const).flatMap((status) =>
  (['held', 'released'] as const).flatMap((place) =>
    (Object.keys(UNITS) as (keyof typeof UNITS)[]).flatMap((unit) =>
      (Object.keys(TOURNAMENTS) as (keyof typeof TOURNAMENTS)[]).map((when) => ({
        status,
        place,
        unit,
        when,
      })),
    ),
  ),
);

function headline({ status, place, unit, when }: Row) {
  const { now, changes } = TOURNAMENTS[when];
  const played = { ...tournament(changes), timeZone: TIME_ZONE };
  const members = [...UNITS[unit]];
  const missing = members.some(({ role, state }) => role !== 'substitute' && state === 'invited');
  return headlineOf(
    { status, place, members, incompleteUntil: missing ? before(START, 12 * HOUR) : null },
    played,
    now,
  );
}

const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

const CANCELLED = 'Este torneo fue cancelado.';
const REJECTED = 'Esta inscripción no fue aprobada.';
const RELEASED = 'El plazo para completar el equipo terminó y el cupo se liberó.';
const OVER = 'El torneo terminó.';
const PENDING = 'La inscripción está en revisión.';
const PENDING_IN_PLAY = 'El torneo ya empezó y la inscripción sigue en revisión.';
const IN_PLAY = 'El torneo está en juego.';
const UNDATED = 'Tienes lugar. La fecha está por confirmar.';
const DATED = /^Tienes lugar: se juega el martes, 1 de diciembre de 2026, .+ GMT-5\.$/;
const ONE_MISSING = /^Falta que acepte 1 jugador: hasta el martes, 1 de diciembre de 2026, .+ GMT-5\.$/;
const TWO_MISSING = /^Falta que acepten 2 jugadores: hasta el martes, 1 de diciembre de 2026, .+ GMT-5\.$/;

/** Told from the facts, and not by the order in which the program asks for them. */
function expected({ status, place, unit, when }: Row): string | RegExp {
  if (when === 'cancelled') return CANCELLED;
  if (status === 'rejected') return REJECTED;
  if (place === 'released') return RELEASED;
  if (when === 'over') return OVER;
  if (unit === 'one missing') return ONE_MISSING;
  if (unit === 'two missing') return TWO_MISSING;
  const plays = when === 'at its start' || when === 'in play';
  if (status === 'pending') return plays ? PENDING_IN_PLAY : PENDING;
  if (plays) return IN_PLAY;
  return when === 'undated' ? UNDATED : DATED;
}

describe('where a unit stands', () => {
  it.each(STATES)('$status, $place, $unit, $when: is one sentence', (row) => {
    const { sentence, next } = headline(row);
    const wanted = expected(row);
    const said = spaced(sentence);
    expect(wanted instanceof RegExp ? wanted.test(said) : wanted === said, said).toBe(true);
    expect(next === null).toBe(sentence === OVER);
  });

  it('is each of the sentences in some state', () => {
    expect(new Set(STATES.map((row) => headline(row).kind)).size).toBe(10);
  });

  it.each([
    ['captain', 'Comparte la invitación con quien falta.'],
    ['player', /^Espera a que el equipo se complete, o pídele al capitán/],
    ['anybody', /^El capitán comparte la invitación desde su enlace privado/],
  ] as const)('advises who can invite, and who can only ask: %s', (reader, advice) => {
    const played = { ...tournament(), timeZone: TIME_ZONE };
    const unit = { status: 'pending', place: 'held', incompleteUntil: START } as const;
    const missing = { ...unit, members: [...UNITS['one missing']] };
    expect(headlineOf(missing, played, before(START, HOUR), reader).next).toMatch(advice);
    const complete = { ...unit, members: [...UNITS.complete] };
    expect(headlineOf(complete, played, before(START, HOUR), reader).next).toBe(
      'Te avisamos por correo cuando el equipo del torneo decida.',
    );
  });

  it('names no moment where the place waits for nobody in particular', () => {
    const played = { ...tournament(), timeZone: TIME_ZONE };
    const unit = { status: 'pending', place: 'held', members: [...UNITS['one missing']] } as const;
    expect(
      headlineOf({ ...unit, members: [...unit.members], incompleteUntil: null }, played, START).sentence,
    ).toBe('Falta que acepte 1 jugador.');
  });
});
