import { DAY_MS, MINUTE_MS } from '@copa/domain/limits';
import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { lobbyIdOf } from '@copa/domain/play/draw';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { SeasonSchema } from '@copa/domain/seasons/season';
import * as z from 'zod/mini';
import { createRegistrationCodes } from '../../functions/src/desk/code.ts';
import { sampleUnit } from '../../functions/src/desk/samples.fixture.ts';
import { sampleStage } from '../../functions/src/play/samples/stage.fixture.ts';
import { createPublishScheduled } from '../../functions/src/scheduled.ts';
import { putSeasonOnAgenda } from '../../functions/src/store/agenda.ts';
import {
  BOARDS,
  REGISTRATIONS,
  resultsOf,
  SEASON_BOARDS,
  SEASONS,
  stagesOf,
  TOURNAMENTS,
} from '../../functions/src/store/collections.ts';
import type { Database } from '../../functions/src/store/database.ts';
import { changeTournament } from '../../functions/src/store/tournament-writes.ts';
import { type BilledReads, billedReads } from '../../tests/load/play/billed-reads.ts';
import { startFirestore } from '../../tests/load/support/firestore-server.ts';
import type { Program } from '../../tests/load/support/program.ts';
import { createTournament } from '../../tests/load/support/tournament.ts';
import { createAccounts } from '../../tests/setup/local-site/accounts.ts';
import { type BenchRun, type Figure, limited, type Section, short } from './figure.ts';
import { onProgram } from './on-program.ts';

const PLAYERS = 2_000;
const TOURNAMENTS_PLAYED = 30;
const SQUAD = 4;
const SQUADS = PLAYERS / SQUAD;
const LOBBY = 50;
const WEEK_MS = 7 * DAY_MS;
const SEASON = 'temporada';
const RENAMED = 'NickNuevo';
/** Public list prices in US dollars; the free quotas are not subtracted. */
const PRICES = { read: 0.06 / 100_000, write: 0.18 / 100_000 };

export async function season({ say }: Pick<BenchRun, 'say'>): Promise<readonly Section[]> {
  const bill = billedReads();
  const server = await startFirestore({ watch: bill.watch });
  const figures = await onProgram(server, async (program) => {
    const { database } = program.dependencies;
    const job = createPublishScheduled({ ...program.dependencies, identity: createAccounts() });
    const runJob = async () => job.run({ scheduleTime: new Date().toISOString() });
    const counted = async (what: string) => {
      bill.take();
      const start = performance.now();
      await runJob();
      const milliseconds = performance.now() - start;
      say(`${what}: ${Math.round(milliseconds)} ms`);
      return figureOf(what, milliseconds, bill.take());
    };
    // The hourly tasks run beforehand, so that they are not measured.
    await runJob();
    await storeSeason(program);
    for (let at = 0; at < TOURNAMENTS_PLAYED; at += 1) await storePlayed(program, at);
    const [last = '', ...others] = Array.from({ length: TOURNAMENTS_PLAYED }, (_, at) =>
      nameOf(at),
    ).reverse();
    for (const id of others) await end(database, id);
    const all = await counted(`${others.length} tournaments that are counted at once`);
    await end(database, last);
    const one = await counted('a tournament that ends');
    await rename(database, last);
    const nick = await counted('a nick that changes afterwards');
    const board = await database.get(SEASON_BOARDS, SEASON);
    const codes = createRegistrationCodes(program.dependencies.config.statusCodeSecret);
    const player = codes.seasonPlayerOf(
      SEASON,
      freeFireIdOf(await database.get(REGISTRATIONS, unitOf(last, 0))),
    );
    const renamed = await database.get(resultsOf(SEASON), player);
    const named = renamed?.lines.at(-1)?.nick;
    if (board?.players !== PLAYERS || named !== RENAMED) throw new Error('the season was not counted');
    return [one, nick, all];
  });
  const size = PLAYERS.toLocaleString('en-US');
  return [
    {
      title: `A season: ${size} players, each in ${TOURNAMENTS_PLAYED} tournaments, counted by the job`,
      figures,
    },
  ];
}

const nameOf = (at: number) => `viernes-${at}`;
const unitOf = (tournamentId: string, squad: number) => `${tournamentId}-${squad}`;

async function storeSeason({ firestore }: Program): Promise<void> {
  const { id, ...stored } = z.parse(SeasonSchema, {
    id: SEASON,
    name: 'Temporada',
    firstDay: '2026-01-01',
    lastDay: '2026-12-31',
    rules: { counting: { kind: 'points' }, best: 10, rankedFrom: 3, substitutes: 'all' },
    state: 'open',
    corrections: [],
    tournamentIds: Array.from({ length: TOURNAMENTS_PLAYED }, (_, at) => nameOf(at)),
    revision: 1,
    updatedAt: new Date(),
  });
  await firestore.doc(`${SEASONS.path}/${id}`).set(stored);
}

async function storePlayed({ firestore }: Program, at: number): Promise<void> {
  const id = await createTournament(firestore, {
    id: nameOf(at),
    modality: 'squad',
    maxPlayers: SQUADS,
    stage: 1,
    date: new Date(Date.now() - (TOURNAMENTS_PLAYED - at) * WEEK_MS),
    season: { id: SEASON, name: 'Temporada' },
  });
  const units = Array.from({ length: SQUADS }, (_, squad) => unitOf(id, squad));
  const board = sampleBoard({
    tournamentId: id,
    lobbies: Object.fromEntries(
      Array.from({ length: SQUADS / LOBBY }, (_, lobby) => [
        lobbyIdOf(lobby),
        units.slice(lobby * LOBBY, (lobby + 1) * LOBBY),
      ]),
    ),
    matches: Array.from({ length: SQUADS / LOBBY }, (_, lobby) => ({
      lobby: lobbyIdOf(lobby),
      number: 1,
      lines: units
        .slice(lobby * LOBBY, (lobby + 1) * LOBBY)
        .map((unit, place) => `${unit} ${((place + at * 7) % LOBBY) + 1} ${(place * (at + 3)) % 11}`),
    })),
    stage: { lobbySize: LOBBY },
  });
  const entrants = units.map((unit, squad) => ({
    id: unit,
    number: squad + 1,
    name: `Escuadra ${squad}`,
    tag: '',
    carried: 0,
    since: null,
  }));
  const stage = sampleStage({ tournamentId: id, entrants, lobbies: [] });
  const documents = [
    [BOARDS.path, board],
    [stagesOf(id).path, stage],
    ...units.map((unit, squad) => [REGISTRATIONS.path, squadOf(id, unit, squad)] as const),
  ] as const;
  const writer = firestore.bulkWriter();
  for (const [path, { id: own, ...fields }] of documents)
    void writer.set(firestore.doc(`${path}/${own}`), fields);
  await writer.close();
}

function squadOf(tournamentId: string, id: string, squad: number): StoredRegistration {
  const members = Array.from({ length: SQUAD }, (_, slot) =>
    sampleUnit(squad * SQUAD + slot + 1).members.map((member) => ({
      ...member,
      id: `${id}-${slot}`,
      slot: slot + 1,
    })),
  );
  return sampleUnit(squad + 1, { id, tournamentId, members: members.flat() });
}

function freeFireIdOf(unit: StoredRegistration | null): string {
  const [member] = unit?.members ?? [];
  if (member?.state !== 'accepted') throw new Error('no player');
  return member.freeFireId;
}

async function end(database: Database, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const tournament = await transaction.get(TOURNAMENTS, id);
    if (tournament === null) throw new Error('no tournament');
    changeTournament(transaction, tournament, { endedAt: new Date() });
  });
}

async function rename(database: Database, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const unit = await transaction.get(REGISTRATIONS, unitOf(id, 0));
    if (unit === null) throw new Error('no unit');
    const members = unit.members.map((member) =>
      member.state === 'accepted' ? { ...member, nick: RENAMED } : member,
    );
    transaction.set(REGISTRATIONS, { ...unit, members });
    putSeasonOnAgenda(transaction, { id: SEASON }, id);
  });
}

function figureOf(
  what: string,
  milliseconds: number,
  { reads, writes }: ReturnType<BilledReads['take']>,
): Figure {
  const price = reads * PRICES.read + writes * PRICES.write;
  return limited({
    what,
    unit: 's',
    measured: [milliseconds / 1000],
    atMost: MINUTE_MS / 1000,
    reference: `${reads.toLocaleString('en-US')} reads, ${writes.toLocaleString('en-US')} writes: ${short(price)} USD`,
  });
}
