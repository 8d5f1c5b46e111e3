import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleInput } from '../../desk/samples.fixture.ts';
import { openTournament } from '../../desk/tournament.fixture.ts';

const START = new Date(SAMPLE_NOW.getTime() + 48 * HOUR_MS);
const before = (ms: number) => new Date(START.getTime() - ms);
const MATCH = {
  kind: 'match' as const,
  opensAt: before(60 * MINUTE_MS),
  closesAt: before(20 * MINUTE_MS),
  onMissing: 'release' as const,
};

const openDay = (changes: Partial<Tournament>) =>
  openTournament({ maxPlayers: 1, waitlist: { max: 5, mode: 'auto', endsAt: null }, ...changes });

describe('a place that becomes free', () => {
  it('goes to a complete newcomer while only incomplete teams wait', async () => {
    const site = await openDay({ modality: 'duo' });
    const names = { name: 'Los Fénix', tag: '' };
    const first = await site.register(sampleInput(1));
    const incomplete = await site.register(sampleInput(2, { unit: names }));
    await site.leave(first);
    expect((await site.register(sampleInput(3))).place).toBe('held');
    expect(await site.unitOf(incomplete)).toMatchObject({ place: 'waiting', waitSeq: 1 });
  });

  it('goes to a newcomer while nobody who waits is ready, once the match window is open', async () => {
    const site = await openDay({ windows: [MATCH] });
    const [first, unready] = await site.registerAll(1, 2);
    site.goTo(MATCH.opensAt);
    await site.leave(first);
    expect((await site.register(sampleInput(3))).place).toBe('held');
    expect((await site.unitOf(unready)).place).toBe('waiting');
  });
});
