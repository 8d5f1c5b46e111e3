import { beforeEach, describe, expect, it } from 'vitest';
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
});
