import { deleteForm } from '@copa/domain/forms/endpoints';
import type { Form } from '@copa/domain/forms/form';
import { PAGE_LIMIT_MAX } from '@copa/domain/limits';
import { listTournaments, type TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { FilterSelect } from '../../../components/admin/filter-select.tsx';
import { MoreButton } from '../../../components/admin/query-states.tsx';
import { Button } from '../../../components/button.tsx';
import { SearchField } from '../../../components/fields/search-field.tsx';
import { EmptyState } from '../../../components/message-state.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useApiQuery } from '../../../lib/admin/admin-api.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.tsx';
import { FormRow } from './form-row.tsx';
import { FORM_STATES, formState, type ListFilters, listedForms } from './form-state.ts';

interface FormListProps {
  readonly forms: readonly Form[];
  readonly notice: ReactNode;
  readonly more: ComponentProps<typeof MoreButton>;
  readonly filters: ListFilters;
  readonly onFilter: (filters: ListFilters) => void;
  readonly onOpen: (view: 'nuevo' | 'editar' | 'duplicar' | 'respuestas', id: string) => void;
}

export function FormList({ forms, notice, more, filters, onFilter, onOpen }: FormListProps) {
  const [deleting, setDeleting] = useState<Form | null>(null);
  const tournaments = useTournamentsByForm();
  const now = useNow();
  const shown = listedForms(forms, { ...filters, now });
  return (
    <div className="wrap pb-16">
      <PageHeader
        title={words.title}
        intro={words.intro}
        actionsBeside
        actions={<Button onClick={() => onOpen('nuevo', '1')}>{words.newForm}</Button>}
      />
      {notice}
      <search className="mb-6 grid gap-4 sm:grid-cols-2">
        <SearchField
          label={words.search}
          value={filters.text}
          onChange={(event) => onFilter({ ...filters, text: event.target.value })}
        />
        <FilterSelect
          label={words.state}
          value={filters.state}
          onChange={(state) => onFilter({ ...filters, state: state as ListFilters['state'] })}
        >
          <option value="">{words.everyState}</option>
          {Object.entries(FORM_STATES).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FilterSelect>
      </search>
      <output className="block mb-4 text-sm text-mist">{words.formCount(shown.length)}</output>
      {shown.length === 0 && (
        <EmptyState
          illustration={forms.length === 0 ? 'nest' : 'loupe'}
          title={forms.length === 0 ? words.noneYet : words.noneMatches}
        >
          {forms.length === 0 ? words.createFirst : words.changeFilters}
        </EmptyState>
      )}
      <ul className="grid items-start gap-5 md:grid-cols-2">
        {shown.map((form) => (
          <li key={form.id} className="grid min-w-0">
            <FormRow
              form={form}
              state={formState(form, now)}
              tournaments={namesOf(tournaments.get(form.id))}
              openTournaments={namesOf(tournaments.get(form.id)?.filter(takesPlayers))}
              onOpen={(view) => onOpen(view, form.id)}
              onDelete={() => setDeleting(form)}
            />
          </li>
        ))}
      </ul>
      <MoreButton {...more} />
      {deleting !== null && (
        <DeleteFormDialog
          form={deleting}
          tournaments={namesOf(tournaments.get(deleting.id))}
          onClose={() => setDeleting(null)}
        />
      )}
    </div>
  );
}

type Users = readonly TournamentAnswer[];

/** The latest tournaments by their form; the list also works without them. */
function useTournamentsByForm(): ReadonlyMap<string, Users> {
  const { data } = useApiQuery(listTournaments, { query: { limit: PAGE_LIMIT_MAX } });
  const users = new Map<string, Users>();
  for (const tournament of data?.tournaments ?? []) {
    const { linkedFormId } = tournament;
    if (linkedFormId !== null) users.set(linkedFormId, [...(users.get(linkedFormId) ?? []), tournament]);
  }
  return users;
}

const namesOf = (tournaments: Users = []) => tournaments.map(({ name }) => name);

function takesPlayers({ status, phase }: TournamentAnswer): boolean {
  return status !== 'draft' && (phase === 'open' || phase === 'full');
}

interface DeleteFormDialogProps {
  readonly form: Form;
  readonly tournaments: readonly string[];
  readonly onClose: () => void;
}

function DeleteFormDialog({ form, tournaments, onClose }: DeleteFormDialogProps) {
  const inUse = (form.responseCount ?? 0) > 0 || tournaments.length > 0;
  return (
    <ActDialog
      danger
      title={words.removeTitle(form.title)}
      confirm={inUse ? words.removeAll : words.remove}
      endpoint={deleteForm}
      call={() => ({
        params: { formId: form.id },
        query: { force: inUse ? ('true' as const) : ('false' as const) },
      })}
      done={words.removed}
      onClose={onClose}
    >
      {!inUse && <p>{words.removesNothingElse}</p>}
      {(form.responseCount ?? 0) > 0 && <p>{words.removesResponses(form)}</p>}
      {tournaments.length > 0 && <p>{words.removeEffect(tournaments.join(', '))}</p>}
      <p>{words.cannotUndo}</p>
    </ActDialog>
  );
}
