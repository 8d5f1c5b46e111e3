import { beforeEach, describe, expect, it } from 'vitest';
import { NONE_LATE } from '../registrations/confirmation.ts';
import { readFrom } from '../time/reader.fixture.ts';
import { after, START } from '../tournaments/state.fixture.ts';
import { HOUR } from './headline.fixture.ts';
import { PLAY_TABLE, planned, playHeadline } from './headline-play.fixture.ts';

beforeEach(() => readFrom('America/Bogota'));

describe('a unit in a table', () => {
  it.each(PLAY_TABLE)('that $title reads how it stands', (row) => {
    expect(playHeadline(row).sentence).toBe(row.solo);
    expect(playHeadline(row, true).sentence).toBe(row.team);
    expect(playHeadline(row).next).toBe(row.next);
    expect(playHeadline(row, true).next ?? '').not.toMatch(/\b(pasas|puedes|clasificaste|ganas)\b/);
  });

  const LATER = after(START, 3 * HOUR);
  it.each([
    ['passed', { isClosed: true }, planned(LATER), 'juegas «Gran final» hoy, 6:00 p. m.', LATER],
    ['passed, and the plan has no hour', { isClosed: true }, planned(null), 'sigue «Gran final»', null],
    ['passed, and it is late', { isClosed: true }, planned(START), 'sigue «Gran final»', null],
    ['passed, and has no plan', { isClosed: true }, null, 'empezó hoy, 3:00 p. m.', START],
    ['is drawn', { stage: 2, played: 0 }, planned(LATER), 'juegas «Gran final» hoy, 6:00 p. m.', LATER],
    ['has played there', { stage: 2, played: 1 }, planned(LATER), 'empezó hoy, 3:00 p. m.', START],
    ['plays the first stage', { played: 0 }, planned(LATER), 'empezó hoy, 3:00 p. m.', START],
  ])('that %s reads when it plays next', (_, table, plan, when, at) => {
    const headline = playHeadline({ title: '', solo: '', team: '', next: null, table, plan });
    expect(headline.when?.replaceAll('\u00A0', ' ')).toBe(when);
    expect(headline.at).toEqual(at);
  });

  const FINAL_ROOM = { id: '3-9', match: 3, lobby: 'a', openAt: after(START, 7 * HOUR), seat: 4 };
  it.each([
    [7, 'Sala abierta: entra ya.'],
    [8, 'Vas 3.º con 22 puntos.'],
    [9.1, 'El torneo terminó.'],
  ])('plays on where a room opened after the usual end: %d hours after the start', (hours, sentence) => {
    const row = { title: '', solo: '', team: '', next: null, table: { pass: null, passing: null } };
    const now = after(START, hours * HOUR);
    expect(playHeadline(row, false, { rooms: [FINAL_ROOM], now }).sentence).toBe(sentence);
  });

  it.each([
    [12, /^¡Clasificaste! Quedaste 3\.º de 48\.$/],
    [27, /^El torneo terminó\.$/],
  ])('passed to a final that is planned for another day: %d hours after the start', (hours, sentence) => {
    const plan = planned(after(START, 24 * HOUR));
    const row = { title: '', solo: '', team: '', next: null, table: { isClosed: true }, plan };
    expect(playHeadline(row, false, { now: after(START, hours * HOUR) }).sentence).toMatch(sentence);
  });
});

const OTHER = 'Puedes inscribirte en otro torneo.';
it.each([
  ['released', {}, 1, OTHER],
  ['released-incomplete', { releasedBy: 'incomplete' }, 1, OTHER],
  ['lost', { releasedBy: 'entry' }, 1, 'Escribe a la organización: si queda un cupo libre, puede dártelo.'],
  ['released', {}, 200, OTHER],
  ['released-incomplete', { releasedBy: 'incomplete' }, 200, OTHER],
  ['lost', { releasedBy: 'entry' }, 200, OTHER],
  ['lost-late', { releasedBy: 'match', late: { ...NONE_LATE, match: START } }, 200, OTHER],
] as const)('%s promises no place that nobody can give: %j, %d hours after the start', (...row) => {
  const [kind, released, hours, next] = row;
  const unit = { place: 'released', ...released } as const;
  const now = after(START, hours * HOUR);
  const headline = playHeadline({ title: '', solo: '', team: '', next: null, table: {} }, false, {
    unit,
    now,
  });
  expect(headline).toMatchObject({ kind, next });
});
