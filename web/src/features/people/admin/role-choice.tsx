import { NAMED_TOURNAMENTS_MAX } from '@copa/domain/limits';
import type { AdminUser } from '@copa/domain/people/endpoints';
import type { NamedTournament } from '@copa/domain/people/naming';
import { GIVEN_ROLES, type GivenRole, isNamed } from '@copa/domain/people/roles';
import { noTournaments, ofWhich, ROLE_CHOICES } from '@copa/domain/people/words';
import { ownStart } from '@copa/domain/tournaments/date';
import { getNamedTournaments } from '@copa/domain/tournaments/endpoints';
import { LoadError, PartSkeleton } from '../../../components/admin/query-states.tsx';
import { CheckboxGroup, RadioGroup } from '../../../components/fields/choice-fields.tsx';
import { useApiQuery } from '../../../lib/admin/admin-api.ts';
import { ApiError } from '../../../lib/network/api-client.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.ts';

export interface Choosing {
  /** At first nothing is chosen, so that no slip gives the larger access. */
  readonly role: GivenRole | 'visitor';
  readonly isOfAll: boolean;
  readonly ticked: readonly string[];
  readonly named: readonly NamedTournament[];
}

export function choosingFor(account: Pick<AdminUser, 'role' | 'tournaments'> | null): Choosing {
  const role = GIVEN_ROLES.find((each) => each === account?.role) ?? 'visitor';
  const tournaments = account?.tournaments ?? [];
  const named = tournaments === 'all' ? [] : tournaments;
  return { role, isOfAll: tournaments === 'all', ticked: named.map(({ id }) => id), named };
}

/** The call sends what the organiser saw, so that the API refuses to overwrite somebody else's change. */
export function seenNaming({ tournaments }: Pick<AdminUser, 'tournaments'>) {
  const isListed = tournaments !== null && tournaments !== 'all';
  return { expectedTournaments: isListed ? tournaments.map(({ id }) => id) : tournaments };
}

/** Beyond the limit the tournaments that are over are left out, because in those nobody works any more. */
function withinLimit({ ticked, named }: Pick<Choosing, 'ticked' | 'named'>): string[] {
  if (ticked.length <= NAMED_TOURNAMENTS_MAX) return [...ticked];
  const over = new Set(named.filter(isOverAt(serverNow())).map(({ id }) => id));
  return ticked.filter((id) => !over.has(id));
}

const isOverAt =
  (now: Date) =>
  ({ until }: NamedTournament) =>
    until !== null && until < now;

export function grantOf({ role, isOfAll, ticked, named }: Choosing) {
  if (role === 'visitor') throw new ApiError('validation-failed', 400, words.roleMissing);
  if (!isNamed({ role })) return { role };
  if (isOfAll) return { role, tournaments: 'all' as const };
  if (ticked.length === 0) throw new ApiError('validation-failed', 400, noTournaments);
  return { role, tournaments: withinLimit({ ticked, named }) };
}

interface ChoiceProps {
  readonly choosing: Choosing;
  readonly onChange: (choosing: Choosing) => void;
}

export function RoleChoice({ choosing, onChange }: ChoiceProps) {
  return (
    <>
      <RadioGroup
        label={words.role}
        required="unmarked"
        options={GIVEN_ROLES.map((value) => ({ value, label: ROLE_CHOICES[value] }))}
        value={choosing.role}
        onChange={(value) => onChange({ ...choosing, role: value as GivenRole })}
      />
      <TournamentsChoice choosing={choosing} onChange={onChange} />
    </>
  );
}

export function TournamentsChoice({ choosing, onChange }: ChoiceProps) {
  if (!isNamed(choosing)) return null;
  const { role, isOfAll } = choosing;
  return (
    <>
      <RadioGroup
        label={ofWhich(role)}
        hint={words.untilWhen}
        required="unmarked"
        options={[
          { value: 'some', label: words.ofSome },
          { value: 'all', label: words.ofAll },
        ]}
        value={isOfAll ? 'all' : 'some'}
        onChange={(value) => onChange({ ...choosing, isOfAll: value === 'all' })}
      />
      {!isOfAll && <TournamentList choosing={choosing} onChange={onChange} />}
    </>
  );
}

function TournamentList({ choosing, onChange }: ChoiceProps) {
  const open = useApiQuery(getNamedTournaments);
  const now = useNow();
  if (open.isPending) return <PartSkeleton label={words.loadingTournaments} className="h-24" />;
  if (open.data === undefined) return <LoadError query={open} />;
  const { tournaments } = open.data;
  const over = choosing.named.filter(({ id }) => !tournaments.some((each) => each.id === id));
  const options = [
    ...tournaments.toSorted(byDate).map((each) => ({ value: each.id, label: namedText(each, now) })),
    ...over.map(({ id, name }) => ({ value: id, label: words.overAlready(name) })),
  ];
  if (options.length === 0) return <p className="text-mist">{words.noTournamentToName}</p>;
  return (
    <CheckboxGroup
      label={words.tournaments}
      required="unmarked"
      options={options}
      value={choosing.ticked}
      onChange={(ticked) => onChange({ ...choosing, ticked })}
    />
  );
}

function namedText(tournament: NamedTournament, now: Date): string {
  const { name, isCancelled } = tournament;
  return isCancelled ? words.cancelled(name) : words.dated(name, ownStart(tournament, now));
}

function byDate(one: NamedTournament, other: NamedTournament): number {
  return (
    (one.date?.getTime() ?? Infinity) - (other.date?.getTime() ?? Infinity) ||
    (one.name < other.name ? -1 : 1)
  );
}

export function namedForText({ tournaments }: Pick<AdminUser, 'tournaments'>, now: Date): string {
  if (tournaments === null || tournaments.length === 0) return words.namedForNone;
  if (tournaments === 'all') return words.namedForAll;
  const isOver = isOverAt(now);
  const named = tournaments
    .toSorted(byDate)
    .map((each) => (isOver(each) ? words.overAlready(each.name) : namedText(each, now)));
  return words.namedFor(named);
}
