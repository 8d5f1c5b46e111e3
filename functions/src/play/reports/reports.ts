import type { Rooms } from '@copa/domain/day/room';
import { REPORT_REVISIONS_MAX } from '@copa/domain/limits';
import { type Match, matchId } from '@copa/domain/play/match';
import type { OwnReport } from '@copa/domain/play/report/own-report';
import { openMatches, type Report, reportId, reportState } from '@copa/domain/play/report/report';
import { type Lobby, mapOf, type Stage } from '@copa/domain/play/stage';
import { isPlaying } from '@copa/domain/registrations/playing';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { sameCreation } from '../../creation.ts';
import type { Context } from '../../dependencies.ts';
import { requireFound } from '../../desk/stored-unit.ts';
import { found, invalidFields, refusal } from '../../refusals.ts';
import { unitOfCode } from '../../registrations/lookup.ts';
import { takePicture } from '../../site/images.ts';
import {
  EVIDENCE,
  matchesOf,
  REGISTRATIONS,
  REPORTS,
  ROOMS,
  stagesOf,
  TOURNAMENTS,
} from '../../store/collections.ts';
import { equal, type Reader } from '../../store/database.ts';
import { type Recorder, requireRecorder } from '../../tournaments/recorder.ts';
import type { UnitAddress } from '../match-change.ts';
import { requireBelowLimit } from '../sent-limit.ts';
import { readTournament } from '../table.ts';
import * as words from '../words.ts';

interface Facts {
  readonly registration: StoredRegistration;
  readonly tournament: Tournament;
  readonly stage: Stage;
  readonly lobby: Lobby;
  readonly matches: readonly Match[];
  readonly reports: readonly Report[];
  readonly rooms: Rooms | null;
}

interface Playing extends Facts {
  readonly plays: boolean;
  readonly open: readonly number[];
}

/** With `seen`, the other matches and reports of the lobby are not read again. */
async function playingOf(
  reader: Reader,
  registration: StoredRegistration,
  now: Date,
  seen: { readonly playing: Playing; readonly match: string } | null = null,
): Promise<Playing | null> {
  const { id, tournamentId, reports: ids } = registration;
  const tournament = await reader.get(TOURNAMENTS, tournamentId);
  if (tournament === null || tournament.stage === 0) return null;
  const stage = await reader.get(stagesOf(tournamentId), String(tournament.stage));
  const lobby = stage?.lobbies.find(({ units }) => units.includes(id));
  if (stage?.reports !== true || lobby === undefined) return null;
  const facts = { registration, tournament, stage, lobby };
  const matches = matchesOf(tournamentId, stage.number);
  const before = seen?.playing;
  if (
    seen !== null &&
    before?.stage.number === stage.number &&
    before.stage.revision === stage.revision &&
    before.lobby.id === lobby.id
  ) {
    const [match, report] = await Promise.all([
      reader.get(matches, seen.match),
      reader.get(REPORTS, reportId({ registrationId: id, stage: stage.number, match: seen.match })),
    ]);
    const again = {
      matches: [...before.matches.filter((each) => each.id !== seen.match), ...(match ? [match] : [])],
      reports: [...before.reports.filter((each) => each.match !== seen.match), ...(report ? [report] : [])],
    };
    return playingAt({ ...facts, ...again, rooms: before.rooms }, now);
  }
  const here = reportId({ registrationId: id, stage: stage.number, match: `${lobby.id}-` });
  const [ofLobby, sent, rooms] = await Promise.all([
    reader.find(matches, { where: equal({ lobby: lobby.id }) }),
    reader.getAll(
      REPORTS,
      ids.filter((each) => each.startsWith(here)),
    ),
    reader.get(ROOMS, tournamentId),
  ]);
  const reports = sent.filter((each) => each !== null);
  return playingAt({ ...facts, matches: ofLobby, reports, rooms }, now);
}

function playingAt(facts: Facts, now: Date): Playing {
  const { registration, tournament, stage, lobby, matches, reports, rooms } = facts;
  const plays = isPlaying(registration, tournament, now);
  const reported = reports.map(({ match }) => match);
  const hours = { date: tournament.date, rooms: roomsOf(rooms, stage, lobby) };
  const open =
    plays && tournament.cancelledAt === null ? openMatches(stage, matches, reported, hours, now) : [];
  return { ...facts, plays, open };
}

function roomsOf(rooms: Rooms | null, { number }: Stage, { id }: Lobby): Rooms['rooms'] {
  if (rooms?.stage !== number) return [];
  const own = rooms.rooms.filter(({ lobby }) => lobby === id);
  return [...own, ...rooms.rooms.filter(({ lobby }) => lobby === null)];
}

export async function getOwnReports(context: Context, code: string): Promise<readonly OwnReport[]> {
  const unit = await unitOfCode(context, code);
  return ownReports(await playingOf(context.database, unit, context.clock()));
}

function ownReports(playing: Playing | null): readonly OwnReport[] {
  if (playing === null) return [];
  const { stage, lobby, matches, reports, open } = playing;
  const numbers = Array.from({ length: stage.finish.matches }, (_, index) => index + 1);
  return numbers.flatMap((number) => {
    const id = matchId({ lobby: lobby.id, number, isExtra: false });
    const match = matches.find((each) => each.id === id) ?? null;
    const report = reports.find((each) => each.match === id) ?? null;
    const isOpen = open.includes(number);
    if (match?.state === 'void' || (!isOpen && report === null)) return [];
    return {
      stage: stage.number,
      stageName: stage.name,
      match: id,
      number,
      map: match?.map ?? mapOf(stage, number),
      places: lobby.units.length,
      isOpen,
      report:
        report === null
          ? null
          : {
              placement: report.placement,
              kills: report.kills,
              sentAt: report.sentAt,
              state: reportState(report, match),
            },
    };
  });
}

interface Sent extends Pick<Report, 'stage' | 'match' | 'placement' | 'kills' | 'requestId'> {}

export async function sendReport(
  context: Context,
  code: string,
  sent: Sent,
  readFile: () => Promise<{ readonly bytes: Buffer }>,
): Promise<readonly OwnReport[]> {
  const { database, clock } = context;
  const sender = await unitOfCode(context, code);
  const { id: registrationId, tournamentId } = sender;
  const seen = await playingOf(database, sender, clock());
  if (isSentAlready(seen, sent)) return ownReports(seen);
  const open = requireOpen(seen, sent);
  if (isNew(open, sent)) {
    await requireBelowLimit(database, REPORTS, { tournamentId, stage: sent.stage }, words.tooManyReports);
  }
  const { type, width, height, bytes } = takePicture((await readFile()).bytes);
  const playing = await database.transaction(async (transaction) => {
    const registration = requireFound(await transaction.get(REGISTRATIONS, registrationId), 'registration');
    const now = clock();
    const again = await playingOf(transaction, registration, now, { playing: open, match: sent.match });
    if (isSentAlready(again, sent)) return again;
    const here = requireOpen(again, sent);
    const before = here.reports.find(({ match }) => match === sent.match);
    const revision = (before?.revision ?? 0) + 1;
    if (revision > REPORT_REVISIONS_MAX) throw refusal('conflict', words.reportedTooOften);
    const id = reportId({ registrationId, ...sent });
    const { stage, match, placement, kills, requestId } = sent;
    const figures = { stage, match, placement, kills, requestId, width, height };
    const report = { id, tournamentId, registrationId, ...figures, sentAt: now, revision, discardedAt: null };
    transaction.set(REPORTS, report);
    transaction.set(EVIDENCE, { id, type, bytes });
    if (!registration.reports.includes(id)) {
      transaction.update(REGISTRATIONS, registrationId, { reports: [...registration.reports, id] });
    }
    const others = here.reports.filter((each) => each.id !== id);
    return playingAt({ ...here, reports: [...others, report] }, now);
  });
  return ownReports(playing);
}

function isSentAlready(playing: Playing | null, { match, requestId, placement, kills }: Sent): boolean {
  const before = playing?.reports.find((each) => each.match === match && each.requestId === requestId);
  if (before === undefined) return false;
  sameCreation(before, { placement, kills });
  return true;
}

function requireOpen(playing: Playing | null, { stage, match, placement }: Sent): Playing {
  const here = found(playing, words.notInReportedLobby);
  const { lobby, open } = here;
  if (!here.plays) throw refusal('conflict', words.mayNotReport);
  if (here.stage.number !== stage) throw refusal('conflict', words.reportsClosed);
  const isOpen = open.some((number) => matchId({ lobby: lobby.id, number, isExtra: false }) === match);
  if (!isOpen) throw refusal('conflict', isAhead(here, match) ? words.matchNotBegun : words.reportsClosed);
  const places = lobby.units.length;
  if (placement > places) {
    throw invalidFields({ placement: words.placementTooHigh(places) });
  }
  return here;
}

function isAhead({ stage, lobby, matches }: Playing, match: string): boolean {
  const numbers = Array.from({ length: stage.finish.matches }, (_, index) => index + 1);
  const isOfLobby = numbers.some((number) => matchId({ lobby: lobby.id, number, isExtra: false }) === match);
  const state = matches.find(({ id }) => id === match)?.state ?? 'draft';
  return stage.state === 'playing' && isOfLobby && state === 'draft';
}

function isNew({ reports }: Playing, sent: Sent): boolean {
  return reports.every(({ match }) => match !== sent.match);
}

async function readReport(reader: Reader, { id, stage, match, unit }: UnitAddress): Promise<Report> {
  const report = await reader.get(REPORTS, reportId({ registrationId: unit, stage, match }));
  return found(report?.tournamentId === id ? report : null, words.reportMissing);
}

export function decideReport(
  { database, clock }: Context,
  caller: Recorder,
  address: UnitAddress,
  { discarded, revision }: { readonly discarded: boolean; readonly revision: number },
): Promise<Report> {
  return database.transaction(async (transaction) => {
    const tournament = await readTournament(transaction, address.id);
    await requireRecorder(transaction, caller, tournament, clock());
    const report = await readReport(transaction, address);
    if (report.revision !== revision) throw refusal('stale-write');
    if ((report.discardedAt !== null) === discarded) return report;
    const decided = { ...report, discardedAt: discarded ? clock() : null };
    transaction.set(REPORTS, decided);
    return decided;
  });
}

export async function getReportPicture({ database }: Context, address: UnitAddress) {
  const { id } = await readReport(database, address);
  return found(await database.get(EVIDENCE, id), words.reportMissing);
}
