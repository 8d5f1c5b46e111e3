import { createECDH } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { DEFAULT_POINTS } from '@copa/domain/play/points';
import { NO_RESULT } from '@copa/domain/play/result/result';
import type { Lobby } from '@copa/domain/play/stage';
import { DEFAULT_TIE_BREAK } from '@copa/domain/play/stage-terms';
import { TournamentUpdateSchema } from '@copa/domain/tournaments/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { followTournament } from '../../../functions/src/day/notices/push/followers.ts';
import { sendPush } from '../../../functions/src/day/notices/push/send-push.ts';
import { putRoom } from '../../../functions/src/day/rooms/rooms.ts';
import type { Dependencies } from '../../../functions/src/dependencies.ts';
import { createStats } from '../../../functions/src/panel/stats.ts';
import { drawLobbies } from '../../../functions/src/play/draws.ts';
import { publishMatch, putRows } from '../../../functions/src/play/matches.ts';
import { closeStage } from '../../../functions/src/play/stage-closing.ts';
import { putStage } from '../../../functions/src/play/stages.ts';
import { createPublishScheduled } from '../../../functions/src/scheduled.ts';
import { updateTournament } from '../../../functions/src/tournaments/commands.ts';
import { NOTICES } from '../../../functions/src/wiring/notices.ts';
import { createDesk, type Desk, organiserNamed } from '../../../tests/load/support/desk.ts';
import { startFirestore } from '../../../tests/load/support/firestore-server.ts';
import { createProgram } from '../../../tests/load/support/program.ts';
import { createTournament, partnerOf, playerOf } from '../../../tests/load/support/tournament.ts';
import { createAccounts } from '../../../tests/setup/local-site/accounts.ts';
import { createMeter } from './meter.ts';
import type { BytesOf } from './viewers.ts';

const SQUADS = 48;
const QUEUED = 4;
const PARTNERS = 3;
const LOBBY = 12;
/**
 * `FOLLOWERS` is well below the limit of 1000, because the ten documents of followers fill unevenly. A full
 * document accepts no further follower.
 */
export const FOLLOWERS = 700;
const BEGINS = Date.parse('2026-11-28T01:00:00Z');
export const DAY_OPENS_MS = 4 * HOUR_MS;
const MATCH_MS = 30 * MINUTE_MS;
const PANEL_MINUTES = 2;
const STAGES = [
  { lobbies: 4, matches: 2, perLobby: 6 },
  { lobbies: 2, matches: 2, perLobby: 6 },
  { lobbies: 1, matches: 2, perLobby: 6 },
  { lobbies: 1, matches: 3, perLobby: 0 },
] as const;
type Stage = (typeof STAGES)[number];
const PUBLIC_KEY = createECDH('prime256v1').generateKeys('base64url', 'uncompressed');

function window(kind: 'entry' | 'match', from: number, to: number) {
  const [opensAt, closesAt] = [new Date(BEGINS - from), new Date(BEGINS - to)];
  return { kind, opensAt, closesAt, onMissing: 'release' } as const;
}

const CAMILA = organiserNamed('Camila');

type Meter = ReturnType<typeof createMeter>;

interface Evening {
  readonly id: string;
  readonly meter: Meter;
  readonly firestore: Firestore;
  readonly dependencies: Dependencies;
  readonly desk: Desk;
  readonly clock: () => Date;
  /** Lets the time pass until `time`. The job runs each minute, and a panel opens every second one. */
  readonly until: (time: number) => Promise<void>;
}

interface Squad {
  readonly id: string;
  readonly ticketId: string;
}

export async function playEvening() {
  let now = BEGINS - 30 * HOUR_MS;
  const clock = () => new Date(now);
  const meter = createMeter(clock);
  const server = await startFirestore({ watch: meter.watch });
  const program = createProgram({ projectId: 'demo-evening', firestoreAddress: server.address, clock });
  const { firestore } = program;
  const dependencies = {
    ...program.dependencies,
    config: { ...program.dependencies.config, push: { publicKey: PUBLIC_KEY, standIn: null } },
    identity: createAccounts(),
  };
  const job = createPublishScheduled(dependencies);
  const readPanel = createStats(dependencies);
  const runJob = async (role: string) => {
    await meter.call(role, async () => job.run({ scheduleTime: clock().toISOString() }));
    // A push that was not sent yet has no `takenAt`, so no query finds it by this field.
    const stored = await firestore.collection('pushes').get();
    for (const { id, data } of stored.docs.map((each) => ({ id: each.id, data: each.data() }))) {
      if (data['followers'] === null || 'takenAt' in data) continue;
      await meter.call('notices of followers', () =>
        sendPush(dependencies, NOTICES, async () => ({ outcome: 'sent', status: 201 }), id),
      );
    }
  };
  const until = async (time: number) => {
    for (; now < time; now += MINUTE_MS) {
      await runJob('the job');
      if ((now / MINUTE_MS) % PANEL_MINUTES === 0) await meter.call('a panel', readPanel);
    }
  };
  try {
    const id = await createTournament(firestore, {
      name: 'Copa de los viernes',
      modality: 'squad',
      maxPlayers: SQUADS,
      date: new Date(BEGINS),
      waitlist: { max: QUEUED, mode: 'auto', endsAt: null },
    });
    const evening = { id, meter, firestore, dependencies, desk: createDesk(dependencies), clock, until };
    const squads = await registerAndApprove(evening);
    await follow(evening);

    now = BEGINS - DAY_OPENS_MS;
    await confirm(evening, squads, 'entry', 2);
    await until(BEGINS - HOUR_MS / 2);
    await confirm(evening, squads, 'match', 1);
    await until(BEGINS - 15 * MINUTE_MS);

    const begun: number[] = [];
    for (const [index, stage] of STAGES.entries()) {
      const lobbies = await drawStage(evening, index + 1, stage);
      begun.push(now);
      await playStage(evening, index + 1, stage, lobbies);
    }
    const ends = now;
    for (; now < ends + HOUR_MS; now += MINUTE_MS) await runJob('the hour after the evening');
    for (; now < ends + 2 * HOUR_MS; now += MINUTE_MS) await runJob('an idle hour');
    const mails = await firestore.collection('mail').count().get();
    const changes = meter.changes();
    return {
      id,
      bytesOf: await compressedSizes(server.address, [...changes.keys()]),
      ends,
      begins: BEGINS,
      costs: meter.costs,
      changes,
      mails: mails.data().count,
      ticketId: squads.at(-QUEUED - 1)?.ticketId ?? '',
      stageAt: (at: number) => Math.max(1, begun.filter((moment) => moment <= at).length),
    };
  } finally {
    await program.close();
    await server.close();
  }
}

async function registerAndApprove({ id, meter, dependencies, desk }: Evening): Promise<readonly Squad[]> {
  const windows = [window('entry', 24 * HOUR_MS, 3 * HOUR_MS), window('match', HOUR_MS, HOUR_MS / 3)];
  const update = z.parse(TournamentUpdateSchema, { windows });
  await meter.call('organisers', () => updateTournament(dependencies, CAMILA, id, update));
  const squads: Squad[] = [];
  for (let squad = 0; squad < SQUADS + QUEUED; squad += 1) {
    const first = squad * (PARTNERS + 1);
    const unit = { name: `Escuadra ${squad + 1}`, tag: '' };
    const receipt = await meter.call('players', () => desk.register(playerOf(id, first, { unit })));
    for (let member = 1; member <= PARTNERS; member += 1)
      await meter.call('players', () => desk.accept(partnerOf(receipt, first + member)));
    squads.push({ id: receipt.id, ticketId: receipt.ticketId });
  }
  const ids = squads.map((squad) => squad.id);
  await meter.call('organisers', () => desk.decideMany(CAMILA, ids, { status: 'approved', reason: null }));
  return squads;
}

async function follow({ id, meter, dependencies }: Evening): Promise<void> {
  for (let follower = 0; follower < FOLLOWERS; follower += 1) {
    const phone = {
      endpoint: `https://fcm.googleapis.com/fcm/send/${follower}`,
      keys: { p256dh: PUBLIC_KEY, auth: 'A'.repeat(22) },
      unit: (follower % SQUADS) + 1,
    };
    const origin = { network: null, isProven: true };
    await meter.call('phones that follow', () => followTournament(dependencies, id, phone, origin));
  }
}

async function confirm(
  { meter, firestore, desk }: Evening,
  squads: readonly Squad[],
  kind: 'entry' | 'match',
  missing: number,
): Promise<void> {
  const held = await firestore.collection('registrations').where('place', '==', 'held').get();
  for (const { ref } of held.docs.slice(missing)) {
    const ticketId = squads.find((squad) => squad.id === ref.id)?.ticketId ?? '';
    await meter.call('players', () => desk.confirm(ticketId, kind));
  }
}

async function drawStage({ id, meter, dependencies }: Evening, stage: number, plan: Stage) {
  const settings = {
    name: `Fase ${stage}`,
    startsAfter: null,
    lobbySize: LOBBY,
    maps: [],
    points: DEFAULT_POINTS,
    tieBreak: [...DEFAULT_TIE_BREAK],
    finish: { kind: 'matches' as const, matches: plan.matches },
    advance: { perLobby: plan.perLobby, byTable: 0 },
    carry: 'none' as const,
    reports: false,
    revision: 0,
  };
  await meter.call('organisers', () => putStage(dependencies, CAMILA, { id, stage }, settings));
  const { lobbies } = await meter.call('organisers', () =>
    drawLobbies(dependencies, CAMILA, { id, stage }, { kind: 'seed', revision: 1 }),
  );
  if (lobbies.length !== plan.lobbies)
    throw new Error(`stage ${stage} has ${lobbies.length} lobbies instead of ${plan.lobbies}`);
  return lobbies;
}

async function playStage(
  { id, meter, firestore, dependencies, desk, clock, until }: Evening,
  stage: number,
  { matches }: Stage,
  lobbies: readonly Lobby[],
): Promise<void> {
  for (let match = 1; match <= matches; match += 1) {
    for (const lobby of lobbies) {
      const room = { roomId: `40${stage}${match}`, password: 'fenix', openAt: clock() };
      await meter.call('organisers', () =>
        putRoom(dependencies, CAMILA, id, { lobby: lobby.id, match }, room),
      );
    }
    await meter.call('organisers', () => desk.deliverRooms(id));
    await until(clock().getTime() + MATCH_MS);
    for (const lobby of lobbies) {
      const address = { id, stage, match: `${lobby.id}-${match}` };
      for (const [place, unit] of lobby.units.entries()) {
        const row = { ...NO_RESULT, placement: place + 1, kills: (place * match) % 7, revision: 0 };
        await meter.call('organisers', () =>
          putRows(dependencies, CAMILA, address, { rows: { [unit]: row }, removed: {} }),
        );
      }
      await meter.call('organisers', () => publishMatch(dependencies, CAMILA, address));
    }
  }
  const { revision } = (await firestore.doc(`tournaments/${id}/stages/${stage}`).get()).data() ?? {};
  await meter.call('organisers', () => closeStage(dependencies, CAMILA, { id, stage }, Number(revision)));
}

async function compressedSizes(address: string, paths: readonly string[]): Promise<BytesOf> {
  const sizes = new Map<string, number>();
  for (const path of paths) {
    const url = `http://${address}/v1/projects/demo-evening/databases/(default)/documents/${path}`;
    const answer = await fetch(url, { headers: { authorization: 'Bearer owner' } });
    const text = await answer.text();
    sizes.set(path, answer.ok ? gzipSync(text).length : 0);
  }
  return (path) => sizes.get(path) ?? 0;
}
