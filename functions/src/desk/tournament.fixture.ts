import type { Rooms } from '@copa/domain/day/room';
import { AppError, type ErrorCode } from '@copa/domain/errors';
import type { Form } from '@copa/domain/forms/form';
import { GIVEN_ON_AFTER_MS } from '@copa/domain/limits';
import type { Question } from '@copa/domain/questions/question';
import type { AcceptanceInput } from '@copa/domain/registrations/invitation';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import type { UnitNames } from '@copa/domain/registrations/names/unit-names';
import type { Player } from '@copa/domain/registrations/player';
import { eachPlayerField } from '@copa/domain/registrations/player';
import type { RegistrationCorrection, RegistrationInput } from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { createDesk as createWholeDesk } from '../../../tests/load/support/desk.ts';
import { openServices } from '../../../tests/setup/local-site/services.ts';
import type { Origin } from '../call.ts';
import { createRegistrationKeys } from '../registrations/keys.ts';
import type { Collection } from '../store/collection.ts';
import {
  AUDIT,
  claimsOf,
  FORMS,
  QUESTIONS,
  QUEUES,
  REGISTRATIONS,
  ROOMS,
  TOURNAMENTS,
  TRACES,
} from '../store/collections.ts';
import { leftTraceId } from '../store/traces.ts';
import { createRegistrationCodes } from './code.ts';
import { createDesk } from './desk.ts';
import { createLedgerStore } from './ledger-store.ts';
import type { Operation } from './operation.ts';
import { createRecordKeys } from './record-keys.ts';
import { SAMPLE_NOW, sampleForm, sampleInput, sampleTournament } from './samples.fixture.ts';
import { captainOf, type StoredUnit } from './stored-unit.ts';

export const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };
const REASON = 'Lo pidió el equipo';

interface Seeds {
  readonly form?: Form | null;
  readonly questions?: readonly Question[];
  readonly rooms?: Rooms;
  readonly now?: Date;
}

function openSite(now: Date) {
  const services = openServices(now);
  const { config } = services.context;
  let made = 0;
  const newId = () => `ffffffff-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
  const needs = { ...services.context, newId };
  const codes = createRegistrationCodes(config.statusCodeSecret);
  const keys = createRegistrationKeys(config.statusCodeSecret);
  return { needs, services, desk: createWholeDesk(needs), codes, keys };
}

type Site = ReturnType<typeof openSite>;

export async function openTournament(
  fields: Partial<Tournament> | null = {},
  { form = sampleForm(), questions = [], rooms, now = SAMPLE_NOW }: Seeds = {},
) {
  const site = openSite(now);
  const { services, needs } = site;
  const { database, firestore } = needs;
  if (fields !== null) await services.store(TOURNAMENTS, sampleTournament(fields));
  if (form !== null) await services.store(FORMS, form);
  if (rooms !== undefined) await services.store(ROOMS, rooms);
  await services.store(QUESTIONS, ...questions);
  const tournament = () => database.get(TOURNAMENTS, 'copa-1');
  const recordKeys = createRecordKeys(needs.config.statusCodeSecret);
  const bare = createDesk({
    ...needs,
    codes: site.codes,
    store: createLedgerStore(firestore, needs.logger, recordKeys, site.codes, []),
    fillPlaces: () => [],
    passPlacesOn: async () => undefined,
    activeQuestions: async () => questions,
    groupSize: undefined,
  });

  return {
    ...site,
    /** Operations that are submitted one after the other, without a wait, share a commit. */
    submit: (operation: Operation) => bare.submit('copa-1', operation),
    ...playersOf(site),
    ...organisersOf(site),
    store: <T extends { readonly id: string }>(collection: Collection<T>, ...documents: T[]) =>
      services.store(collection, ...documents),
    stored: <T extends { readonly id: string }>(collection: Collection<T>) => services.stored(collection),
    removeDocument: ({ path }: { readonly path: string }, id: string) =>
      firestore.doc(`${path}/${id}`).delete(),
    now: () => services.now,
    advance: (milliseconds: number) => {
      services.now = new Date(services.now.getTime() + milliseconds);
    },
    goTo: (moment: Date) => {
      services.now = moment;
    },
    unitOf: (unit: Pick<StoredUnit, 'id'>) => unitOf(site, unit),
    registrations: () => services.stored(REGISTRATIONS),
    claims: async () =>
      new Map(
        (await services.stored(claimsOf('copa-1'))).map(({ id, registrationId }) => [id, registrationId]),
      ),
    acts: () => services.stored(AUDIT),
    queue: async () => (await database.get(QUEUES, 'copa-1'))?.waiting ?? [],
    places: async () => (await tournament())?.currentPlayers ?? 0,
    waiting: async () => (await tournament())?.waitingPlayers ?? 0,
    sizeOf: async ({ path }: { readonly path: string }) =>
      (await firestore.collection(path).count().get()).data().count,
    whyLeft: async ({ codeHash }: Pick<StoredAccepted, 'codeHash'>) =>
      (await database.get(TRACES, leftTraceId(codeHash)))?.left,
  };
}

export type OpenTournament = Awaited<ReturnType<typeof openTournament>>;

async function unitOf({ needs }: Site, { id }: Pick<StoredUnit, 'id'>): Promise<StoredUnit> {
  const unit = await needs.database.get(REGISTRATIONS, id);
  if (unit === null) throw new Error(`no unit ${id}`);
  return unit;
}

function playersOf(site: Site) {
  const { desk, codes, keys } = site;
  const captainCode = (unit: StoredUnit) => codes.codeOf(captainOf(unit).id);
  const memberId = (unit: Pick<StoredUnit, 'id'>, number: number) =>
    keys.member(unit.id, sampleInput(number).requestId);
  return {
    memberId,
    register: async (input: RegistrationInput, origin?: Origin) =>
      unitOf(site, await desk.register(input, origin)),
    registerAll: async <const Numbers extends readonly number[]>(...numbers: Numbers) => {
      const receipts = await Promise.all(numbers.map((number) => desk.register(sampleInput(number))));
      const units = await Promise.all(receipts.map((receipt) => unitOf(site, receipt)));
      return units as { [Index in keyof Numbers]: StoredUnit };
    },
    accept: async (unit: StoredUnit, input: AcceptanceInput, origin?: Origin) => {
      const invitationCode = codes.invitationOf(unit.id, unit.inviteRevision);
      await desk.accept({ ...input, invitationCode }, origin);
      return unitOf(site, unit);
    },
    invite: async (unit: StoredUnit, isOpen: boolean) => {
      await desk.openInvitation(captainCode(unit), isOpen);
      return unitOf(site, unit);
    },
    reinvite: async (unit: StoredUnit) => {
      await desk.replaceInvitation(captainCode(unit), codes.invitationOf(unit.id, unit.inviteRevision));
      return unitOf(site, unit);
    },
    dismiss: async (unit: StoredUnit, removed: string) => {
      await desk.removeTeammate(captainCode(unit), removed);
      return unitOf(site, unit);
    },
    reticket: async (unit: StoredUnit) => {
      await desk.replaceOwnTicket(captainCode(unit));
      return unitOf(site, unit);
    },
    leave: (unit: StoredUnit, member = unit.id) => desk.withdraw(codes.codeOf(member)),
    confirm: async (unit: StoredUnit, window: 'entry' | 'match') => {
      await desk.confirm(unit.ticketId, window);
      return unitOf(site, unit);
    },
    ready: async (unit: StoredUnit) => {
      await desk.ready(unit.ticketId);
      return unitOf(site, unit);
    },
  };
}

function organisersOf(site: Site) {
  const { desk, services } = site;

  async function decide(
    unit: StoredUnit,
    status: StoredUnit['status'],
    reason: string | null = null,
    expected: StoredUnit['status'] | null = null,
  ) {
    await desk.decide(ADMIN, unit.id, { status, reason, expected });
    return unitOf(site, unit);
  }

  async function giveOn(unit: StoredUnit) {
    services.now = new Date(services.now.getTime() + GIVEN_ON_AFTER_MS + 1);
    await desk.releaseOverdue(services.now);
    return unitOf(site, unit);
  }

  const joining = (number: number, player: Partial<Player>) => {
    const { fullName, freeFireId, email, phone, requestId } = sampleInput(number, player);
    return { ...eachPlayerField(() => ''), fullName, freeFireId, email, phone, requestId, reason: REASON };
  };

  return {
    add: async (requestId: string, player: Player, unit: UnitNames | null = null) => {
      const { fullName, freeFireId, email, phone } = player;
      const typed = { ...eachPlayerField(() => ''), fullName, freeFireId, email, phone };
      return unitOf(site, await desk.add(ADMIN, 'copa-1', { ...typed, requestId, unit }));
    },
    decide,
    giveOn,
    reject: async (unit: StoredUnit, reason: string | null = null) => {
      await decide(unit, 'rejected', reason);
      return giveOn(unit);
    },
    correct: async (unit: StoredUnit, correction: RegistrationCorrection) => {
      await desk.correctMember(ADMIN, unit.id, captainOf(unit).id, correction);
      return unitOf(site, unit);
    },
    fillSlot: async (unit: StoredUnit, number: number, player: Partial<Player> = {}, slot?: number) => {
      await desk.addMember(ADMIN, unit.id, joining(number, player), slot ?? null);
      return unitOf(site, unit);
    },
    replace: async (unit: StoredUnit, replaced: string, number: number, player: Partial<Player> = {}) => {
      await desk.replaceMember(ADMIN, unit.id, replaced, joining(number, player));
      return unitOf(site, unit);
    },
    removeMember: async (unit: StoredUnit, member: string, reason: string) => {
      await desk.removeMember(ADMIN, unit.id, member, reason);
      return unitOf(site, unit);
    },
    remove: (unit: StoredUnit) => desk.remove(ADMIN, unit.id),
    readmit: async (unit: StoredUnit, window: 'entry' | 'match', reason = REASON) => {
      await desk.readmit(ADMIN, unit.id, window, reason);
      return unitOf(site, unit);
    },
    promote: async (unit: StoredUnit, reason = REASON) => {
      await desk.promote(ADMIN, unit.id, reason);
      return unitOf(site, unit);
    },
    takePlaceBack: async (unit: StoredUnit) => {
      await desk.takePlaceBack(ADMIN, unit.id);
      return unitOf(site, unit);
    },
    release: async (unit: StoredUnit) => {
      await desk.releaseOverdue(services.now);
      return unitOf(site, unit);
    },
  };
}

export async function codeOf(call: Promise<unknown>): Promise<ErrorCode | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code;
  }
}
