import { useMemo, useState } from 'react';
import { Fold } from '../../../components/admin/admin-section.tsx';
import { FilterSelect } from '../../../components/admin/filter-select.tsx';
import { Rows } from '../../../components/admin/rows.tsx';
import { ShareDialog } from '../../../components/admin/sharing/tournament-links.tsx';
import { Button } from '../../../components/button.tsx';
import { SearchField } from '../../../components/fields/search-field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { EmptyState } from '../../../components/message-state.tsx';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.ts';
import * as states from '../words/states.ts';
import { PublishTournamentDialog } from './tournament-dialogs.tsx';
import {
  type AdminListFilters,
  inGroups,
  listedTournaments,
  SORTS,
  type SortName,
} from './tournament-order.ts';
import { type RowAct, TournamentRow } from './tournament-row.tsx';
import { useInactiveForms } from './use-inactive-forms.ts';

interface Asked {
  readonly act: RowAct;
  readonly tournament: ListedTournament;
}

interface TournamentListProps {
  readonly tournaments: readonly ListedTournament[];
  readonly filters: AdminListFilters;
  readonly onFilter: (filters: AdminListFilters) => void;
  readonly onNew: () => void;
}

export function AdminTournamentList({ tournaments, filters, onFilter, onNew }: TournamentListProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  // A row keeps its place after an act until the screen is left, so that nothing moves under a thumb.
  const [kept, setKept] = useState<ReadonlyMap<string, ListedTournament>>(new Map());
  const isInactive = useInactiveForms();
  const now = useNow();
  const byId = useMemo(() => new Map(tournaments.map((each) => [each.id, each])), [tournaments]);
  const shown = listedTournaments(
    tournaments.map((each) => kept.get(each.id) ?? each),
    filters,
  );
  const { next, drafts, past } = inGroups(shown, filters, now);
  const close = () => setAsked(null);

  const rows = (listed: readonly ListedTournament[], label: string) => (
    <Rows label={label}>
      {listed.map(({ id }) => {
        const tournament = byId.get(id);
        if (tournament === undefined) return null;
        return (
          <TournamentRow
            key={id}
            tournament={tournament}
            formIsInactive={isInactive(tournament.linkedFormId)}
            now={now}
            isKept={kept.get(id)?.status !== undefined && kept.get(id)?.status !== tournament.status}
            onAct={(act) => {
              setKept((before) => new Map(before).set(id, before.get(id) ?? tournament));
              setAsked({ act, tournament });
            }}
          />
        );
      })}
    </Rows>
  );
  const group = (title: string, listed: readonly ListedTournament[]) =>
    listed.length > 0 && (
      <section className="grid gap-2">
        <h2 className="eyebrow font-sans not-italic">{title}</h2>
        {rows(listed, title)}
      </section>
    );

  if (tournaments.length === 0) {
    return (
      <EmptyState
        illustration="nest"
        title={words.noneYetTitle}
        actions={<Button onClick={onNew}>{words.createFirst}</Button>}
      >
        {words.noneYetText}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-5">
      <ListFilter filters={filters} onFilter={onFilter} summary={summary(shown)} />
      {shown.length === 0 && (
        <EmptyState illustration="loupe" title={words.noneMatchesTitle}>
          {words.noneMatchesText}
        </EmptyState>
      )}
      {group(words.next, next)}
      {group(words.drafts, drafts)}
      {past.length > 0 && (
        <Fold summary={words.past(past.length)}>{rows(past, words.past(past.length))}</Fold>
      )}
      {asked?.act === 'publish' && <PublishTournamentDialog tournament={asked.tournament} onClose={close} />}
      {asked?.act === 'share' && <ShareDialog tournament={asked.tournament} onClose={close} />}
    </div>
  );
}

interface ListFilterProps extends Pick<TournamentListProps, 'filters' | 'onFilter'> {
  readonly summary: string;
}

function ListFilter({ filters, onFilter, summary: told }: ListFilterProps) {
  return (
    <search className="grid gap-1">
      <SearchField
        label={words.search}
        hidesLabel
        value={filters.text}
        onChange={(event) => onFilter({ ...filters, text: event.target.value })}
      />
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-sm text-mist">
          <output>{told}</output>
          <span className="flex shrink-0 items-center gap-1 font-semibold hover:text-ink">
            {words.narrow}
            <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
          </span>
        </summary>
        <div className="grid grid-cols-2 gap-3">
          <FilterSelect
            label={words.state}
            value={filters.status}
            onChange={(status) => onFilter({ ...filters, status })}
          >
            <option value="">{words.everyState}</option>
            {Object.entries(states.statuses).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect
            label={words.orderBy}
            value={filters.sort}
            onChange={(sort) => onFilter({ ...filters, sort: sort as SortName })}
          >
            {Object.entries(SORTS).map(([value, { label }]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </FilterSelect>
        </div>
      </details>
    </search>
  );
}

function summary(shown: readonly ListedTournament[]): string {
  const sum = (count: (tournament: ListedTournament) => number) =>
    shown.reduce((total, tournament) => total + count(tournament), 0);
  const pending = sum(({ registrations }) => registrations.pending);
  const players = sum(({ currentPlayers }) => currentPlayers);
  return words.figures(shown.length, players, pending);
}
