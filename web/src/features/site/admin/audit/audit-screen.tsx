import { listAdmins } from '@copa/domain/people/endpoints';
import { capitalized } from '@copa/domain/sentence';
import { AUDIT_KINDS, type AuditKind, type ListedAuditEntry } from '@copa/domain/site/audit';
import { listAudit } from '@copa/domain/site/endpoints';
import { ownHour } from '@copa/domain/time/hours';
import { ownStart } from '@copa/domain/tournaments/date';
import { listTournaments } from '@copa/domain/tournaments/endpoints';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FilterSelect } from '../../../../components/admin/filter-select.tsx';
import { ListBeside } from '../../../../components/admin/list-beside.tsx';
import { ListFilter } from '../../../../components/admin/list-filter.tsx';
import { LoadError, MoreButton, StaleNotice } from '../../../../components/admin/query-states.tsx';
import { Row, Rows } from '../../../../components/admin/rows.tsx';
import { withChosen } from '../../../../components/admin/with-chosen.ts';
import { EmptyState } from '../../../../components/message-state.tsx';
import { AreaHead } from '../../../../components/page/area-head.tsx';
import { NothingFound } from '../../../../components/page/nothing-found.tsx';
import { PageSkeleton } from '../../../../components/skeleton.tsx';
import { useApiPages, useWholeList } from '../../../../lib/admin/admin-api.ts';
import { type NameOf, nameAmong, usePersonNames } from '../../../../lib/admin/people/person-names.ts';
import { useNow } from '../../../../lib/use-now.ts';
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
  const names = usePersonNames();
  const { nameOf } = names;
  const [opened, setOpened] = useState<ListedAuditEntry | null>(null);
  const now = useNow();
  if (pages.isPending || names.isPending) return <PageSkeleton label={words.loading} />;
  if (pages.data === undefined) return <LoadError query={pages} />;
  const entries = pages.data.pages.flatMap((page) => page.entries);
  const filtered = Object.keys(query).length > 0;
  return (
    <ListBeside
      detail={opened && <AuditEntryDialog entry={opened} nameOf={nameOf} onClose={() => setOpened(null)} />}
    >
      <StaleNotice query={pages} />
      {entries.length === 0 && !filtered && (
        <EmptyState illustration="nest" title={words.emptyTitle}>
          {words.emptyText}
        </EmptyState>
      )}
      {entries.length === 0 && filtered && (
        <NothingFound title={words.noMatchTitle} onClear={onClear}>
          {words.noMatchText}
        </NothingFound>
      )}
      {entries.length > 0 && (
        <Rows label={words.title}>
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              now={now}
              nameOf={nameOf}
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
  readonly now: Date;
  readonly nameOf: NameOf;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function EntryRow({ entry, now, nameOf, isOpen, onOpen }: EntryRowProps) {
  const about = words.aboutUnit(entry.unit, entry.reason);
  return (
    <Row
      title={sentenceOf(entry, nameOf)}
      wraps
      heading="h2"
      target={onOpen}
      isOpen={isOpen}
      columns={COLUMNS}
    >
      <p className="text-sm wrap-anywhere text-mist">
        <time dateTime={entry.at.toISOString()}>{capitalized(ownHour(entry.at, now))}</time> ·{' '}
        {actorName(entry.actor, nameOf)}
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
  const now = useNow();
  const people = [
    ...(admins ?? []).map((admin) => ({
      value: admin.uid,
      label: nameAmong(admins ?? [], admin) ?? admin.uid,
    })),
    { value: 'player', label: words.players },
    { value: 'system', label: words.system },
  ];
  const filters = [
    {
      name: 'tipo',
      label: words.what,
      placeholder: words.everything,
      value: kind,
      options: AUDIT_KINDS.map((each) => ({ value: each, label: KIND_LABELS[each] })),
    },
    {
      name: 'persona',
      label: words.whose,
      placeholder: words.anybody,
      value: actor,
      options: withChosen(people, actor, admins === undefined ? words.loadingFilter : words.formerAdmin),
    },
    {
      name: 'torneo',
      label: words.tournament,
      placeholder: words.allTournaments,
      value: tournamentId,
      options: withChosen(
        (tournaments ?? []).map((each) => ({
          value: each.id,
          label: words.tournamentOn(each.name, ownStart(each, now)),
        })),
        tournamentId,
        tournaments === undefined ? words.loadingFilter : words.gone.tournaments,
      ),
    },
  ] as const;
  const chosen = filters.flatMap(({ options, value }) => options.filter((each) => each.value === value));
  return (
    <ListFilter
      summary={chosen.map(({ label }) => label).join(' · ') || words.everyChange}
      isNarrowed={Object.keys(query).length > 0}
    >
      {filters.map(({ name, ...filter }) => (
        <FilterSelect key={name} {...filter} onChange={(next) => choose(name, next)} />
      ))}
    </ListFilter>
  );
}
