import { getStats } from '@copa/domain/api/management';
import {
  createTournament,
  listTournamentsWithRegistrations,
  type TournamentAnswer,
  updateTournament,
} from '@copa/domain/api/tournaments';
import { type Tournament, TournamentSchema } from '@copa/domain/tournament';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { LeaveDialog } from '../../components/admin/leave-dialog.tsx';
import { Button } from '../../components/button.tsx';
import { useToast } from '../../components/toast/toast-context.ts';
import { useApiMutation } from '../../lib/admin/admin-api.ts';
import { useAdmin } from '../../lib/admin/admin-context.ts';
import { useUnsavedGuard } from '../../lib/admin/use-unsaved-guard.ts';
import { ApiError, messageOf } from '../../lib/api-client.ts';
import {
  BasicsSection,
  PrizesSection,
  ResultsSection,
  RulesSection,
  ScheduleSection,
} from './editor-sections.tsx';
import { ImageSection, LinkedFormSection } from './form-and-image-sections.tsx';
import { type EditorValues, inputOf, resolveTournament } from './tournament-form-values.ts';
import { requireTournamentPermission } from './tournament-permission.ts';

interface TournamentEditorProps {
  /** Null for a new one. */
  readonly tournament: TournamentAnswer | null;
  readonly initial: EditorValues;
  readonly defaultRules: string;
  readonly preview: (tournament: Tournament) => ReactNode;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
  readonly onReload: () => void;
}

export function TournamentEditor(props: TournamentEditorProps) {
  const { tournament, initial, defaultRules, preview, onSaved, onCancel, onReload } = props;
  const form = useForm<EditorValues>({
    defaultValues: initial,
    resolver: resolveTournament,
    mode: 'onTouched',
  });
  // A refresh behind the editor must not move what it was opened on: that is how another admin's change is noticed.
  const [opened] = useState(tournament);
  const save = useSave(opened);
  const toast = useToast();
  const { isDirty, isSubmitting } = form.formState;
  const guard = useUnsavedGuard(isDirty && !save.saved);

  const submit = form.handleSubmit(async (values) => {
    const failure = await save.run(values);
    if (failure === null) {
      toast.success(tournament === null ? 'Torneo creado' : 'Torneo guardado');
      onSaved();
      return;
    }
    for (const [field, message] of Object.entries(failure.fields)) {
      form.setError(field as keyof EditorValues, { type: 'server', message });
    }
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid items-start gap-6 pb-28 lg:grid-cols-[1fr_22rem]"
      >
        <div className="grid gap-6">
          <BasicsSection />
          <ScheduleSection />
          <PrizesSection />
          <RulesSection defaultRules={defaultRules} />
          <LinkedFormSection />
          <ImageSection />
          <ResultsSection />
        </div>
        <aside className="grid gap-3 lg:sticky lg:top-20">
          <h2 className="text-xl uppercase">Así se ve</h2>
          <LivePreview tournament={tournament} preview={preview} />
        </aside>
        <LeaveDialog guard={guard} />
        <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-coal/95 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <div className="wrap flex flex-wrap items-center justify-end gap-3">
            <p role="alert" className="mr-auto font-semibold text-danger">
              {save.error !== null && messageOf(save.error)}
            </p>
            {save.error instanceof ApiError && save.error.code === 'stale-write' && (
              <Button variant="secondary" onClick={onReload}>
                Recargar
              </Button>
            )}
            <Button variant="secondary" onClick={() => guard.ask(onCancel)}>
              Cancelar
            </Button>
            <Button type="submit" busy={isSubmitting}>
              Guardar torneo
            </Button>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}

const TOUCHED = [listTournamentsWithRegistrations, getStats];

function useSave(tournament: TournamentAnswer | null) {
  const create = useApiMutation(createTournament, TOUCHED);
  const update = useApiMutation(updateTournament, TOUCHED);
  const { user } = useAdmin();
  const [error, setError] = useState<unknown>(null);
  const [saved, setSaved] = useState(false);

  const run = async (values: EditorValues): Promise<ApiError | null> => {
    const body = inputOf(values);
    try {
      requireTournamentPermission(user, tournament === null ? 'create' : 'update');
      if (tournament === null) await create.mutateAsync({ body });
      else {
        const expectedUpdatedAt = tournament.updatedAt;
        await update.mutateAsync({ params: { id: tournament.id }, body: { ...body, expectedUpdatedAt } });
      }
      setSaved(true);
      return null;
    } catch (failure) {
      setError(failure);
      return failure instanceof ApiError ? failure : new ApiError('unexpected', 0, messageOf(failure));
    }
  };

  return { run, error, saved };
}

/** The card as visitors will see it, as long as there is enough to draw one. */
function LivePreview({ tournament, preview }: Pick<TournamentEditorProps, 'tournament' | 'preview'>) {
  const { control } = useFormContext<EditorValues>();
  const values = useWatch({ control }) as EditorValues;
  const parsed = z.safeParse(TournamentSchema, {
    ...inputOf(values),
    id: tournament?.id ?? 'vista-previa',
    currentPlayers: tournament?.currentPlayers ?? 0,
  });
  if (!parsed.success)
    return <p className="text-mist">Completa el nombre, los cupos y el inicio para ver la tarjeta.</p>;
  return <div inert>{preview(parsed.data)}</div>;
}
