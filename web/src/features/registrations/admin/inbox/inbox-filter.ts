import { phoneKey } from '@copa/domain/contact';
import { hasPlace, type RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import type { Registration } from '@copa/domain/registrations/registration';
import { plainText } from '../../../../lib/plain-text.ts';
import { acceptedMembers, isIncomplete } from '../unit-words.ts';
import type { StandingNotes } from './use-standings.ts';

export interface InboxFilter {
  readonly status: RegistrationStatus | null;
  readonly text: string;
  readonly onlyDuplicates: boolean;
  readonly onlySuspended: boolean;
  readonly standing: ListedStanding | null;
}

export const LISTED_STANDINGS = ['held', 'waiting', 'confirmed', 'incomplete', 'consent'] as const;
export type ListedStanding = (typeof LISTED_STANDINGS)[number];

export function stands(
  registration: Registration,
  listed: ListedStanding,
  standings: StandingNotes,
): boolean {
  const standing = standings.get(registration.id)?.standing;
  if (listed === 'incomplete') return isIncomplete(registration);
  if (listed === 'held') return hasPlace(registration);
  return standing === listed;
}

const PHONE_LIKE = /^[+\d\s()-]+$/;

/** The search text of each registration; an unchanged registration is the same object. */
const prepared = new WeakMap<Registration, string>();

function wordsOf(registration: Registration): string {
  const known = prepared.get(registration);
  if (known !== undefined) return known;
  const { unit } = registration;
  const players = acceptedMembers(registration).flatMap(({ nick, fullName, freeFireId, phone, email }) => [
    nick,
    fullName,
    freeFireId,
    phone,
    phoneKey(phone),
    email,
  ]);
  const words = plainText([unit.name, unit.tag, ...players].join('\n'));
  prepared.set(registration, words);
  return words;
}

/**
 * Matches the team, the place, and each member's nick, name, player ID, phone and e-mail, without regard to
 * accents, capitals or the notation of a phone.
 */
function textMatcher(text: string, standings: StandingNotes): (registration: Registration) => boolean {
  const terms = plainText(text).split(/\s+/).filter(Boolean);
  const digits = PHONE_LIKE.test(text) ? phoneKey(text) : '';
  return (registration) => {
    const standing = plainText(standings.get(registration.id)?.label ?? '');
    const words = `${wordsOf(registration)}\n${standing}`;
    return (digits !== '' && words.includes(digits)) || terms.every((term) => words.includes(term));
  };
}

export function filterRegistrations(
  registrations: readonly Registration[],
  { status, text, onlyDuplicates, onlySuspended, standing }: InboxFilter,
  { duplicates, suspended }: { duplicates: ReadonlyMap<string, unknown>; suspended: ReadonlySet<string> },
  standings: StandingNotes,
): readonly Registration[] {
  const matches = textMatcher(text, standings);
  const found = registrations.filter(
    (registration) =>
      (status === null || registration.status === status) &&
      (!onlyDuplicates || duplicates.has(registration.id)) &&
      (!onlySuspended || suspended.has(registration.id)) &&
      (standing === null || stands(registration, standing, standings)) &&
      matches(registration),
  );
  return standing === 'waiting' ? found.toSorted(byTurn) : found;
}

function byTurn(one: Registration, other: Registration): number {
  return one.tournamentId.localeCompare(other.tournamentId) || (one.waitSeq ?? 0) - (other.waitSeq ?? 0);
}
