import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { expect, it } from 'vitest';
import { SAMPLE_NOW, sampleInput, sampleWindow } from '../../desk/samples.fixture.ts';
import { openTournament } from '../../desk/tournament.fixture.ts';

const START = new Date(SAMPLE_NOW.getTime() + 48 * HOUR_MS);
const before = (ms: number) => new Date(START.getTime() - ms);
const MATCH = sampleWindow('match', before(60 * MINUTE_MS), before(20 * MINUTE_MS));
const waitlist = { max: 5, mode: 'auto', endsAt: null } as const;

it('a free place goes to a complete newcomer while only incomplete teams wait', async () => {
  const site = await openTournament({ maxPlayers: 1, modality: 'duo', waitlist });
  const first = await site.register(sampleInput(1));
  const incomplete = await site.register(sampleInput(2, { unit: { name: 'Los Fénix', tag: '' } }));
  await site.leave(first);
  expect((await site.register(sampleInput(3))).place).toBe('held');
  expect(await site.unitOf(incomplete)).toMatchObject({ place: 'waiting', waitSeq: 1 });
});

it('a free place goes to a newcomer while nobody who waits is ready, once the match window is open', async () => {
  const site = await openTournament({ maxPlayers: 1, windows: [MATCH], waitlist });
  const [first, unready] = await site.registerAll(1, 2);
  site.goTo(MATCH.opensAt);
  await site.leave(first);
  expect((await site.register(sampleInput(3))).place).toBe('held');
  expect((await site.unitOf(unready)).place).toBe('waiting');
});
