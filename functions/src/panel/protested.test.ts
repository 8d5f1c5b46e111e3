import { beforeEach, describe, expect, it } from 'vitest';
import { dismiss, protest, publishedMatch, services, storeUnit } from '../play/protests/protests.fixture.ts';
import { BOARDS, TOURNAMENTS } from '../store/collections.ts';
import { createStats } from './stats.ts';

let ask: ReturnType<typeof createStats>;
const protestedNow = async () => (await ask()).perTournament.map(({ protested }) => protested);

beforeEach(async () => {
  await publishedMatch();
  await storeUnit(1);
  await storeUnit(2);
  ask = createStats(services.context);
});

describe('a match with an open protest', () => {
  it('is named by the panel until its last protest is decided', async () => {
    expect(await protestedNow()).toEqual([null]);
    await protest('u1 kills');
    const open = { stage: 1, match: 'a-1', lobby: '', matches: 1 };
    expect(await protestedNow()).toEqual([open]);
    await protest('u2 kills');
    await dismiss('u1');
    expect(await protestedNow()).toEqual([open]);
    await dismiss('u2');
    expect(await protestedNow()).toEqual([null]);
  });

  it('is named with its lobby only if its stage has several', async () => {
    await protest('u1 kills');
    const [board] = await services.stored(BOARDS);
    if (board === undefined) throw new Error('no board');
    const rows = board.rows.map((row, index) => ({ ...row, lobby: index === 0 ? 'a' : 'b' }));
    await services.store(BOARDS, { ...board, rows });
    expect(await protestedNow()).toMatchObject([{ match: 'a-1', lobby: 'a' }]);
  });

  it('is named after the end of the tournament too, and not once it is cancelled', async () => {
    await protest('u1 kills');
    const [tournament] = await services.stored(TOURNAMENTS);
    if (tournament === undefined) throw new Error('no tournament');
    await services.store(TOURNAMENTS, { ...tournament, endedAt: services.now });
    expect(await protestedNow()).toMatchObject([{ match: 'a-1' }]);
    await services.store(TOURNAMENTS, { ...tournament, cancelledAt: services.now });
    ask = createStats(services.context);
    expect(await protestedNow()).toEqual([null]);
  });
});
