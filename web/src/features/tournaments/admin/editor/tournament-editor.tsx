import { getStages, putPlan } from '@copa/domain/play/endpoints';
import { type PlanPreset, presetStages } from '@copa/domain/play/plan/presets';
import {
  createTournament,
  type TournamentAnswer,
  updateTournament,
} from '@copa/domain/tournaments/endpoints';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type FormEvent, useRef, useState } from 'react';
import { EditorBar } from '../../../../components/admin/editor/editor-bar.tsx';
import { EditorNotices } from '../../../../components/admin/editor/editor-notices.tsx';
import { LeaveDialog } from '../../../../components/admin/leave-dialog.tsx';
import { useAdminCall, useApiMutation } from '../../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
import { byField } from '../../../../lib/admin/edits.ts';
import {
  type DocumentSending,
  earlierAttemptChanged,
  storeDocument,
} from '../../../../lib/admin/store-document.ts';
import { useEditor } from '../../../../lib/admin/use-editor.ts';
import { ApiError } from '../../../../lib/network/api-client.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import * as words from '../../words/editor.ts';
import { requireTournamentPermission } from '../tournament-permission.ts';
import { CardPreview, PreviewButton, type VisitorViews } from '../tournament-preview.tsx';
import { shownTournamentValue } from '../tournament-words.ts';
import { tellsOfDate } from './change-text.ts';
import { ConfirmationsSection } from './confirmations-section.tsx';
import {
  DetailsSection,
  PrizesSection,
  ResultsSection,
  ScheduleSection,
  TournamentBasicsSection,
  TournamentRulesSection,
  WaitlistSettingsSection,
} from './editor-sections.tsx';
import { FormQuestion, ImageSection, LinkedFormSection } from './form-and-image-sections.tsx';
import { PlanQuestion, PlanSettingsSection } from './plan-section.tsx';
import { ReservationSection } from './reservation-section.tsx';
import { type Prepare, TournamentFormContext } from './tournament-form.ts';
import {
  byEditorField,
  type EditorValues,
  EditorValuesSchema,
  editorErrors,
  emptyValues,
  storedEditorValues,
  tournamentInputOver,
  tournamentValuesOf,
} from './tournament-form-values.ts';

/** The revision of a stage that nobody has changed since it was created. */
const UNTOUCHED = 1;

/** If an unanswered attempt has stored a plan, the new plan replaces it, unless a stage was changed since. */
function useStorePlan() {
  const call = useAdminCall();
  const { mutateAsync } = useApiMutation(putPlan);
  return async (stored: Tournament, preset: PlanPreset): Promise<void> => {
    const params = { id: stored.id };
    const put = (seen: number[]) =>
      mutateAsync({ params, body: { seen, stages: [...presetStages(preset, stored)] } });
    try {
      await put([]);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale-write') throw error;
      const { stages } = await call(getStages, { params });
      const seen = stages.map(({ revision }) => revision);
      if (seen.some((revision) => revision !== UNTOUCHED)) throw earlierAttemptChanged();
      await put(seen);
    }
  };
}

function useSendTournament(source: Tournament | null) {
  const id = source?.id ?? null;
  const create = useApiMutation(createTournament);
  const update = useApiMutation(updateTournament);
  const storePlan = useStorePlan();
  const { user } = useAdmin();
  const storedId = useRef('');
  const send = async (typed: EditorValues, sending: DocumentSending<EditorValues>): Promise<null> => {
    requireTournamentPermission(user, id === null ? 'create' : 'update');
    try {
      const stored = await storeDocument<EditorValues, Tournament>(id, typed, sending, {
        create: (values, requestId) =>
          create.mutateAsync({ body: { ...tournamentInputOver(source, values), requestId } }),
        replace: (replaced, values, expectedUpdatedAt) =>
          update.mutateAsync({
            params: { id: replaced },
            body: { ...tournamentInputOver(source, values), expectedUpdatedAt },
          }),
      });
      storedId.current = stored.id;
      if (typed.plan !== '') await storePlan(stored, typed.plan);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const fields = byEditorField(typed, error.fields);
      throw new ApiError(error.code, error.status, error.message, { cause: error, fields });
    }
    return null;
  };
  return { send, storedId };
}

function usePreparing(): { readonly preparing: boolean; readonly prepare: Prepare } {
  const [running, setRunning] = useState(0);
  const prepare: Prepare = (problem, task) => {
    setRunning((count) => count + 1);
    void task()
      .catch((error: unknown) => reportProblem(problem, error))
      .finally(() => setRunning((count) => count - 1));
  };
  return { preparing: running > 0, prepare };
}

function savedText(tournament: TournamentAnswer | null, values: EditorValues): string {
  if (tournament === null) return words.created;
  return tellsOfDate(tournament, values, serverNow()) ? words.savedTelling : words.saved;
}

interface TournamentEditorProps {
  readonly tournament: TournamentAnswer | null;
  readonly defaultRules: string;
  readonly views: VisitorViews;
  readonly onClose: () => void;
  readonly onSaved: (id: string) => void;
}

export function TournamentEditor(props: TournamentEditorProps) {
  const { tournament, defaultRules, views, onClose, onSaved } = props;
  const { preparing, prepare } = usePreparing();
  const { send, storedId } = useSendTournament(tournament);
  const editor = useEditor({
    name: `torneo_${tournament?.id ?? 'nuevo'}`,
    schema: EditorValuesSchema,
    stored:
      tournament === null
        ? { at: null, values: emptyValues(defaultRules) }
        : { at: tournament.updatedAt, values: tournamentValuesOf(tournament) },
    merging: byField<EditorValues>((typed) =>
      tournament === null ? typed : storedEditorValues(tournament, typed),
    ),
    errorsOf: (values) => editorErrors(tournament, values),
    send,
    saved: (values) => savedText(tournament, values),
    onDone: () => onSaved(tournament?.id ?? storedId.current),
  });
  const { form } = editor;
  const onSubmit = (event: FormEvent) => {
    if (preparing) event.preventDefault();
    else editor.onSubmit(event);
  };
  const isFormless = (tournament?.linkedFormId ?? null) === null;
  const storing = { prepare, isSaving: editor.busy };
  const preview = { views, id: tournament?.id ?? null, currentPlayers: tournament?.currentPlayers ?? 0 };
  return (
    <TournamentFormContext value={{ ...editor, tournament }}>
      <form
        ref={form}
        noValidate
        onSubmit={onSubmit}
        className="grid items-start gap-6 pb-36 lg:grid-cols-[1fr_22rem]"
      >
        <div className="grid min-w-0 gap-2">
          <EditorNotices
            editor={editor}
            subject={words.thisTournament}
            label={(field) => words.fieldLabels[field]}
            shown={shownTournamentValue}
          />
          <TournamentBasicsSection>
            {isFormless && <FormQuestion {...storing} />}
            {tournament === null && <PlanQuestion views={views.plan} />}
          </TournamentBasicsSection>
          <ScheduleSection />
          {!isFormless && <LinkedFormSection {...storing} />}
          {tournament !== null && <PlanSettingsSection tournament={tournament} views={views.plan} />}
          <ConfirmationsSection />
          <ReservationSection views={views.seasons} />
          <WaitlistSettingsSection />
          <PrizesSection />
          <TournamentRulesSection defaultRules={defaultRules} />
          <ImageSection {...storing} />
          <DetailsSection />
          <ResultsSection />
        </div>
        <aside className="hidden gap-3 lg:sticky lg:top-20 lg:grid">
          <h2 className="text-xl uppercase">{words.previewTitle}</h2>
          <CardPreview {...preview} />
        </aside>
        <EditorBar
          problem={editor.problem}
          busy={editor.busy || preparing}
          onCancel={() => editor.guard.ask(onClose)}
          preview={<PreviewButton {...preview} />}
        />
      </form>
      <LeaveDialog guard={editor.guard} onLeave={editor.draft.over} />
    </TournamentFormContext>
  );
}
