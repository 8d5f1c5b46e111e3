import { isDeepStrictEqual } from 'node:util';
import { freeFireIdKey } from '@copa/domain/contact';
import { AppError } from '@copa/domain/errors';
import type { Board } from '@copa/domain/play/board/schema';
import type { setPlayerPage as endpoint } from '@copa/domain/play/endpoints';
import type { PlayerPage } from '@copa/domain/play/player/page';
import {
  hasPlayedTournament,
  nickElsewhere,
  playedTournamentOf,
  withoutEntriesOf,
  withoutPlayedTournament,
  withPlayedTournament,
  withUnitName,
} from '@copa/domain/play/player/played-tournaments';
import { playerKeysOf, type StoredAccepted } from '@copa/domain/registrations/member';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { forgottenName, numberName, unitNameOf } from '@copa/domain/registrations/unit';
import { storedStatus } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type * as z from 'zod/mini';
import type { Context } from '../dependencies.ts';
import type { Satellite } from '../desk/satellite.ts';
import { acceptedOf, notFound, wasApproved } from '../desk/stored-unit.ts';
import { throwFailures } from '../logger.ts';
import { refusal } from '../refusals.ts';
import { holderOf } from '../registrations/lookup.ts';
import { acceptedMember, withMember } from '../registrations/slots.ts';
import { dueOnAgenda } from '../store/agenda.ts';
import {
  AGENDA,
  type AgendaItem,
  BOARDS,
  PLAYERS,
  REGISTRATIONS,
  TOURNAMENTS,
} from '../store/collections.ts';
import type { Database, Reader, Transaction } from '../store/database.ts';
import { boardIds } from '../store/tournament-writes.ts';
import { FEWER_UNITS_AT_ONCE, readableDocuments, unitPage } from '../store/unit-pages.ts';
import * as words from './words.ts';

type Needs = Pick<Context, 'config' | 'database' | 'clock'>;

/** Finds the player's page by private codes only, because anybody can enter another player's ID. */
export async function setPlayerPage(needs: Needs, code: string, wanted: z.output<typeof endpoint.body>) {
  const { unitId, member, newPlayerKey } = await holderOf(needs, code);
  const others = wanted.on ? await holdersOf(needs, wanted.otherCodes) : [];
  return needs.database.transaction(async (transaction) => {
    const registration = await transaction.get(REGISTRATIONS, unitId);
    const own = registration === null ? null : acceptedMember(registration, member.id);
    if (registration === null || own === null || own.freeFireId !== member.freeFireId) {
      throw notFound('registration');
    }
    if (wanted.on && own.ageBand === 'minor' && own.consent?.showsNick !== true)
      throw refusal('consent-missing');
    const setKey = (playerKey: string | null) => {
      if (own.playerKey === playerKey) return;
      const { members } = withMember(registration, { ...own, playerKey });
      transaction.update(REGISTRATIONS, unitId, { members });
    };
    if (!wanted.on) {
      if (own.playerKey !== null) transaction.remove(PLAYERS, own.playerKey);
      setKey(null);
      return { key: null };
    }
    const [tournament, stored] = await Promise.all([
      transaction.get(TOURNAMENTS, registration.tournamentId),
      pageOf(transaction, own, others),
    ]);
    if (tournament === null) throw notFound('tournament');
    if (storedStatus(tournament, needs.clock()) !== 'published') throw refusal('conflict', words.notPublic);
    const boards = await boardsOf(transaction, tournament);
    const entry = playedTournamentOf(tournament, named(registration, own), boards);
    const before = stored ?? { id: newPlayerKey, nick: '', entries: [] };
    const nick = stored === null || isSeen(registration) ? nickOf(registration, own) : stored.nick;
    writePlayer(transaction, stored, { ...withPlayedTournament(before, entry), nick });
    setKey(before.id);
    return { key: before.id };
  });
}

type Holder = Awaited<ReturnType<typeof holderOf>>;

async function holdersOf(needs: Needs, codes: readonly string[]): Promise<readonly Holder[]> {
  const found = await Promise.all(
    [...new Set(codes)].map((code) =>
      holderOf(needs, code).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not-found') return [];
        throw error;
      }),
    ),
  );
  return found.flat();
}

/** Only codes with the same player ID count, because siblings may share the phone that sends the codes. */
async function pageOf(reader: Reader, own: StoredAccepted, others: readonly Holder[]) {
  const units = await reader.getAll(
    REGISTRATIONS,
    others.map(({ unitId }) => unitId),
  );
  const members = others.flatMap(({ member }, at) => {
    const unit = units[at] ?? null;
    return unit === null ? [] : (acceptedMember(unit, member.id) ?? []);
  });
  const isOwn = ({ freeFireId }: StoredAccepted) =>
    freeFireIdKey(freeFireId) === freeFireIdKey(own.freeFireId);
  const keys = [own, ...members.filter(isOwn)].flatMap(({ playerKey }) => playerKey ?? []);
  const pages = await reader.getAll(PLAYERS, [...new Set(keys)]);
  return pages.find((page) => page !== null) ?? null;
}

export async function resultsForPages(
  transaction: Transaction,
  tournament: Tournament,
  registrations: readonly StoredRegistration[],
): Promise<() => void> {
  const keys = playerKeysOf(registrations);
  if (keys.length === 0) return () => undefined;
  const [stored, boards] = await Promise.all([
    readablePages(transaction, keys),
    boardsOf(transaction, tournament),
  ]);
  return () => {
    for (const player of stored) {
      const shown = registrations.filter(
        (each) => playerKeysOf([each]).includes(player.id) && hasPlayedTournament(player, each),
      );
      const after = shown.reduce(
        (page, each) =>
          withPlayedTournament(
            page,
            playedTournamentOf(tournament, named(each, memberOn(page, each)), boards),
          ),
        player,
      );
      writePlayer(transaction, player, after);
    }
  };
}

export async function renameOnPages({ database }: Pick<Context, 'database'>, now: Date): Promise<void> {
  const failures: unknown[] = [];
  const due = (await dueOnAgenda(database, now)).filter(({ task }) => task === 'page');
  for (const mark of due) {
    try {
      let after: string | null = null;
      do after = await renamePage(database, mark, after);
      while (after !== null);
    } catch (error) {
      failures.push(error);
    }
  }
  throwFailures(failures);
}

function renamePage(database: Database, mark: AgendaItem, after: string | null): Promise<string | null> {
  return database.transaction(async (transaction) => {
    const [tournament, current] = await Promise.all([
      transaction.get(TOURNAMENTS, mark.about),
      transaction.get(AGENDA, mark.id),
    ]);
    // A page must not name a tournament that is not public.
    const isShown = tournament?.status === 'published';
    const { units, next } = isShown
      ? await unitPage(transaction, mark.about, [], after, FEWER_UNITS_AT_ONCE)
      : { units: [], next: null };
    if (isShown) (await resultsForPages(transaction, tournament, units))();
    if (next === null && current?.turn === mark.turn) transaction.remove(AGENDA, mark.id);
    return next;
  });
}

export const pagesOfUnits: Satellite = async ({ units }, reader) => {
  const stored = await readablePages(reader, playerKeysOf(units));
  const pages = new Map(stored.map((player) => [player.id, player]));
  return {
    follow: ({ set, remove }, before, after) => {
      if (before === null) return;
      for (const key of playerKeysOf([before])) {
        const page = pages.get(key);
        const isKept = after !== null && playerKeysOf([after]).includes(key);
        if (page === undefined) {
          // An unreadable page may name the player.
          if (!isKept) remove(PLAYERS, key);
          continue;
        }
        const left = isKept ? renamedPage(page, before, after) : withoutPlayedTournament(page, before);
        if (left === page) continue;
        if (left === null) {
          pages.delete(key);
          remove(PLAYERS, key);
        } else {
          pages.set(key, left);
          set(PLAYERS, left);
        }
      }
    },
  };
};

export async function pagesWithout(transaction: Transaction, tournamentId: string, keys: readonly string[]) {
  const pages = await transaction.getReadable(PLAYERS, keys);
  return () => {
    for (const [at, key] of keys.entries()) {
      const page = pages[at] ?? null;
      const left = page && withoutEntriesOf(page, tournamentId);
      if (left === null) transaction.remove(PLAYERS, key);
      else writePlayer(transaction, page, left);
    }
  };
}

/** Leaves unreadable pages out, so that none of them holds up the units of other players. */
const readablePages = (reader: Reader, keys: readonly string[]) => readableDocuments(reader, PLAYERS, keys);

function renamedPage(page: PlayerPage, before: StoredRegistration, after: StoredRegistration): PlayerPage {
  const names = named(after, memberOn(page, after));
  const isOwnNick = nicksOn(page, before).includes(page.nick);
  const nick = isSeen(after) ? names.nick : (nickElsewhere(page, after) ?? names.nick);
  const renamed = {
    ...withUnitName(page, { ...after, ...names }),
    nick: isOwnNick ? nick : page.nick,
  };
  return isDeepStrictEqual(renamed, page) ? page : renamed;
}

const memberOn = ({ id }: PlayerPage, registration: StoredRegistration): StoredAccepted | null =>
  acceptedOf(registration).find(({ playerKey }) => playerKey === id) ?? null;

function nicksOn(page: PlayerPage, registration: StoredRegistration): readonly string[] {
  const member = memberOn(page, registration);
  if (member === null) return [unitNameOf(registration), forgottenName(registration)];
  return [sentNick(registration, member), numberName(registration.number, member)];
}

function nickOf(registration: StoredRegistration, member: StoredAccepted): string {
  return isSeen(registration) ? sentNick(registration, member) : numberName(registration.number, member);
}

const sentNick = (registration: StoredRegistration, { nick }: StoredAccepted) =>
  nick === '' ? unitNameOf(registration) : nick;

/** A name becomes public only after an organiser has seen it. */
const isSeen = (registration: StoredRegistration) =>
  wasApproved(registration) && acceptedOf(registration).every(({ wish }) => wish?.state !== 'unseen');

function writePlayer(transaction: Transaction, before: PlayerPage | null, after: PlayerPage): void {
  if (before === null || !isDeepStrictEqual(before, after)) transaction.set(PLAYERS, after);
}

function named(registration: StoredRegistration, member: StoredAccepted | null) {
  const { number } = registration;
  const name = isSeen(registration) ? unitNameOf(registration) : forgottenName(registration);
  return { number, name, nick: member === null ? name : nickOf(registration, member) };
}

async function boardsOf(reader: Reader, tournament: Tournament): Promise<readonly Board[]> {
  return (await reader.getAll(BOARDS, boardIds(tournament))).flatMap((board) => board ?? []);
}
