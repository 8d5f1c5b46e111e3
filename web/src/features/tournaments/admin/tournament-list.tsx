import { listForms } from '@copa/domain/forms/endpoints';
import { PAGE_LIMIT_MAX } from '@copa/domain/limits';
import { ownStart } from '@copa/domain/tournaments/date';
import { repeatTournament } from '@copa/domain/tournaments/endpoints';
import { useState } from 'react';
import { Fold } from '../../../components/admin/admin-section.tsx';
import { FilterSelect } from '../../../components/admin/filter-select.tsx';
import { Button } from '../../../components/button.tsx';
import { SearchField } from '../../../components/fields/search-field.tsx';
import { EmptyState } from '../../../components/message-state.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { useApiMutation, useApiQuery } from '../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import { messageOf } from '../../../lib/network/api-client.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.ts';
import * as states from '../words/states.ts';
import { TOURNAMENT_DIALOGS } from './tournament-dialogs.tsx';
import {
  type ListFilters,
  listedTournaments,
  SORTS,
  type SortName,
  withPastApart,
} from './tournament-order.ts';
import { requireTournamentPermission } from './tournament-permission.ts';
import { TournamentRow } from './tournament-row.tsx';

interface Asked {
  readonly act: keyof typeof TOURNAMENT_DIALOGS;
  readonly tournament: ListedTournament;
}

interface TournamentListProps {
  readonly tournaments: readonly ListedTournament[];
  readonly filters: ListFilters;
  readonly onFilter: (filters: ListFilters) => void;
  readonly onOpen: (action: 'nuevo' | 'editar', id: string) => void;
}

export function TournamentList({ tournaments, filters, onFilter, onOpen }: TournamentListProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { repeating, repeat } = useRepeat((id) => onOpen('editar', id));
  const isInactive = useInactiveForms();
  const now = useNow();
  const shown = listedTournaments(tournaments, filters);
  const { current, past } = withPastApart(shown, filters, now);
  const Dialog = asked && TOURNAMENT_DIALOGS[asked.act];
  // A tap publishes or cancels the version that was read; a deletion tells how many registrations there are by now.
  const about =
    asked?.act === 'remove' ? tournaments.find(({ id }) => id === asked.tournament.id) : asked?.tournament;

  const rows = (listed: readonly ListedTournament[]) => (
    <div className="grid gap-5 md:grid-cols-2">
      {listed.map((tournament) => (
        <TournamentRow
          key={tournament.id}
          tournament={tournament}
          formIsInactive={isInactive(tournament.linkedFormId)}
          now={now}
          onEdit={() => onOpen('editar', tournament.id)}
          repeating={repeating === tournament.id}
          onRepeat={() => repeat(tournament.id)}
          onAsk={(act) => setAsked({ act, tournament })}
        />
      ))}
    </div>
  );

  if (tournaments.length === 0) {
    return (
      <EmptyState
        title={words.noneYetTitle}
        actions={<Button onClick={() => onOpen('nuevo', '1')}>{words.createFirst}</Button>}
      >
        {words.noneYetText}
      </EmptyState>
    );
  }
  return (
    <>
      <search className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-[2fr_1fr_1fr]">
        <div className="max-sm:col-span-2">
          <SearchField
            label={words.search}
            value={filters.text}
            onChange={(event) => onFilter({ ...filters, text: event.target.value })}
          />
        </div>
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
      </search>
      <output className="mb-4 block text-sm text-mist">{summary(shown)}</output>
      {shown.length === 0 && <EmptyState title={words.noneMatchesTitle}>{words.noneMatchesText}</EmptyState>}
      {rows(current)}
      {past.length > 0 && (
        <div className="mt-6">
          <Fold summary={words.past(past.length)}>{rows(past)}</Fold>
        </div>
      )}
      {Dialog && about && <Dialog tournament={about} onClose={() => setAsked(null)} />}
    </>
  );
}

function useRepeat(onRepeated: (id: string) => void) {
  const { user } = useAdmin();
  const { mutateAsync, isPending, variables } = useApiMutation(repeatTournament);
  const toast = useToast();
  const repeat = async (id: string) => {
    try {
      requireTournamentPermission(user, 'create');
      const next = await mutateAsync({ params: { id }, body: { requestId: crypto.randomUUID() } });
      toast.success(words.repeated(next.name, ownStart(next, serverNow())));
      onRepeated(next.id);
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return {
    repeating: isPending ? (variables.params?.id ?? null) : null,
    repeat: (id: string) => void repeat(id),
  };
}

/** Linked forms that are closed; the list is complete without knowing them. */
function useInactiveForms(): (formId: string | null) => boolean {
  const { data } = useApiQuery(listForms, { query: { limit: PAGE_LIMIT_MAX } });
  const inactive = data?.forms.filter(({ isActive }) => !isActive) ?? [];
  return (formId) => inactive.some(({ id }) => id === formId);
}

function summary(shown: readonly ListedTournament[]): string {
  const sum = (count: (tournament: ListedTournament) => number) =>
    shown.reduce((total, tournament) => total + count(tournament), 0);
  const pending = sum(({ registrations }) => registrations.pending);
  const players = sum(({ currentPlayers }) => currentPlayers);
  return words.figures(shown.length, players, pending);
}
