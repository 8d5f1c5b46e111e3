import { leftToDecide } from '@copa/domain/tournaments/state';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { type ReactNode, useMemo, useState } from 'react';
import { Fold } from '../../../components/admin/admin-section.tsx';
import { FilterSelect } from '../../../components/admin/filter-select.tsx';
import { ListBeside } from '../../../components/admin/list-beside.tsx';
import { ListFilter } from '../../../components/admin/list-filter.tsx';
import { LongRows } from '../../../components/admin/long-rows.tsx';
import { ShareDialog } from '../../../components/admin/sharing/tournament-links.tsx';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/message-state.tsx';
import { NothingFound } from '../../../components/page/nothing-found.tsx';
import { useMedia, WIDE } from '../../../lib/browser/use-media.ts';
import { useAnswersAt } from '../../../lib/live/use-documents-at.ts';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.ts';
import * as states from '../words/states.ts';
import { nextInSeries } from './steps/next-in-series.ts';
import { PublishTournamentDialog } from './tournament-dialogs.tsx';
import {
  type AdminListFilters,
  EVERY_TOURNAMENT,
  type Groups,
  inGroups,
  listedTournaments,
  SORTS,
  type SortName,
} from './tournament-order.ts';
import type { PlayParts } from './tournament-overview.tsx';
import { TournamentPanel } from './tournament-panel.tsx';
import { type RowAct, TournamentRow } from './tournament-row.tsx';
import { useInactiveForms } from './use-inactive-forms.ts';

interface Asked {
  readonly act: RowAct;
  readonly tournament: ListedTournament;
}

interface TournamentListProps {
  readonly tournaments: readonly ListedTournament[];
  readonly hasMore: boolean;
  readonly play: PlayParts;
  readonly filters: AdminListFilters;
  readonly onFilter: (filters: AdminListFilters) => void;
  readonly onNew: () => void;
}

export function AdminTournamentList(props: TournamentListProps) {
  const { tournaments, hasMore, play, filters, onFilter, onNew } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  // A row keeps its place after an act until the screen is left, so that nothing moves under a thumb.
  const [kept, setKept] = useState<ReadonlyMap<string, ListedTournament>>(new Map());
  const [openId, setOpenId] = useState<string | null>(null);
  const isWide = useMedia(WIDE);
  const isInactive = useInactiveForms(tournaments);
  const now = useNow();
  const byId = useMemo(() => new Map(tournaments.map((each) => [each.id, each])), [tournaments]);
  const close = () => setAsked(null);
  const opened = useOpened(openId, byId);
  const shown = listedTournaments(
    tournaments.map((each) => kept.get(each.id) ?? each),
    filters,
    now,
  );
  const row = ({ id }: ListedTournament) => {
    const tournament = byId.get(id);
    if (tournament === undefined) return null;
    const before = kept.get(id) ?? tournament;
    return (
      <TournamentRow
        key={id}
        tournament={tournament}
        formIsInactive={isInactive(tournament.linkedFormId)}
        now={now}
        isOpen={id === opened?.id}
        onOpen={isWide ? () => setOpenId(id) : null}
        isKept={before.status !== tournament.status}
        onAct={(act) => {
          setKept((all) => new Map(all).set(id, all.get(id) ?? tournament));
          setAsked({ act, tournament });
        }}
      />
    );
  };
  if (tournaments.length === 0) return <NoneYet onNew={onNew} />;
  return (
    <ListBeside
      detail={
        opened && (
          <TournamentPanel
            key={opened.id}
            tournament={opened}
            now={now}
            play={play}
            sequel={nextInSeries(opened, tournaments, now)}
            onClose={() => setOpenId(null)}
          />
        )
      }
    >
      <ListFilter
        search={{
          label: words.search,
          value: filters.text,
          onChange: (text) => onFilter({ ...filters, text }),
        }}
        summary={hasMore ? words.soFar(summary(shown, now)) : summary(shown, now)}
        isNarrowed={filters.status !== ''}
      >
        <StateAndOrder filters={filters} onFilter={onFilter} />
      </ListFilter>
      {shown.length === 0 && !hasMore && (
        <NothingFound
          title={words.noneMatchesTitle}
          onClear={() => onFilter({ ...EVERY_TOURNAMENT, sort: filters.sort })}
        >
          {words.noneMatchesText}
        </NothingFound>
      )}
      <GroupedRows groups={inGroups(shown, filters, now)} row={row} />
      {asked?.act === 'publish' && <PublishTournamentDialog tournament={asked.tournament} onClose={close} />}
      {asked?.act === 'share' && <ShareDialog tournament={asked.tournament} onClose={close} />}
    </ListBeside>
  );
}

/** A new tournament can push the open one to a page that is not read again yet, while its call still runs. */
function useOpened(id: string | null, byId: ReadonlyMap<string, ListedTournament>) {
  const path = `tournaments/${id}`;
  const stored = useAnswersAt(id === null ? [] : [path], TournamentSchema);
  const found = id === null ? undefined : byId.get(id);
  const [before, setBefore] = useState(found);
  if (found !== undefined && found !== before) setBefore(found);
  return found ?? (before?.id === id && stored?.get(path) !== null ? before : undefined);
}

function NoneYet({ onNew }: Pick<TournamentListProps, 'onNew'>) {
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

interface GroupedRowsProps {
  readonly groups: Groups;
  readonly row: (tournament: ListedTournament) => ReactNode;
}

function GroupedRows({ groups: { today, next, drafts, past }, row }: GroupedRowsProps) {
  const rows = (listed: readonly ListedTournament[], label: string) => (
    <LongRows label={label}>{listed.map(row)}</LongRows>
  );
  const group = (title: string, listed: readonly ListedTournament[]) =>
    listed.length > 0 && (
      <section className="grid gap-2">
        <h2 className="eyebrow font-sans not-italic">{title}</h2>
        {rows(listed, title)}
      </section>
    );
  return (
    <div className="grid gap-5">
      {group(words.today, today)}
      {group(words.next, next)}
      {group(words.drafts, drafts)}
      {past.length > 0 && (
        <Fold summary={words.past(past.length)}>{rows(past, words.past(past.length))}</Fold>
      )}
    </div>
  );
}

type FilterProps = Pick<TournamentListProps, 'filters' | 'onFilter'>;

function StateAndOrder({ filters, onFilter }: FilterProps) {
  return (
    <>
      <FilterSelect
        label={words.state}
        value={filters.status}
        onChange={(status) => onFilter({ ...filters, status })}
        placeholder={words.everyState}
        options={Object.entries(states.statuses).map(([value, label]) => ({ value, label }))}
      />
      <FilterSelect
        label={words.orderBy}
        value={filters.sort}
        onChange={(sort) => onFilter({ ...filters, sort: sort as SortName })}
        options={Object.entries(SORTS).map(([value, { label }]) => ({ value, label }))}
      />
    </>
  );
}

function summary(shown: readonly ListedTournament[], now: Date): string {
  const sum = (count: (tournament: ListedTournament) => number) =>
    shown.reduce((total, tournament) => total + count(tournament), 0);
  const pending = sum((tournament) => leftToDecide(tournament, now));
  const players = sum(({ currentPlayers }) => currentPlayers);
  return words.figures(shown.length, players, pending);
}
