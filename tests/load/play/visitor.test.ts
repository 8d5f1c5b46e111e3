import { HOUR_MS, PUBLIC_POLL_MS } from '@copa/domain/limits';
import type { Board } from '@copa/domain/play/board';
import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { beforeAll, describe, expect, it } from 'vitest';
import { createBoardReader } from '../../../web/src/features/play/public/board-reader.ts';
import { PRODUCT_RULES } from '../support/firestore-server.ts';
import { runSite } from '../support/run-site.ts';
import { beStranger } from '../support/stranger.ts';
import { createTournament } from '../support/tournament.ts';

const PROJECT = 'demo-boards';
const POLLS_AN_HOUR = HOUR_MS / PUBLIC_POLL_MS;
const PHONES = 100;

const site = runSite(PROJECT, {
  firestore: { rules: PRODUCT_RULES },
  isInProcess: true,
  emptied: ['tournaments', 'boards'],
});

const { takeTraffic } = beStranger(PROJECT, site);
let source: Parameters<typeof createBoardReader>[1];
beforeAll(async () => {
  const { fetchTournament } = await import(
    '../../../web/src/features/tournaments/public/tournament-source.ts'
  );
  const { fetchBoard } = await import('../../../web/src/features/play/public/board-source.ts');
  source = { readTournament: fetchTournament, readBoard: fetchBoard };
});

const units = (count: number) => Array.from({ length: count }, (_, index) => `u${index + 1}`);
const boardOf = (
  tournamentId: string,
  count: number,
  changes: Partial<Parameters<typeof sampleBoard>[0]> = {},
) =>
  sampleBoard({
    tournamentId,
    lobbies: { a: units(count) },
    matches: [{ number: 1, lines: units(count).map((id, index) => `${id} ${index + 1} 1`) }],
    ...changes,
    stage: { lobbySize: 60, ...changes.stage },
  });
const store = ({ id, ...board }: Board) => site.program.firestore.doc(`boards/${id}`).set(board);
const played = async () => createTournament(site.program.firestore, { maxPlayers: 60, stage: 1 });

describe('the table that somebody keeps open', () => {
  it('costs one read for each poll of an hour and one more after a change', async () => {
    const id = await played();
    await store(boardOf(id, 12));
    const read = createBoardReader({ tournamentId: id, stage: null }, source);
    for (let poll = 0; poll < POLLS_AN_HOUR; poll += 1) {
      if (poll === 60) await store(boardOf(id, 12, { revision: 2 }));
      expect(await read()).toMatchObject({ board: { revision: poll < 60 ? 1 : 2 } });
    }
    // Besides one read for each poll, the tournament is read once for its stage, and the changed board once.
    expect(takeTraffic().reads).toBe(POLLS_AN_HOUR + 2);
  });

  it('costs two more when the next stage is drawn, and goes on there', async () => {
    const id = await played();
    await store(boardOf(id, 12));
    const read = createBoardReader({ tournamentId: id, stage: null }, source);
    await read();
    await store(boardOf(id, 6, { stage: { number: 2, name: 'Final' } }));
    await store(boardOf(id, 12, { next: 2 }));
    takeTraffic();
    for (let poll = 0; poll < 10; poll += 1) expect(await read()).toMatchObject({ board: { stage: 2 } });
    expect(takeTraffic().reads).toBe(12);
  });

  it(`costs ${PHONES} phones a document each, with the tournament once, and no query`, async () => {
    const id = await played();
    await store(boardOf(id, 12));
    const readers = Array.from({ length: PHONES }, () =>
      createBoardReader({ tournamentId: id, stage: null }, source),
    );
    const answers = await Promise.all(readers.map((read) => read()));
    expect(answers.every((answer) => typeof answer === 'object')).toBe(true);
    expect(takeTraffic().reads).toBe(2 * PHONES);
  });
});
