import { rollId } from '@copa/domain/day/roll';
import { noRooms } from '@copa/domain/day/room';
import { IMAGE_MAX_BYTES, PROTEST_PICTURES_MAX } from '@copa/domain/limits';
import { boardOf } from '@copa/domain/play/board';
import type { Match } from '@copa/domain/play/match';
import { type Protest, ProtestSchema } from '@copa/domain/play/protest/protest';
import { type Report, ReportSchema } from '@copa/domain/play/report/report';
import { NO_RESULT } from '@copa/domain/play/result/result';
import type { Stage } from '@copa/domain/play/stage';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import type { Context } from '../dependencies.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../desk/samples.fixture.ts';
import { putRows } from '../play/matches.ts';
import { deleteStage } from '../play/removal.ts';
import { ORGANISER, sampleMatch, sampleStage } from '../play/samples/stage.fixture.ts';
import { putStage, settingsOf } from '../play/stages.ts';
import * as playWords from '../play/words.ts';
import { dueOf } from '../store/agenda.ts';
import {
  AUDIT,
  BOARDS,
  EVIDENCE,
  matchesOf,
  PROTESTS,
  QUEUES,
  REGISTRATIONS,
  REPORTS,
  ROLLS,
  ROOMS,
  stagesOf,
  TOURNAMENTS,
  TURNS,
} from '../store/collections.ts';
import { FIGURES } from '../store/figures.ts';
import { protestPictureId } from '../store/report-removal.ts';
import { UNITS_AT_ONCE } from '../store/unit-pages.ts';
import { deleteTournament } from './removal.ts';

const ID = 'copa-1';
const COMMIT_WRITES = 500;
const COMMIT_BYTES = 10 * 1024 * 1024;
const MATCHES = 1000;
const REPORTS_SENT = 600;
const PROTESTS_SENT = 60;
const NUMBERS = Array.from({ length: PROTEST_PICTURES_MAX }, (_, index) => index + 1);
const UNPUBLISHED = { publishedAt: null, scoresUntil: null, officialAt: null };
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const LOBBIES = Array.from(
  { length: MATCHES / 20 },
  (_, index) => `${LETTERS[Math.floor(index / 26)]}${LETTERS[index % 26]}`,
);

const stageOfLobbies = (): Stage =>
  sampleStage({
    name: 'Clasificatoria',
    finish: { kind: 'matches', matches: 20 },
    reports: true,
    revision: 1,
    entrants: LOBBIES.map((lobby, index) => ({
      id: `unit-${lobby}`,
      number: index + 1,
      name: lobby,
      tag: '',
      carried: 0,
      since: null,
    })),
    lobbies: LOBBIES.map((id) => ({ id, units: [`unit-${id}`] })),
  });

const draftOf = (lobby: string, number: number): Match =>
  sampleMatch(number, [], { id: `${lobby}-${number}`, lobby, state: 'draft', revision: 0, ...UNPUBLISHED });

function sampleReport(match: Match): Report {
  const registrationId = `unit-${match.lobby}`;
  return z.parse(ReportSchema, {
    id: `${registrationId}_1_${match.id}`,
    tournamentId: ID,
    stage: 1,
    match: match.id,
    registrationId,
    placement: 1,
    kills: 0,
    sentAt: SAMPLE_NOW,
    requestId: '00000000-0000-4000-8000-000000000001',
    revision: 1,
    width: 1,
    height: 1,
  });
}

function sampleProtest({ id: match, lobby }: Match): Protest {
  const registrationId = `unit-${lobby}`;
  return z.parse(ProtestSchema, {
    id: `${registrationId}_1_${match}`,
    tournamentId: ID,
    stage: 1,
    match,
    registrationId,
    kind: 'kills',
    against: null,
    text: 'Tenemos 5 bajas.',
    pictures: NUMBERS,
    sentAt: SAMPLE_NOW,
    requestId: '00000000-0000-4000-8000-000000000001',
    state: 'open',
  });
}

interface Commit {
  readonly writes: number;
  readonly bytes: number;
}

function counted({ context }: Services, commits: Commit[], crashAfter = Number.POSITIVE_INFINITY): Context {
  const { database } = context;
  return {
    ...context,
    database: {
      ...database,
      transaction: async (work) => {
        if (commits.length >= crashAfter) throw new Error('crashed');
        let writes = 0;
        let bytes = 0;
        const result = await database.transaction((transaction) => {
          writes = 0;
          bytes = 0;
          return work({
            ...transaction,
            set: (...document) => {
              writes += 1;
              transaction.set(...document);
            },
            remove: (collection, id) => {
              writes += 1;
              if (collection.path === EVIDENCE.path) bytes += IMAGE_MAX_BYTES;
              transaction.remove(collection, id);
            },
          });
        });
        commits.push({ writes, bytes });
        return result;
      },
    },
  };
}

let filled: Promise<Services> | undefined;
let services: Services;

async function left() {
  const [tournaments, stages, boards, matches, reports, protests, pictures] = await Promise.all([
    services.stored(TOURNAMENTS),
    services.stored(stagesOf(ID)),
    services.stored(BOARDS),
    services.stored(matchesOf(ID, 1)),
    services.stored(REPORTS),
    services.stored(PROTESTS),
    services.stored(EVIDENCE),
  ]);
  return {
    tournaments: tournaments.length,
    stages: stages.length,
    boards: boards.length,
    matches: matches.length,
    reports: reports.length,
    protests: protests.length,
    pictures: pictures.length,
  };
}

const removals = {
  stage: (context: Context, seen?: number) => deleteStage(context, ORGANISER, { id: ID, stage: 1 }, seen),
  tournament: (context: Context) => deleteTournament(context, ORGANISER, ID, false),
};

async function fill(): Promise<Services> {
  const filling = openServices(SAMPLE_NOW);
  const matches = LOBBIES.flatMap((lobby) =>
    Array.from({ length: 20 }, (_, index) => draftOf(lobby, index + 1)),
  );
  const reports = matches.slice(0, REPORTS_SENT).map(sampleReport);
  const protests = matches.slice(0, PROTESTS_SENT).map(sampleProtest);
  const tournament = sampleTournament({ stage: 1 });
  const stage = stageOfLobbies();
  await filling.store(TOURNAMENTS, tournament);
  await filling.store(stagesOf(ID), stage);
  const board = boardOf(tournament, stage, matches, null);
  await filling.store(BOARDS, { ...board, openings: [], revision: 1, updatedAt: SAMPLE_NOW });
  await filling.store(matchesOf(ID, 1), ...matches);
  await filling.store(REPORTS, ...reports);
  const bytes = Buffer.from('picture');
  await filling.store(PROTESTS, ...protests);
  const pictures = [
    ...reports.map(({ id }) => id),
    ...protests.flatMap(({ id }) => NUMBERS.map((number) => protestPictureId(id, number))),
  ];
  await filling.store(EVIDENCE, ...pictures.map((id) => ({ id, type: 'image/png', bytes })));
  return filling;
}

/** The tests ask for it themselves, because filling the store may take longer than a hook may. */
async function openFilled(): Promise<void> {
  filled ??= fill();
  services = (await filled).copy();
}

describe.each(Object.entries(removals))(
  'the removal of a %s with 1,000 drafts and 780 pictures',
  (kind, remove) => {
    const gone = { stages: 0, boards: 0, matches: 0, reports: 0, protests: 0, pictures: 0 };

    it('leaves nothing behind, in commits that each fit', async () => {
      await openFilled();
      const commits: Commit[] = [];
      await remove(counted(services, commits), stageOfLobbies().revision);
      expect(await left()).toEqual({ ...gone, tournaments: kind === 'stage' ? 1 : 0 });
      expect(Math.max(...commits.map(({ writes }) => writes))).toBeLessThanOrEqual(COMMIT_WRITES);
      expect(Math.max(...commits.map(({ bytes }) => bytes))).toBeLessThanOrEqual(COMMIT_BYTES);
    });

    it('that died on the way can be found, and is finished by the same call', async () => {
      await openFilled();
      const { revision } = stageOfLobbies();
      for (const crashAfter of [1, 3]) {
        await expect(remove(counted(services, [], crashAfter), revision)).rejects.toThrow('crashed');
        const { tournaments, stages, reports, protests, pictures } = await left();
        expect({ tournaments, stages }).toEqual({ tournaments: 1, stages: 1 });
        expect(reports + protests * PROTEST_PICTURES_MAX).toBe(pictures);
        expect(reports).toBeLessThan(REPORTS_SENT);
      }
      await remove(services.context, revision);
      expect(await left()).toEqual({ ...gone, tournaments: kind === 'stage' ? 1 : 0 });
      const acts = (await services.stored(AUDIT)).map(({ action }) => action);
      expect(acts).toEqual([kind === 'stage' ? 'play.delete-stage' : 'tournament.delete']);
    });
  },
);

it('finishes the removal of a stage by the same call, and refuses one from an older screen', async () => {
  await openFilled();
  const settings = settingsOf(stageOfLobbies());
  const rename = (revision: number) =>
    putStage(services.context, ORGANISER, { id: ID, stage: 1 }, { ...settings, name: 'Otra', revision });
  for (const crashAfter of [1, 3]) {
    await expect(removals.stage(counted(services, [], crashAfter), 1)).rejects.toThrow('crashed');
  }
  await expect(removals.stage(services.context, 0)).rejects.toMatchObject({ code: 'stale-write' });
  await rename(2);
  for (const seen of [1, 2]) {
    await expect(removals.stage(services.context, seen)).rejects.toMatchObject({ code: 'stale-write' });
  }
  await removals.stage(services.context, 3);
  expect(await left()).toMatchObject({ stages: 0, matches: 0 });
});

it('removes no stage that another one follows', async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament());
  const stages = ['1', '2'].map((id) => ({ ...stageOfLobbies(), id, number: Number(id) }));
  await services.store(stagesOf(ID), ...stages);
  await expect(removals.stage(services.context)).rejects.toMatchObject({
    code: 'in-use',
    message: playWords.laterStageFirst,
  });
  expect((await left()).stages).toBe(2);
});

it('takes no result and seats nobody in a stage whose removal has begun', async () => {
  await openFilled();
  await expect(removals.stage(counted(services, [], 1))).rejects.toThrow('crashed');
  const rows = { 'unit-aa': { ...NO_RESULT, placement: 1, kills: 0, revision: 0 } };
  const address = { id: ID, stage: 1, match: 'aa-1' };
  await expect(putRows(services.context, ORGANISER, address, { rows, removed: {} })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await services.stored(TOURNAMENTS)).toMatchObject([{ stage: 0 }]);
});

it('takes the units of each page out of the queue, with their turns', async () => {
  services = openServices(SAMPLE_NOW);
  const seqs = Array.from({ length: UNITS_AT_ONCE + 2 }, (_, index) => index + 1);
  const left = seqs.slice(-3);
  const units = seqs.map((waitSeq) =>
    sampleUnit(waitSeq, { id: `unit-${1000 + waitSeq}`, place: 'waiting', waitSeq }),
  );
  await services.store(TOURNAMENTS, sampleTournament({ currentPlayers: 3, waitingPlayers: seqs.length }));
  await services.store(REGISTRATIONS, ...units, sampleUnit(999, { id: 'unit-0' }));
  await services.store(QUEUES, { id: ID, waiting: seqs });
  const turnOf = (seq: number) => String(seq).padStart(26, '0');
  await services.store(TURNS, { id: ID, waiting: seqs.map(turnOf) });
  const removal = deleteTournament(counted(services, [], 2), ORGANISER, ID, true);
  await expect(removal).rejects.toThrow('crashed');
  expect(await services.stored(QUEUES)).toEqual([{ id: ID, waiting: left }]);
  expect(await services.stored(TURNS)).toEqual([{ id: ID, waiting: left.map(turnOf) }]);
  expect(await services.stored(TOURNAMENTS)).toMatchObject([{ currentPlayers: 2, waitingPlayers: 3 }]);
  const rest = deleteTournament(counted(services, [], 2), ORGANISER, ID, true);
  await expect(rest).rejects.toThrow('crashed');
  expect(await services.stored(QUEUES)).toEqual([{ id: ID, waiting: [] }]);
  expect(await services.stored(TOURNAMENTS)).toMatchObject([{ currentPlayers: 2, waitingPlayers: 0 }]);
});

it.each([false, true])(
  'hides a tournament whose removal has begun, as a pause (force: %s)',
  async (force) => {
    await openFilled();
    await expect(deleteTournament(counted(services, [], 1), ORGANISER, ID, force)).rejects.toThrow('crashed');
    expect(await services.stored(TOURNAMENTS)).toMatchObject([{ status: 'draft', hiddenAt: SAMPLE_NOW }]);
  },
);

it('closes the rooms and frees the form before it removes the first units', async () => {
  const services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament({ linkedFormId: 'form-1', roomsRevision: 1 }));
  await services.store(ROOMS, noRooms(ID));
  await services.store(REGISTRATIONS, sampleUnit(1));
  await expect(deleteTournament(counted(services, [], 1), ORGANISER, ID, true)).rejects.toThrow('crashed');
  expect(await services.stored(TOURNAMENTS)).toMatchObject([{ status: 'draft', linkedFormId: null }]);
  expect(await services.stored(ROOMS)).toEqual([]);
  expect(await dueOf(services.context.database, 'delivery', SAMPLE_NOW)).toEqual([ID]);
});

it.each([false, true])(
  'a tournament takes all documents of its name along, and leaves those of another one (force: %s)',
  async (force) => {
    const services = openServices(SAMPLE_NOW);
    const { firestore } = services.context;
    const pathsOf = (id: string) => [
      ...['queues', 'turns', 'rooms', 'reminders', 'rosters'].map((path) => `${path}/${id}`),
      ...['0', '7'].map((shard) => `followers/${id}_${shard}`),
      ...['boards', 'resultNotices'].flatMap((path) => [`${path}/${id}_1`, `${path}/${id}_2`]),
      ...['1', '2'].map((stage) => `tournaments/${id}/stages/${stage}`),
      ...['day', 'room', 'delivery', 'follow'].map((task) => `agenda/${task}_${id}`),
      `images/picture-of-${id}`,
    ];
    const season = { id: 'verano', name: 'Verano' };
    for (const id of [ID, 'copa-2']) {
      const address = { lobby: null, match: 1 };
      const roll = { ...address, tournamentId: id, id: rollId(id, address, 0), marks: {}, intruders: [] };
      await services.store(TOURNAMENTS, sampleTournament({ id, imageId: `picture-of-${id}`, season }));
      await services.store(ROLLS, roll);
      for (const path of pathsOf(id)) await firestore.doc(path).set({ waiting: [] });
    }
    await deleteTournament(services.context, ORGANISER, ID, force);
    const { docs } = await firestore.collectionGroup('').get();
    const left = docs.map(({ ref }) => ref.path);
    expect(left.filter((path) => path.includes(ID))).toEqual([
      `agenda/season_verano.${ID}`,
      `figures/${ID}`,
      `tournamentChanges/${ID}`,
    ]);
    expect(await services.context.database.get(FIGURES, ID)).toMatchObject({ isGone: true });
    expect(left).toEqual(expect.arrayContaining(pathsOf('copa-2')));
    expect((await services.stored(ROLLS)).map(({ tournamentId }) => tournamentId)).toEqual(['copa-2']);
  },
);
