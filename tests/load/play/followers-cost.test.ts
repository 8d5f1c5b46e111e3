import { FOLLOWER_SHARDS } from '@copa/domain/day/push';
import { HOUR_MS } from '@copa/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followTournament } from '../../../functions/src/day/notices/push/followers.ts';
import { tellFollowers } from '../../../functions/src/play/follow/followed.ts';
import { demoEnvironment } from '../../../scripts/start/demo-environment.ts';
import { FOLLOWING } from '../../e2e/told-figures.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { runSite } from '../support/run-site.ts';
import { createTournament } from '../support/tournament.ts';
import { billedReads } from './billed-reads.ts';

const { COPA_PUSH_PUBLIC_KEY: publicKey = '' } = demoEnvironment('');
const BEGINS = new Date('2026-11-20T17:00:00.000Z');
const PHONES = 60;

describe('what phones that follow a tournament cost', () => {
  const bill = billedReads();
  let now = new Date(BEGINS.getTime() - HOUR_MS);
  const site = runSite('demo-followers', {
    clock: () => now,
    firestore: { watch: bill.watch },
    isInProcess: true,
  });
  let service: PushService;
  beforeAll(async () => {
    service = await startPushService(publicKey);
  });
  afterAll(() => service.close());

  it('three reads and a write for each phone, and for news one push for each document of phones', async () => {
    const { dependencies, firestore } = site.program;
    const push = { publicKey, standIn: service.origin };
    const needs = { ...dependencies, config: { ...dependencies.config, push } };
    const id = await createTournament(firestore, { maxPlayers: 10, date: BEGINS, timeZone: 'America/Lima' });
    const follow = () =>
      followTournament(
        needs,
        id,
        { ...service.newPhone().subscription, unit: null },
        { network: '192.0.2.7', isProven: true },
      );
    await follow();
    bill.take();
    for (let phone = 1; phone < PHONES; phone += 1) await follow();
    const { reads, writes } = bill.take();
    expect([reads, writes]).toEqual([FOLLOWING.reads, FOLLOWING.writes].map((each) => each * (PHONES - 1)));

    now = BEGINS;
    await tellFollowers(needs, now);
    expect(bill.take()).toMatchObject({ reads: FOLLOWING.newsReads, writes: FOLLOWING.newsWrites });
    expect(await firestore.collection('pushes').get()).toHaveProperty('size', FOLLOWER_SHARDS);
  });
});
