import type { TournamentAnswer, TournamentUpdate } from '@copa/domain/tournaments/endpoints';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import { askedAgain } from '@copa/domain/tournaments/places/untold';
import { type Closings, NO_CLOSING, WINDOW_KINDS } from '@copa/domain/tournaments/places/window';
import { windowOf } from '@copa/domain/tournaments/places/window-phase';
import { pastCloseError } from '@copa/domain/tournaments/places/window-plan';
import { losesPlayers } from '@copa/domain/tournaments/podium/old-date';
import { isOver, storedStatus } from '@copa/domain/tournaments/state';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import {
  type TournamentContent,
  type TournamentCreation,
  tournamentDateErrors,
} from '@copa/domain/tournaments/tournament-input';
import { type Actor, writeAudit } from '../audit.ts';
import { creationId, sameCreation } from '../creation.ts';
import type { Context } from '../dependencies.ts';
import { found, invalidFields, refusal } from '../refusals.ts';
import { IMAGES } from '../site/image-store.ts';
import { readEarlierCover } from '../site/podium-cover.ts';
import { unusedImage } from '../site/unused-images.ts';
import { CHANGE_NOTICES, FORMS, REGISTRATIONS, TOURNAMENTS } from '../store/collections.ts';
import { equal, type Transaction } from '../store/database.ts';
import { withDefaults } from '../store/documents.ts';
import { anyOf } from '../store/removal-page.ts';
import { changeTournament, insertTournament } from '../store/tournament-writes.ts';
import { laterThan, wasUpdated } from '../versions.ts';
import { isKnown, putChangeNotice } from './change-notices.ts';
import { pauseAfter } from './pause.ts';
import { publishDue } from './publish-due.ts';
import { tournamentAnswer } from './queries.ts';
import { rulesVersion } from './rules-version.ts';
import * as words from './words.ts';

export function newTournament(content: TournamentContent, id: string, now: Date): Tournament {
  const status = storedStatus(content, now);
  return withDefaults(TournamentSchema, {
    ...content,
    results: decidedLines([], content.results),
    id,
    status,
    currentPlayers: 0,
    waitingPlayers: 0,
    lastWaitSeq: 0,
    roomsRevision: 0,
    stage: 0,
    lastUnitNumber: 0,
    rulesVersion: rulesVersion(content),
    publishedAt: status === 'published' ? now : null,
    updatedAt: now,
  });
}

export async function createTournament(
  context: Context,
  actor: Actor,
  { requestId, ...input }: TournamentCreation,
): Promise<TournamentAnswer> {
  const now = context.clock();
  const created = newTournament(input, creationId(context, requestId), now);
  const tournament = await context.database.transaction(async (transaction) => {
    const earlier = await transaction.get(TOURNAMENTS, created.id);
    if (earlier !== null) {
      const status = storedStatus(earlier, now);
      return sameCreation({ ...earlier, status }, { ...input, status: created.status });
    }
    await requireLinks(transaction, null, created);
    const note = await context.effects.tournamentChanged(context, transaction, null, created, now);
    insertTournament(transaction, created);
    note();
    writeAudit(transaction, context, {
      actor,
      action: 'tournament.create',
      target: `tournaments/${created.id}`,
      tournament: created,
      after: created,
    });
    return created;
  });
  await publishDue(context, now);
  return tournamentAnswer(tournament, now);
}

function decidedLines(before: Tournament['results'], results: Tournament['results']): Tournament['results'] {
  const isSame = (one: Line, other: Line) =>
    one.rank === other.rank &&
    one.player === other.player &&
    one.unit === other.unit &&
    one.points === other.points;
  return results.map(({ decided: _, ...line }) => {
    const decided = before.find((each) => isSame(each, line))?.decided;
    return decided === undefined ? line : { ...line, decided };
  });
}

type Line = Omit<Tournament['results'][number], 'decided'>;

export async function updateTournament(context: Context, actor: Actor, id: string, update: TournamentUpdate) {
  const now = context.clock();
  const tournament = await context.database.transaction(async (transaction) => {
    const before = found(await transaction.get(TOURNAMENTS, id), words.tournamentMissing);
    if (wasUpdated(before, update)) return before;
    const asked = { ...before, ...update.changes };
    const wanted = { ...asked, windows: askedAgain(before, asked.windows, now) };
    const errors = tournamentDateErrors(wanted);
    if (Object.keys(errors).length > 0) throw invalidFields(errors);
    const pastClose = pastCloseError(before, wanted, now);
    if (pastClose !== null) throw invalidFields({ windows: pastClose });
    const notice = await transaction.get(CHANGE_NOTICES, id);
    const places = await placesAfter(transaction, before, wanted, now);
    requirePlaces({ ...before, ...places }, wanted);
    requireSameUnits({ ...before, ...places }, wanted);
    requireKeptPlayers({ ...before, ...places }, wanted, now);
    const status = storedStatus(wanted, now);
    const edited = {
      ...update.changes,
      windows: wanted.windows,
      results: decidedLines(before.results, wanted.results),
      ...places,
      closings: reopened(before, wanted, now),
      formerDate:
        places.playersErasedAt === before.playersErasedAt ? formerDateAfter(before, wanted.date) : null,
      rulesVersion: rulesVersion(wanted),
      status,
      publishedAt: status === 'published' ? (before.publishedAt ?? now) : null,
      updatedAt: laterThan(before.updatedAt, now),
    };
    const changes = { ...edited, ...pauseAfter(before, { ...before, ...edited }, now) };
    const after: Tournament = { ...before, ...changes };
    await requireLinks(transaction, before, after);
    const replaced = before.imageId === after.imageId ? null : before.imageId;
    const image = await unusedImage(transaction, replaced, id);
    const removeCover = await readEarlierCover(transaction, before, after, now);
    const givePlaces = await context.effects.tournamentChanged(context, transaction, before, after, now);
    if (image !== null) transaction.remove(IMAGES, image);
    const given = { ...givePlaces(), ...removeCover(transaction) };
    changeTournament(transaction, before, { ...changes, ...given });
    putChangeNotice(transaction, notice, before, after, now);
    writeAudit(transaction, context, {
      actor,
      action: 'tournament.update',
      target: `tournaments/${id}`,
      tournament: after,
      before,
      after,
    });
    return { ...after, ...given };
  });
  await publishDue(context, now);
  return tournamentAnswer(tournament, now);
}

function formerDateAfter(before: Tournament, next: Date | null): Date | null {
  const { date, formerDate } = before;
  if (!isKnown(before) || date?.getTime() === next?.getTime()) return formerDate;
  if (formerDate !== null && formerDate.getTime() === next?.getTime()) return null;
  return date ?? formerDate;
}

function reopened(before: Tournament, { windows }: Pick<Tournament, 'windows'>, now: Date): Closings {
  const closings = { ...before.closings };
  for (const kind of WINDOW_KINDS) {
    const window = windowOf({ windows }, kind);
    const former = windowOf(before, kind);
    const isSame = window?.closesAt.getTime() === former?.closesAt.getTime();
    const isAskedAgain = window?.onMissing === 'release' && (closings[kind]?.untoldAt ?? null) !== null;
    if (window !== null && !isAskedAgain && (isSame || window.closesAt <= now)) continue;
    const isLonger = window !== null && former !== null && window.closesAt > former.closesAt;
    // A unit placed after the former close was not told of this window.
    const isTold = isLonger && now <= former.closesAt && !isAskedAgain;
    const toldAt = isTold ? (closings[kind]?.toldAt ?? null) : null;
    closings[kind] = toldAt === null ? null : { ...NO_CLOSING, toldAt };
  }
  return closings;
}

function requirePlaces(
  { currentPlayers }: Pick<Tournament, 'currentPlayers'>,
  { maxPlayers }: Pick<Tournament, 'maxPlayers'>,
): void {
  if (maxPlayers >= currentPlayers) return;
  throw invalidFields({ maxPlayers: words.placesTaken(currentPlayers) });
}

function requireSameUnits(
  before: Pick<Tournament, 'currentPlayers' | 'waitingPlayers' | 'modality'>,
  { modality }: Pick<Tournament, 'modality'>,
): void {
  const isEmpty = before.currentPlayers === 0 && before.waitingPlayers === 0;
  if (isEmpty || UNIT_SIZES[before.modality] === UNIT_SIZES[modality]) return;
  throw invalidFields({ modality: words.modalityFixed });
}

function requireKeptPlayers(before: Tournament, wanted: Tournament, now: Date): void {
  if (losesPlayers(before, wanted, now)) throw invalidFields({ date: words.erasesPlayers });
}

async function placesAfter(
  transaction: Transaction,
  { id, playersErasedAt, stage }: Tournament,
  wanted: Tournament,
  now: Date,
): Promise<Pick<Tournament, 'playersErasedAt'> & Partial<Pick<Tournament, 'currentPlayers'>>> {
  if (playersErasedAt === null || isOver(wanted, now)) return { playersErasedAt };
  if (stage > 0) throw refusal('conflict', words.playedAlready);
  const [left] = await transaction.find(anyOf(REGISTRATIONS), { where: equal({ tournamentId: id }) }, 1);
  if (left !== undefined) throw refusal('conflict', words.beingErased);
  return { currentPlayers: 0, playersErasedAt: null };
}

/**
 * An unchanged form is checked only when the tournament becomes public, so that tournaments whose form is
 * inactive stay editable.
 */
async function requireLinks(transaction: Transaction, before: Tournament | null, after: Tournament) {
  const goesPublic = after.status === 'published' && before?.status !== 'published';
  const { linkedFormId, imageId } = after;
  if (linkedFormId !== null && (goesPublic || before?.linkedFormId !== linkedFormId)) {
    const form = await transaction.get(FORMS, linkedFormId);
    if (form === null) throw invalidFields({ linkedFormId: words.formMissing });
    if (!form.isActive) throw invalidFields({ linkedFormId: words.formInactive });
  }
  if (imageId !== null && before?.imageId !== imageId && (await transaction.get(IMAGES, imageId)) === null) {
    throw invalidFields({ imageId: words.imageMissing });
  }
}
