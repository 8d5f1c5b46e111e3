import type { Form } from '@copa/domain/forms/form';
import { listTournaments, type TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FilterSelect } from '../../../components/admin/filter-select.tsx';
import { ListBeside } from '../../../components/admin/list-beside.tsx';
import { ListFilter } from '../../../components/admin/list-filter.tsx';
import { LongRows } from '../../../components/admin/long-rows.tsx';
import { MoreButton } from '../../../components/admin/query-states.tsx';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/message-state.tsx';
import { AreaHead } from '../../../components/page/area-head.tsx';
import { NothingFound } from '../../../components/page/nothing-found.tsx';
import { useWholeList } from '../../../lib/admin/admin-api.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.tsx';
import { DeleteFormDialog, FormPanel } from './form-panel.tsx';
import { FormRow } from './form-row.tsx';
import { EVERY_FORM, FORM_STATES, formState, type ListFilters, listedForms } from './form-state.ts';
import { ShareFormDialog } from './share-form-dialog.tsx';

interface FormListProps {
  readonly forms: readonly Form[];
  readonly notice: ReactNode;
  readonly more: ComponentProps<typeof MoreButton>;
  readonly filters: ListFilters;
  readonly onFilter: (filters: ListFilters) => void;
  readonly onOpen: (view: 'nuevo' | 'editar' | 'duplicar' | 'respuestas', id: string) => void;
}

export function FormList({ forms, notice, more, filters, onFilter, onOpen }: FormListProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [asking, setAsked] = useState<{ readonly act: 'share' | 'remove'; readonly form: Form } | null>(null);
  const asked = asking && { ...asking, form: forms.find(({ id }) => id === asking.form.id) ?? asking.form };
  const tournaments = useTournamentsByForm();
  const now = useNow();
  const shown = listedForms(forms, { ...filters, now });
  const opened = forms.find(({ id }) => id === openId);
  const close = () => setAsked(null);
  const factsOf = (form: Form) => ({
    form,
    state: formState(form, now),
    tournaments: namesOf(tournaments?.get(form.id)),
    onShare: () => setAsked({ act: 'share', form }),
  });
  return (
    <div className="wrap pb-16">
      <AreaHead
        title={words.title}
        intro={words.intro}
        actions={<Button onClick={() => onOpen('nuevo', '1')}>{words.newForm}</Button>}
      />
      {notice}
      <ListBeside
        detail={
          opened && (
            <FormPanel
              {...factsOf(opened)}
              users={tournaments?.get(opened.id) ?? []}
              openTournaments={
                tournaments === null ? null : namesOf(tournaments.get(opened.id)?.filter(takesPlayers))
              }
              onView={(view) => onOpen(view, opened.id)}
              onDelete={() => setAsked({ act: 'remove', form: opened })}
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
          summary={more.hasMore ? words.formsSoFar(shown.length) : words.formCount(shown.length)}
          isNarrowed={filters.state !== ''}
        >
          <FilterSelect
            label={words.state}
            value={filters.state}
            onChange={(state) => onFilter({ ...filters, state: state as ListFilters['state'] })}
            placeholder={words.everyState}
            options={Object.entries(FORM_STATES).map(([value, { label }]) => ({ value, label }))}
          />
        </ListFilter>
        {shown.length === 0 && !more.hasMore && (
          <None hasForms={forms.length > 0} onClear={() => onFilter(EVERY_FORM)} />
        )}
        {shown.length > 0 && (
          <LongRows label={words.title} end={<MoreButton {...more} />}>
            {shown.map((form) => (
              <FormRow
                key={form.id}
                {...factsOf(form)}
                now={now}
                isOpen={form.id === openId}
                onOpen={() => setOpenId(form.id)}
                onResponses={() => onOpen('respuestas', form.id)}
              />
            ))}
          </LongRows>
        )}
        {shown.length === 0 && <MoreButton {...more} />}
      </ListBeside>
      {asked?.act === 'share' && <ShareFormDialog {...factsOf(asked.form)} onClose={close} />}
      {asked?.act === 'remove' && (
        <DeleteFormDialog
          form={asked.form}
          tournaments={tournaments && namesOf(tournaments.get(asked.form.id))}
          onClose={close}
        />
      )}
    </div>
  );
}

type Users = readonly TournamentAnswer[];

function useTournamentsByForm(): ReadonlyMap<string, Users> | null {
  const { data } = useWholeList(listTournaments);
  if (data === undefined) return null;
  const users = new Map<string, Users>();
  for (const tournament of data.tournaments) {
    const { linkedFormId } = tournament;
    if (linkedFormId !== null) users.set(linkedFormId, [...(users.get(linkedFormId) ?? []), tournament]);
  }
  return users;
}

const namesOf = (tournaments: Users = []) => tournaments.map(({ name }) => name);

function takesPlayers({ status, phase }: TournamentAnswer): boolean {
  return status !== 'draft' && (phase === 'open' || phase === 'waiting' || phase === 'full');
}

function None({ hasForms, onClear }: { readonly hasForms: boolean; readonly onClear: () => void }) {
  return hasForms ? (
    <NothingFound title={words.noneMatches} onClear={onClear}>
      {words.changeFilters}
    </NothingFound>
  ) : (
    <EmptyState illustration="nest" title={words.noneYet}>
      {words.createFirst}
    </EmptyState>
  );
}
