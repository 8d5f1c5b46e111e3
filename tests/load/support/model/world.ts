import { freeFireIdKey } from '@copa/domain/contact';
import { NO_SHOWS_BEHIND } from '@copa/domain/limits';
import type { Tournament as StoredTournament } from '@copa/domain/tournaments/tournament';
import { createRecordKeys } from '../../../../functions/src/desk/record-keys.ts';
import { STATUS_CODE_SECRET } from '../program.ts';
import { codes, membersOf, storedUnit, type Told, ticketOf, type Unit } from './units.ts';

/** No call of the model sends a time zone. */
export const TIME_ZONE = 'America/Mexico_City';

type Moments =
  | 'date'
  | 'endDate'
  | 'registrationDeadline'
  | 'publishDate'
  | 'publishedAt'
  | 'hiddenAt'
  | 'cancelledAt'
  | 'playersErasedAt';
type Places = 'maxPlayers' | 'substitutes' | 'waitlist' | 'closings' | 'lastWaitSeq' | 'lastUnitNumber';
type Known = Moments | Places | 'name' | 'status' | 'linkedFormId' | 'told';

export interface Tournament extends Told<Pick<StoredTournament, Known>> {
  readonly modality: keyof typeof SIZES;
  readonly updatedAt: string;
  readonly windows: readonly Window[];
  readonly playersKept: number | null;
}

export interface Window {
  readonly kind: 'entry' | 'match';
  readonly opensAt: string;
  readonly closesAt: string;
  readonly onMissing: 'release' | 'mark';
}

export const SIZES = { solo: 1, duo: 2 } as const;

export interface Traces {
  readonly withdrawn: Record<string, string>;
  readonly mailboxes: Record<string, { readonly at: string; readonly unit: string }>;
  readonly mails: Record<string, number>;
  readonly networks: Record<string, readonly string[]>;
  readonly tickets: Record<string, { readonly count: number; readonly since: string }>;
  readonly captains: Traces['tickets'];
  readonly guardians: Traces['tickets'];
}

export interface Form {
  readonly title: string;
  readonly isActive: boolean;
  readonly maxResponses: number | null;
  readonly asks: boolean;
  readonly updatedAt: string;
}

export interface Entry {
  readonly id: string;
  readonly kind: 'ban' | 'no_show';
  readonly until: string;
  readonly revokedAt: string | null;
  readonly tournamentId: string;
  /**
   * `contacts` are the mailboxes for which an absence counts; the first is the absent player's. `others` are
   * mailboxes for which an organiser decided that the absence does not count.
   */
  readonly contacts: readonly string[];
  readonly others: readonly string[];
}

interface Noted {
  readonly line: string;
  readonly at: string;
  /** The number of registrations that were deleted too. */
  readonly deleted: number;
}

export interface Mark {
  readonly state: 'in' | 'out';
  readonly at: string;
}

export interface World {
  now: string;
  readonly tournaments: Record<string, Tournament>;
  readonly units: Record<string, Unit>;
  readonly forms: Record<string, Form>;
  readonly traces: Traces;
  readonly audit: Noted[];
  readonly records: Record<string, readonly Entry[]>;
  readonly rolls: Record<string, Readonly<Record<string, Mark>>>;
  sweptAt: string;
}

export const later = (moment: string, milliseconds: number): string =>
  new Date(Date.parse(moment) + milliseconds).toISOString();

export const emptyWorld = (now: string): World => ({
  now,
  tournaments: {},
  units: {},
  forms: {},
  traces: { withdrawn: {}, mailboxes: {}, mails: {}, networks: {}, tickets: {}, captains: {}, guardians: {} },
  audit: [],
  records: {},
  rolls: {},
  sweptAt: '',
});

export function note({ audit, now }: World, line: string, deleted = 0): void {
  audit.push({ line, at: now, deleted });
}

export const unitsOf = ({ units }: World, tournamentId: string): readonly string[] =>
  Object.keys(units).filter((id) => units[id]?.tournamentId === tournamentId);

export function placesOf(world: World, tournamentId: string): number {
  const kept = world.tournaments[tournamentId]?.playersKept ?? null;
  return kept ?? unitsOf(world, tournamentId).filter((id) => world.units[id]?.place === 'held').length;
}

export const waitingIn = (world: World, tournamentId: string): readonly string[] =>
  unitsOf(world, tournamentId)
    .filter((id) => world.units[id]?.place === 'waiting')
    .toSorted((a, b) => (world.units[a]?.day.waitSeq ?? 0) - (world.units[b]?.day.waitSeq ?? 0));

export const holderOf = (world: World, tournamentId: string, freeFireId: string): string | undefined =>
  unitsOf(world, tournamentId).find((id) => claimsOf(world.units[id]).includes(freeFireIdKey(freeFireId)));

const claimsOf = (unit: Unit | undefined): readonly string[] =>
  unit !== undefined && unit.place !== 'released'
    ? membersOf(unit).map(({ freeFireId }) => freeFireIdKey(freeFireId))
    : [];

const onRecord = ({ records, now }: World, kind: Entry['kind'], freeFireId: string): readonly Entry[] =>
  (records[freeFireIdKey(freeFireId)] ?? []).filter(
    (entry) => entry.kind === kind && entry.revokedAt === null && entry.until > now,
  );

export const isBanned = (world: World, freeFireId: string): boolean =>
  onRecord(world, 'ban', freeFireId).length > 0;

export const isBehind = (world: World, unit: Unit): boolean =>
  membersOf(unit).some(({ freeFireId, email }) => {
    const absences = onRecord(world, 'no_show', freeFireId).filter(({ contacts }) =>
      contacts.includes(email),
    );
    return new Set(absences.map(({ tournamentId }) => tournamentId)).size >= NO_SHOWS_BEHIND;
  });

const PLAYED_FOR_MS = 6 * 60 * 60 * 1000;

export function isOver({ date, endDate }: Pick<Tournament, 'date' | 'endDate'>, now: string): boolean {
  return date !== null && now > (endDate ?? later(date, PLAYED_FOR_MS));
}

export const statusOf = ({ status, publishDate }: Pick<Tournament, 'status' | 'publishDate'>, now: string) =>
  status === 'scheduled' && publishDate !== null && publishDate <= now ? 'published' : status;

export function phaseOf(world: World, id: string, tournament: Tournament): string {
  if (isOver(tournament, world.now)) return 'completed';
  const { date, registrationDeadline, linkedFormId } = tournament;
  if (date !== null && world.now >= date) return 'in_play';
  if (registrationDeadline !== null && world.now > registrationDeadline) return 'registration_closed';
  const { maxPlayers, waitlist } = tournament;
  const waiting = waitingIn(world, id).length;
  const isFull = placesOf(world, id) >= maxPlayers || (waitlist.mode === 'manual' && waiting > 0);
  const ends = waitlist.endsAt ?? date;
  const mayWait = waiting < waitlist.max && (ends === null || world.now <= ends);
  if (isFull && !mayWait) return 'full';
  if (linkedFormId === null) return 'not_open';
  return isFull ? 'waiting' : 'open';
}

export const newestFirst =
  <T>(moment: (value: T) => string | null) =>
  ([a, one]: readonly [string, T], [b, two]: readonly [string, T]): number =>
    (moment(one) ?? '') + a < (moment(two) ?? '') + b ? 1 : -1;

const each = <T, R>(record: Readonly<Record<string, T>>, read: (value: T, id: string) => R) =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [id, read(value, id)]));

/** Each guardian's contact is stored apart from the unit. */
const guardianLines = (id: string, unit: Unit): readonly string[] =>
  membersOf(unit).flatMap((member) => {
    const { guardian } = member;
    if (guardian === null || guardian.contact === null) return [];
    const { name, phone } = guardian.contact;
    return `${member.id} ${id} ${unit.tournamentId} ${name} ${phone}`;
  });

const keys = createRecordKeys(STATUS_CODE_SECRET);

export const recordKey = (player: string) => keys.recordOf(player);

export function storedIn(world: World) {
  const units = Object.entries(world.units);
  return {
    tournaments: each(world.tournaments, ({ playersKept: _, ...fields }, id) => ({
      ...fields,
      currentPlayers: placesOf(world, id),
      waitingPlayers: waitingIn(world, id).length,
    })),
    claims: units
      .flatMap(([id, unit]) =>
        claimsOf(unit).map(
          (player) => `tournaments/${unit.tournamentId}/claims/${player} ${id} ${unit.place}`,
        ),
      )
      .toSorted(),
    registrations: each(world.units, (unit, id) => storedUnit(id, unit)),
    tickets: Object.fromEntries(
      units.map(([id, unit]) => [
        codes.ticketOf(id, unit.ticket),
        { ...ticketOf(unit), rooms: [], lobby: null, acceptedRules: [] },
      ]),
    ),
    records: Object.entries(world.records)
      .flatMap(([player, entries]) =>
        entries.map(({ id, kind, until }) => `${recordKey(player)} ${kind} ${id} ${until}`),
      )
      .toSorted(),
    rolls: Object.entries(world.rolls)
      .flatMap(([roll, marks]) =>
        Object.entries(marks).map(([unit, { state, at }]) => `${roll} ${unit} ${state} ${at}`),
      )
      .toSorted(),
    guardians: units.flatMap(([id, unit]) => guardianLines(id, unit)).toSorted(),
    queues: Object.fromEntries(
      Object.keys(world.tournaments).flatMap((id) => {
        const waiting = waitingIn(world, id).map((unit) => world.units[unit]?.day.waitSeq);
        return waiting.length === 0 ? [] : [[id, waiting]];
      }),
    ),
    rosters: units
      .filter(([, { status, place }]) => status === 'approved' && place === 'held')
      .map(([, unit]) => {
        const isListed = world.tournaments[unit.tournamentId]?.status === 'published';
        const { number, name, unit: names } = ticketOf(unit);
        return `${unit.tournamentId} ${isListed} ${number} ${name} ${names.tag}`;
      })
      .toSorted(),
    forms: each(world.forms, ({ asks: _, ...fields }) => fields),
    mails: units
      .flatMap(([, unit]) => membersOf(unit).flatMap(({ email, mails }) => mails.map(() => email)))
      .toSorted(),
    audit: world.audit.map(({ line }) => line).toSorted(),
    unnoticed: [],
  };
}
