import { freeFireIdKey } from '@copa/domain/contact';
import { activeBan, counts, keepsFromPlaces, recordOf } from '@copa/domain/fairness/record';
import { BEHIND_FROM } from '@copa/domain/limits';
import { needsConsent } from '@copa/domain/registrations/consent/age-band';
import { type Tally, tallyOf } from '@copa/domain/registrations/figures';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { obstaclesOf } from '@copa/domain/registrations/next-in-queue';
import { deadlinesStandStill } from '@copa/domain/registrations/places/deadlines';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { isApprovable, unitNameOf } from '@copa/domain/registrations/unit';
import { isBehind } from '@copa/domain/tournaments/places/waitlist-limit';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { dayDue } from '../../../functions/src/day/next-run.ts';
import { roomDue } from '../../../functions/src/day/notices/day-notices.ts';
import { createRecordKeys } from '../../../functions/src/desk/record-keys.ts';
import { nextDeadline } from '../../../functions/src/desk/unit-place.ts';
import { agendaId } from '../../../functions/src/store/agenda.ts';
import {
  AGENDA,
  CHANGE_NOTICES,
  PROTESTS,
  RECORDS,
  REGISTRATIONS,
  RESULT_NOTICES,
  ROOMS,
  TICKETS,
  TOURNAMENTS,
} from '../../../functions/src/store/collections.ts';
import { protestPictureId } from '../../../functions/src/store/report-removal.ts';
import { PLAYER_MAILS } from '../../../functions/src/wiring/notices.ts';
import type { Answer } from './http.ts';
import { STATUS_CODE_SECRET } from './program.ts';
import type { SentRegistration } from './tournament.ts';
import { readWhole, type WholeDatabase } from './whole-database.ts';

const keys = createRecordKeys(STATUS_CODE_SECRET);

export interface Places {
  readonly taken: number;
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
}

export async function expectPlacesToAddUp(firestore: Firestore): Promise<ReadonlyMap<string, Places>> {
  const whole = await readWhole(firestore);
  const sorted = (docs: readonly { readonly id: string }[]) => docs.map(({ id }) => id).toSorted();
  const dataOf = (path: string, wanted: string) => {
    const found = whole.docs(path).find(({ id }) => id === wanted);
    return found?.data();
  };
  const units = whole.read(REGISTRATIONS);
  const claiming = units.filter(({ place }) => place !== 'released');
  expect(whole.group('claims').map(claimLine).toSorted()).toEqual(claiming.flatMap(claimLinesOf).toSorted());
  expect(sorted(whole.docs('tickets'))).toEqual(units.map(({ ticketId }) => String(ticketId)).toSorted());
  const members = units.flatMap(acceptedOf);
  const toPlayers = whole
    .docs('mail')
    .filter(({ id }) => PLAYER_MAILS.some((kind) => id.includes(`-${kind}`)));
  expect(sorted(toPlayers)).toEqual(members.flatMap(({ mailIds }) => mailIds).toSorted());
  expect(sorted(whole.docs('phones'))).toEqual(sorted(units.filter(({ listens }) => listens)));
  const reported = sorted(whole.docs('reports'));
  const protested = whole.read(PROTESTS);
  const pictures = protested.flatMap(({ id, pictures: own }) =>
    own.map((each) => protestPictureId(id, each)),
  );
  expect(sorted(whole.docs('evidence'))).toEqual([...reported, ...pictures].toSorted());
  const known = new Set(units.flatMap((unit) => [...unit.reports, ...unit.protests]));
  const sent = [...reported, ...protested.map(({ id }) => id)];
  expect(sent.filter((id) => !known.has(id))).toEqual([]);
  const minors = members.filter(({ ageBand }) => ageBand === 'minor');
  const guardians = sorted(whole.docs('guardians'));
  expect(sorted(minors)).toEqual(expect.arrayContaining([...guardians]));
  expect(guardians).toEqual(expect.arrayContaining([...sorted(minors.filter(needsConsent))]));
  const incomplete = units.filter(({ members }) => !isApprovable(members));
  expect(incomplete.filter(({ status }) => status === 'approved')).toEqual([]);

  const tickets = new Map(whole.read(TICKETS).map((ticket) => [ticket.id, ticket]));
  const places = new Map<string, Places>();
  for (const tournament of whole.read(TOURNAMENTS)) {
    const own = units.filter(({ tournamentId }) => tournamentId === tournament.id);
    const count = (wanted: string) => own.filter(({ status }) => status === wanted).length;
    const taken = tournament.currentPlayers;
    const states = { pending: count('pending'), approved: count('approved'), rejected: count('rejected') };
    const held = own.filter(({ place }) => place === 'held').length;
    // The erasure by age keeps the number of players, which the history shows.
    const counted = tournament.playersErasedAt === null ? held : taken;
    expect({ id: tournament.id, taken }).toEqual({ id: tournament.id, taken: counted });
    expect(held).toBeLessThanOrEqual(tournament.maxPlayers);
    const waiting = own.flatMap(({ waitSeq }) => waitSeq ?? []).toSorted((a, b) => a - b);
    expect(dataOf('queues', tournament.id)?.['waiting'] ?? []).toEqual(waiting);
    const inOrder = own
      .filter(({ waitSeq }) => waitSeq !== null)
      .toSorted((a, b) => (a.waitSeq ?? 0) - (b.waitSeq ?? 0));
    const turns = z.parse(z.array(z.string()), dataOf('turns', tournament.id)?.['waiting'] ?? []);
    expect(inOrder.map(({ ticketId }) => tickets.get(ticketId)?.turn)).toEqual(
      // A rejected unit keeps its `waitSeq` as long as the rejection can be undone, but its ticket shows no
      // `turn`.
      turns.map((turn, at) => (inOrder[at]?.givenOnAt === null ? turn : null)),
    );
    const leaving = own.filter(({ givenOnAt }) => givenOnAt !== null);
    const kept = own.filter(({ status, place }) => status === 'rejected' && place !== 'released');
    expect(leaving).toEqual(kept);
    expect(own.filter(({ formerDecision }) => formerDecision !== null)).toEqual(kept);
    const untold = own.filter(({ takeBackUntil }) => takeBackUntil !== null);
    expect(own.filter(({ beforePromotion }) => beforePromotion !== null)).toEqual(untold);
    expect(untold.filter(({ place }) => place !== 'held')).toEqual([]);
    expect(tournament.waitingPlayers).toBe(waiting.length);
    expect(waiting.filter((number) => number % BEHIND_FROM > tournament.lastWaitSeq)).toEqual([]);
    const mayHaveOne = tournament.waitlist.mode === 'auto' && held < tournament.maxPlayers;
    const eligible = own.filter(({ waitsFor, waitSeq }) => waitsFor.includes('match') && !isBehind(waitSeq));
    expect(mayHaveOne ? eligible.map(({ id }) => id) : []).toEqual([]);
    const roster = dataOf('rosters', tournament.id);
    expect(roster?.['units'] ?? {}).toEqual(rosterOf(own));
    expect(roster?.['listed'] ?? false).toBe(roster !== undefined && tournament.status === 'published');
    const numbers = own.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(tournament.lastUnitNumber);
    expect(onlyNumbers(dataOf('figures', tournament.id) ?? {})).toEqual(
      tallyOf(own.map((unit) => [null, unit])),
    );
    places.set(tournament.id, { taken, ...states });
  }
  return places;
}

function rosterOf(units: readonly StoredRegistration[]): object {
  const shown = units.filter(({ status, place }) => status === 'approved' && place === 'held');
  return Object.fromEntries(
    shown.map((unit) => [unit.number, { name: unitNameOf(unit), tag: unit.unit.tag }]),
  );
}

function onlyNumbers(fields: object): Tally {
  const numbers: Record<string, number | Tally> = {};
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (typeof value === 'number' && value !== 0) numbers[name] = value;
    if (typeof value !== 'object' || value === null || name === 'changedAt') continue;
    const inside = onlyNumbers(value);
    if (Object.keys(inside).length > 0) numbers[name] = inside;
  }
  return numbers;
}

export function waitersIn(whole: WholeDatabase, now: Date) {
  const records = new Map(whole.read(RECORDS).map((record) => [record.id, record]));
  const isBanned = (member: StoredAccepted) =>
    activeBan(records.get(keys.recordOf(member.freeFireId)) ?? null, now) !== null;
  const tournaments = new Map(whole.read(TOURNAMENTS).map((tournament) => [tournament.id, tournament]));
  return whole.read(REGISTRATIONS).flatMap((unit) => {
    const tournament = tournaments.get(unit.tournamentId);
    if (unit.place !== 'waiting' || tournament === undefined) return [];
    const isSuspended = acceptedOf(unit).some(isBanned);
    return { unit, obstacles: obstaclesOf({ unit, tournament, now, isSuspended }) };
  });
}

/**
 * If a unit's obstacle ended because time passed, the unit may wait until the job gives it a place. This
 * check therefore skips units for which the job may still have work.
 */
export function expectNobodyToBePassedOver(
  whole: WholeDatabase,
  waiters: ReturnType<typeof waitersIn>,
  now: Date,
): void {
  const due = whole.read(AGENDA).filter(({ at }) => at <= now);
  const scheduled = new Set(
    whole.read(TOURNAMENTS).flatMap(({ id, status }) => (status === 'scheduled' ? id : [])),
  );
  const isLooked = ({ tournamentId }: StoredRegistration) =>
    scheduled.has(tournamentId) ||
    due.some(({ task, about }) => task === 'record' || (task === 'day' && about === tournamentId));
  const passed = waiters.filter(({ obstacles }) => obstacles.length === 0);
  expect(passed.map(({ unit }) => unit).filter((unit) => !isLooked(unit))).toEqual([]);
}

export function expectRecordsToFollow(whole: WholeDatabase): void {
  const records = whole.read(RECORDS);
  expect(records).toEqual(records.map(({ id, entries }) => recordOf(id, entries)));
}

/**
 * Call this while no call to the site runs. A match without an open protest may lack `officialAt` until the
 * job has processed the match.
 */
export function expectAgendaToKnowWhatIsDue(whole: WholeDatabase, now: Date): void {
  const tournaments = whole.read(TOURNAMENTS);
  const due: readonly (readonly [id: string, at: Date | null])[] = [
    ...tournaments.map(({ id, status, publishDate }) => {
      return [agendaId('publish', id), status === 'scheduled' ? publishDate : null] as const;
    }),
    ...tournaments.map((each) => [agendaId('day', each.id), dayDue(each, now)] as const),
    ...whole.read(ROOMS).map((each) => {
      const of = tournaments.find(({ id }) => id === each.id);
      return [agendaId('room', each.id), of === undefined ? null : roomDue(of, each)] as const;
    }),
    ...whole.read(CHANGE_NOTICES).map(({ id, dueAt }) => {
      const isHidden = tournaments.some((each) => each.id === id && each.status !== 'published');
      return [agendaId('change', id), isHidden ? null : dueAt] as const;
    }),
    ...whole.read(RESULT_NOTICES).map(({ id, dueAt }) => [agendaId('result', id), dueAt] as const),
    ...whole.read(REGISTRATIONS).map((unit) => {
      const of = tournaments.find(({ id }) => id === unit.tournamentId);
      const isStill = of !== undefined && deadlinesStandStill(of, now);
      const at = isStill ? (unit.givenOnAt ?? unit.takeBackUntil) : nextDeadline(unit);
      return [agendaId('place', unit.id), at] as const;
    }),
    ...whole
      .read(RECORDS)
      .flatMap(({ id, entries }) =>
        entries
          .filter((entry) => keepsFromPlaces(entry) && counts(entry, now))
          .map((entry) => [agendaId('record', `${id}_${entry.id}`), entry.until] as const),
      ),
  ];
  const noted = new Map(whole.read(AGENDA).map(({ id, at }) => [id, at.getTime()]));
  const late = due.filter(([id, at]) => at !== null && (noted.get(id) ?? Infinity) > at.getTime());
  expect(late).toEqual([]);
}

function claimLine(claim: DocumentSnapshot): string {
  return `${claim.ref.path} ${String(claim.get('registrationId'))} ${claim.get('waiting') === true ? 'waiting' : 'held'}`;
}

function claimLinesOf(unit: StoredRegistration): readonly string[] {
  const path = `tournaments/${unit.tournamentId}/claims`;
  return acceptedOf(unit).map(
    ({ freeFireId }) => `${path}/${freeFireIdKey(freeFireId)} ${unit.id} ${unit.place}`,
  );
}

function acceptedOf({ members }: StoredRegistration): readonly StoredAccepted[] {
  return members.flatMap((member) => (member.state === 'accepted' ? [member] : []));
}

export async function expectReceiptsToHold(
  firestore: Firestore,
  receipts: ReadonlyMap<SentRegistration, Answer>,
): Promise<void> {
  const stored = (await readWhole(firestore)).read(REGISTRATIONS);
  const lineOf = (id: string, freeFireId: string, createdAt: string) => `${id} ${freeFireId} ${createdAt}`;
  const storedLines = stored.flatMap((unit) =>
    acceptedOf(unit)
      .filter(({ role }) => role === 'captain')
      .map(({ freeFireId }) => lineOf(unit.id, freeFireId, unit.createdAt.toISOString())),
  );
  expect(storedLines.toSorted()).toEqual(
    [...receipts]
      .map(([{ requestId, freeFireId }, { body }]) =>
        lineOf(requestId, freeFireId, String(body.data?.['createdAt'])),
      )
      .toSorted(),
  );
}

export async function expectDecisionsToBeAudited(firestore: Firestore): Promise<void> {
  const [registrations, entries] = await Promise.all([
    firestore.collection('registrations').where('status', '!=', 'pending').get(),
    firestore.collection('audit').where('action', '==', 'registration.status').get(),
  ]);
  expect(entries.docs.map((entry) => String(entry.get('target'))).toSorted()).toEqual(
    registrations.docs.map(({ ref }) => ref.path).toSorted(),
  );
}
