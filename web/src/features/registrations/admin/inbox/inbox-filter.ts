import { hasPlace, type RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import type { Registration } from '@copa/domain/registrations/registration';
import { isDecidable } from '@copa/domain/registrations/unit';
import { registrationMatcher } from '../../../../components/admin/search/registration-matcher.ts';
import { isIncomplete, lacksConsent } from '../unit-words.ts';
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
  if (listed === 'consent') return lacksConsent(registration);
  if (listed === 'held') return hasPlace(registration);
  return standing === listed;
}

interface Marks {
  readonly duplicates: ReadonlyMap<string, unknown>;
  readonly suspended: ReadonlySet<string>;
  /** The list leaves out pending registrations of these tournaments, which organisers no longer decide. */
  readonly past: ReadonlySet<string>;
}

export function filterRegistrations(
  registrations: readonly Registration[],
  { status, text, onlyDuplicates, onlySuspended, standing }: InboxFilter,
  { duplicates, suspended, past }: Marks,
  standings: StandingNotes,
): readonly Registration[] {
  const matches = registrationMatcher(text, ({ id }) => standings.get(id)?.label ?? '');
  // A search or a chip also finds units that nobody can decide about yet.
  const isNarrowed = standing !== null || text.trim() !== '' || onlyDuplicates || onlySuspended;
  const found = registrations.filter(
    (registration) =>
      (status === null || registration.status === status) &&
      (status !== 'pending' || !past.has(registration.tournamentId)) &&
      (status !== 'pending' || isNarrowed || isDecidable(registration)) &&
      (!onlyDuplicates || duplicates.has(registration.id)) &&
      (!onlySuspended || suspended.has(registration.id)) &&
      (standing === null || stands(registration, standing, standings)) &&
      matches(registration),
  );
  if (standing === 'waiting') return found.toSorted(byTurn);
  return standing === 'incomplete' || standing === 'consent' ? found.toSorted(byWait) : found;
}

const byWait = (one: Registration, other: Registration) =>
  one.createdAt.getTime() - other.createdAt.getTime();

function byTurn(one: Registration, other: Registration): number {
  return one.tournamentId.localeCompare(other.tournamentId) || (one.waitSeq ?? 0) - (other.waitSeq ?? 0);
}
