import { NO_RESULT } from '@copa/domain/play/result/result';
import { describe, expect, it } from 'vitest';
import { drawLobbies } from '../../../functions/src/play/draws.ts';
import { publishMatch, putRows } from '../../../functions/src/play/matches.ts';
import { sampleInput } from '../../../functions/src/play/samples/stage.fixture.ts';
import { putStage } from '../../../functions/src/play/stages.ts';
import { matchesOf } from '../../../functions/src/store/collections.ts';
import { createDesk, organiserNamed } from '../support/desk.ts';
import { runSite } from '../support/run-site.ts';
import { createTournament, playerOf } from '../support/tournament.ts';
import { billedReads } from './billed-reads.ts';

const LOBBIES = 4;
const LOBBY_SIZE = 6;
const MATCHES = 5;
const TAP_READS_MAX = 5;

const bill = billedReads();
const site = runSite('demo-taps', { firestore: { watch: bill.watch } });

const camila = organiserNamed('Camila');
const diego = organiserNamed('Diego');

const row = (placement: number) => ({ ...NO_RESULT, placement, kills: 1, revision: 0 });

async function openStage(): Promise<{ id: string; lobbies: readonly (readonly string[])[] }> {
  const { firestore, dependencies } = site.program;
  const units = LOBBIES * LOBBY_SIZE;
  const id = await createTournament(firestore, { maxPlayers: units });
  const desk = createDesk(dependencies);
  const receipts = await Promise.all(
    Array.from({ length: units }, (_, number) => desk.register(playerOf(id, number))),
  );
  const ids = receipts.map((receipt) => receipt.id);
  await desk.decideMany(camila, ids, { status: 'approved', reason: null });
  const settings = { lobbySize: LOBBY_SIZE, finish: { kind: 'matches', matches: MATCHES } } as const;
  await putStage(dependencies, camila, { id, stage: 1 }, sampleInput(settings));
  const stage = await drawLobbies(dependencies, camila, { id, stage: 1 }, { kind: 'seed', revision: 1 });
  for (const { id: lobby, units: playing } of stage.lobbies) {
    for (let match = 1; match < MATCHES; match += 1) {
      const address = { id, stage: 1, match: `${lobby}-${match}` };
      const rows = Object.fromEntries(playing.map((unit, at) => [unit, row(at + 1)]));
      await putRows(dependencies, camila, address, { rows, removed: {} });
      await publishMatch(dependencies, camila, address);
    }
  }
  return { id, lobbies: stage.lobbies.map(({ units: playing }) => playing) };
}

describe('a tap on a match that is not public', () => {
  it(`reads at most ${TAP_READS_MAX} documents, however much was played, and two organisers never abort each other`, async () => {
    const { id, lobbies } = await openStage();
    const [first, second] = site.programs;
    const tap = (program: typeof first, organiser: typeof camila, lobby: number, at: number) =>
      putRows(
        program.dependencies,
        organiser,
        { id, stage: 1, match: `${'abcd'[lobby]}-${MATCHES}` },
        { rows: { [lobbies[lobby]?.[at] ?? '']: row(at + 1) }, removed: {} },
      );
    bill.take();
    await tap(first, camila, 0, 0);
    expect(bill.take().reads).toBeLessThanOrEqual(TAP_READS_MAX);
    await tap(second, diego, 1, 0);
    bill.take();
    for (let at = 1; at < LOBBY_SIZE; at += 1)
      await Promise.all([tap(first, camila, 0, at), tap(second, diego, 1, at)]);
    const { reads, aborts } = bill.take();
    expect(aborts).toBe(0);
    expect(reads).toBeLessThanOrEqual(2 * (LOBBY_SIZE - 1) * TAP_READS_MAX);
    const { database } = first.dependencies;
    const typed = await Promise.all(['a', 'b'].map((lobby) => database.get(matchesOf(id, 1), `${lobby}-5`)));
    expect(typed.map((match) => Object.keys(match?.rows ?? {}).length)).toEqual([LOBBY_SIZE, LOBBY_SIZE]);
  });

  it('goes on while another lobby is published', async () => {
    const { id, lobbies } = await openStage();
    const [first, second] = site.programs;
    const [played = [], typed = []] = lobbies;
    const address = { id, stage: 1, match: `a-${MATCHES}` };
    await putRows(first.dependencies, camila, address, {
      rows: Object.fromEntries(played.map((unit, at) => [unit, row(at + 1)])),
      removed: {},
    });
    bill.take();
    await Promise.all([
      publishMatch(first.dependencies, camila, address),
      ...typed
        .slice(0, 1)
        .map((unit) =>
          putRows(
            second.dependencies,
            diego,
            { id, stage: 1, match: `b-${MATCHES}` },
            { rows: { [unit]: row(1) }, removed: {} },
          ),
        ),
    ]);
    expect(bill.take().aborts).toBe(0);
  });
});
