import { type AdminUser, listAdmins } from '@copa/domain/people/endpoints';
import { capitalized } from '@copa/domain/sentence';
import { AUDIT_KINDS, type AuditKind, type ListedAuditEntry } from '@copa/domain/site/audit';
import { listAudit } from '@copa/domain/site/endpoints';
import { ownHour } from '@copa/domain/time/hours';
import { listTournaments } from '@copa/domain/tournaments/endpoints';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FilterSelect } from '../../../../components/admin/filter-select.tsx';
import { ListBeside } from '../../../../components/admin/list-beside.tsx';
import { ListFilter } from '../../../../components/admin/list-filter.tsx';
import { LoadError, MoreButton, StaleNotice } from '../../../../components/admin/query-states.tsx';
import { Row, Rows } from '../../../../components/admin/rows.tsx';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/message-state.tsx';
import { AreaHead } from '../../../../components/page/area-head.tsx';
import { PageSkeleton } from '../../../../components/skeleton.tsx';
import { useApiPages, useWholeList } from '../../../../lib/admin/admin-api.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/audit.ts';
import { actorName, KIND_LABELS, sentenceOf } from '../../words/audit.ts';
import { AuditEntryDialog } from './audit-entry-dialog.tsx';

export function AuditScreen() {
  const { query, choose, clear } = useAuditQuery();
  return (
    <div className="wrap pb-16">
      <AreaHead title={words.title} intro={words.intro} />
      <AuditFilters query={query} choose={choose} />
      <Entries query={query} onClear={clear} />
    </div>
  );
}

function Entries({ query, onClear }: { query: AuditQuery; onClear: () => void }) {
  const pages = useApiPages(listAudit, { query });
  const [opened, setOpened] = useState<ListedAuditEntry | null>(null);
  if (pages.isPending) return <PageSkeleton label={words.loading} />;
  if (pages.data === undefined) return <LoadError query={pages} />;
  const entries = pages.data.pages.flatMap((page) => page.entries);
  const filtered = Object.keys(query).length > 0;
  return (
    <ListBeside detail={opened && <AuditEntryDialog entry={opened} onClose={() => setOpened(null)} />}>
      <StaleNotice query={pages} />
      {entries.length === 0 && !filtered && (
        <EmptyState illustration="nest" title={words.emptyTitle}>
          {words.emptyText}
        </EmptyState>
      )}
      {entries.length === 0 && filtered && (
        <EmptyState
          illustration="loupe"
          title={words.noMatchTitle}
          actions={<Button onClick={onClear}>{words.showAll}</Button>}
        >
          {words.noMatchText}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <Rows label={words.title}>
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              isOpen={entry.id === opened?.id}
              onOpen={() => setOpened(entry)}
            />
          ))}
        </Rows>
      )}
      <MoreButton hasMore={pages.hasNextPage} busy={pages.isFetchingNextPage} onMore={pages.fetchNextPage} />
    </ListBeside>
  );
}

const COLUMNS = '@4xl:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] @4xl:items-center @4xl:gap-x-6';

interface EntryRowProps {
  readonly entry: ListedAuditEntry;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function EntryRow({ entry, isOpen, onOpen }: EntryRowProps) {
  const about = words.aboutUnit(entry.unit, entry.reason);
  return (
    <Row title={sentenceOf(entry)} wraps target={onOpen} isOpen={isOpen} columns={COLUMNS}>
      <p className="truncate text-sm text-mist">
        <time dateTime={entry.at.toISOString()}>{capitalized(ownHour(entry.at, serverNow()))}</time> ·{' '}
        {actorName(entry.actor)}
        {about !== '' && ` · ${about}`}
      </p>
    </Row>
  );
}

interface AuditQuery {
  readonly kind?: AuditKind;
  readonly actor?: string;
  readonly tournamentId?: string;
}

/** The filters are in the address, so that a view of the audit can be linked. */
function useAuditQuery() {
  const [search, setSearch] = useSearchParams();
  const kind = AUDIT_KINDS.find((each) => each === search.get('tipo'));
  const actor = search.get('persona');
  const tournamentId = search.get('torneo');
  const query: AuditQuery = {
    ...(kind !== undefined && { kind }),
    ...(actor !== null && { actor }),
    ...(tournamentId !== null && { tournamentId }),
  };
  const choose = (name: 'tipo' | 'persona' | 'torneo', value: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return { query, choose, clear: () => setSearch({}, { replace: true }) };
}

type Filters = Pick<ReturnType<typeof useAuditQuery>, 'query' | 'choose'>;

function AuditFilters({ query, choose }: Filters) {
  const admins = useWholeList(listAdmins).data?.admins;
  const tournaments = useWholeList(listTournaments).data?.tournaments;
  const { kind = '', actor = '', tournamentId = '' } = query;
  const people = [
    ...(admins ?? []).map((admin) => ({ value: admin.uid, label: nameOf(admin) })),
    { value: 'player', label: words.players },
    { value: 'system', label: words.system },
  ];
  const whose = withChosen(people, actor, admins === undefined ? words.loadingFilter : words.formerAdmin);
  const which = withChosen(
    (tournaments ?? []).map(({ id, name }) => ({ value: id, label: name })),
    tournamentId,
    tournaments === undefined ? words.loadingFilter : words.tournamentGone,
  );
  const chosen = [
    ...(kind === '' ? [] : [KIND_LABELS[kind]]),
    ...[...whose, ...which].flatMap(({ value, label }) =>
      value === actor || value === tournamentId ? [label] : [],
    ),
  ];
  return (
    <ListFilter summary={chosen.join(' · ') || words.everyChange} isNarrowed={Object.keys(query).length > 0}>
      <FilterSelect label={words.what} value={kind} onChange={(value) => choose('tipo', value)}>
        <option value="">{words.everything}</option>
        {AUDIT_KINDS.map((each) => (
          <option key={each} value={each}>
            {KIND_LABELS[each]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={words.whose} value={actor} onChange={(value) => choose('persona', value)}>
        <option value="">{words.anybody}</option>
        <Options of={whose} />
      </FilterSelect>
      <FilterSelect
        label={words.tournament}
        value={tournamentId}
        onChange={(value) => choose('torneo', value)}
      >
        <option value="">{words.allTournaments}</option>
        <Options of={which} />
      </FilterSelect>
    </ListFilter>
  );
}

const nameOf = ({ uid, displayName, email }: AdminUser) =>
  displayName === '' ? (email ?? uid) : displayName;

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Adds the chosen value if it is not listed, because a select would show its first option instead. */
function withChosen(options: readonly Option[], chosen: string, label: string): readonly Option[] {
  const isListed = chosen === '' || options.some(({ value }) => value === chosen);
  return isListed ? options : [{ value: chosen, label }, ...options];
}

function Options({ of }: { of: readonly Option[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
