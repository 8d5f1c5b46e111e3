import { noRooms, type Rooms } from '@copa/domain/day/room';
import { type Confirmations, NO_CONFIRMATIONS } from '@copa/domain/registrations/confirmation';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import {
  type Closings,
  type ConfirmationWindow,
  NO_CLOSING,
  type WindowKind,
} from '@copa/domain/tournaments/places/window';
import { reviewEnd } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';

export interface DaySeed {
  /** One in this many units has not confirmed. */
  readonly missingOneOf?: Partial<Record<WindowKind, number>>;
  readonly readyOneOf?: number;
  readonly room?: { readonly roomId: string; readonly password: string; readonly openAt: Date };
}

export function closingsOf(windows: readonly ConfirmationWindow[], now: Date): Closings {
  const none = { entry: null, match: null, final: null };
  const closings = windows
    .filter(({ opensAt }) => opensAt <= now)
    .map((window) => {
      const ends = reviewEnd({ windows, closings: none }, window);
      return [
        window.kind,
        { ...NO_CLOSING, toldAt: window.opensAt, closedAt: ends <= now ? ends : null },
      ] as const;
    });
  return { ...none, ...Object.fromEntries(closings) };
}

export function roomsOf(id: string, { room }: DaySeed): Rooms | null {
  return room === undefined
    ? null
    : { ...noRooms(id), rooms: [{ match: 1, lobby: null, ...room, revision: 1 }] };
}

export function onItsDay(
  unit: StoredRegistration,
  { windows }: Pick<Tournament, 'windows'>,
  { missingOneOf = {}, readyOneOf }: DaySeed,
  now: Date,
): StoredRegistration {
  const isOneOf = (many: number | undefined) => many !== undefined && unit.number % many === 0;
  if (unit.place === 'waiting') {
    const match = windows.find(({ kind, opensAt }) => kind === 'match' && opensAt <= now);
    return match !== undefined && isOneOf(readyOneOf)
      ? { ...unit, readyAt: momentIn(match, unit, now) }
      : unit;
  }
  const given = windows
    .filter(
      ({ kind, opensAt, closesAt }) =>
        opensAt <= now && unit.createdAt < closesAt && !isOneOf(missingOneOf[kind]),
    )
    .map((window) => [window.kind, { at: momentIn(window, unit, now), by: 'player' }] as const);
  const confirmations: Confirmations = { ...NO_CONFIRMATIONS, ...Object.fromEntries(given) };
  return { ...unit, placedAt: unit.createdAt, confirmBy: null, confirmations };
}

function momentIn(
  { opensAt, closesAt }: ConfirmationWindow,
  { createdAt, number }: StoredRegistration,
  now: Date,
): Date {
  const from = Math.max(opensAt.getTime(), createdAt.getTime());
  const to = Math.min(closesAt.getTime(), now.getTime());
  return new Date(from + ((to - from) * (1 + ((number * 7) % 12))) / 14);
}
