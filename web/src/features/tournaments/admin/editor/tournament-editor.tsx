import type { TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Control, FormProvider, useForm, useWatch } from 'react-hook-form';
import { DraftNotice } from '../../../../components/admin/draft-notice.tsx';
import { EditorBar } from '../../../../components/admin/editor-bar.tsx';
import { LeaveDialog } from '../../../../components/admin/leave-dialog.tsx';
import { RivalNotice } from '../../../../components/admin/rival-notice.tsx';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { byField, changedFields, mergeEdits, type Version } from '../../../../lib/admin/edits.ts';
import { useDraft } from '../../../../lib/admin/use-draft.ts';
import { RIVAL_FIRST } from '../../../../lib/admin/use-editor.ts';
import { useUnsavedGuard } from '../../../../lib/admin/use-unsaved-guard.ts';
import { CardPreview, PreviewButton, type VisitorViews } from '../tournament-preview.tsx';
import { FIELD_LABELS, shownValue } from '../tournament-words.ts';
import { ConfirmationsSection } from './confirmations-section.tsx';
import {
  BasicsSection,
  PrizesSection,
  ResultsSection,
  RulesSection,
  ScheduleSection,
} from './editor-sections.tsx';
import { ImageSection, LinkedFormSection } from './form-and-image-sections.tsx';
import {
  byEditorField,
  type EditorField,
  type EditorValues,
  EditorValuesSchema,
  resolveTournament,
  valuesOf,
} from './tournament-form-values.ts';
import { usePreparing } from './use-preparing.ts';
import { useTournamentSave } from './use-tournament-save.ts';
import { WaitlistSection } from './waitlist-section.tsx';

interface TournamentEditorProps {
  /** As it is on the server by now; null for a new one. */
  readonly tournament: TournamentAnswer | null;
  /** What it was read from, a copy's original included; null for one of nothing. */
  readonly source: TournamentAnswer | null;
  readonly initial: EditorValues;
  /** What the draft on this device is called. */
  readonly draftName: string;
  readonly defaultRules: string;
  readonly views: VisitorViews;
  readonly onClose: () => void;
}

export function TournamentEditor(props: TournamentEditorProps) {
  const { tournament, source, initial, draftName, defaultRules, views, onClose } = props;
  const stored: Version<EditorValues> =
    tournament === null
      ? { at: null, values: initial }
      : { at: tournament.updatedAt, values: valuesOf(tournament) };
  const draft = useDraft(`torneo_${draftName}`, EditorValuesSchema, stored);
  const { recovered, opened, keep } = draft;
  const form = useForm<EditorValues>({
    defaultValues: opened.values,
    resolver: resolveTournament(source),
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting, isSubmitted, isValid } = form.formState;
  const [saved, setSaved] = useState(false);
  const { preparing, prepare } = usePreparing();
  const busy = isSubmitting || preparing || saved;
  const save = useTournamentSave(tournament?.id ?? null, source);
  const guard = useUnsavedGuard(isDirty && !saved);
  const toast = useToast();

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values, opened) }),
    [form, keep, opened],
  );
  const type = (values: EditorValues, over: EditorValues) => {
    for (const field of changedFields(over, values)) {
      form.setValue(field, values[field], { shouldDirty: true });
    }
  };
  const restored = useRef(false);
  useEffect(() => {
    if (recovered === null || restored.current) return;
    restored.current = true;
    type(recovered.values, recovered.opened.values);
  });

  const startOver = () => {
    draft.forget();
    draft.openOn(stored);
    form.reset(stored.values);
  };
  const merge = (theirs: Version<EditorValues>, takeTheirs: ReadonlySet<EditorField>) => {
    const merged = mergeEdits(opened.values, theirs.values, form.getValues(), takeTheirs);
    save.clearError();
    draft.openOn(theirs);
    form.reset(theirs.values);
    type(merged, theirs.values);
    keep(merged, theirs);
  };
  const finish = () => {
    draft.over();
    setSaved(true);
    toast.success(tournament === null ? 'Torneo creado' : 'Torneo guardado');
    onClose();
  };
  const submitOver = (at: Date | null) =>
    form.handleSubmit(async (values) => {
      const failure = await save.run(values, { expectedUpdatedAt: at, attempt: draft.attempt });
      if (failure === null) return finish();
      for (const [field, message] of Object.entries(byEditorField(values, failure.fields))) {
        form.setError(field as EditorField, { type: 'server', message });
      }
    });
  // The button refuses a second tap; Enter in a field does not ask the button.
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void submitOver(opened.at)(event);
  };
  const isStale = save.error?.code === 'stale-write';
  // A save that failed goes on by itself, where what is stored differs from the form by nobody else's doing.
  const adopt = (theirs: Version<EditorValues>) => {
    const isStored = changedFields(theirs.values, form.getValues()).length === 0;
    merge(theirs, new Set());
    if (save.error !== null && isStored) finish();
    else if (isStale && isDirty) void submitOver(theirs.at)();
  };

  const preview = { views, id: tournament?.id ?? null, currentPlayers: tournament?.currentPlayers ?? 0 };
  const invalid = isSubmitted && !isValid ? 'Revisa los campos marcados.' : null;
  const refused = isStale ? RIVAL_FIRST : (save.error?.message ?? null);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit} className="grid items-start gap-6 pb-36 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-6">
          {recovered !== null && <DraftNotice at={recovered.at} onDiscard={startOver} />}
          {!isSubmitting && !saved && (
            <Rival
              control={form.control}
              stored={stored}
              opened={opened}
              asked={isStale}
              onMerge={merge}
              onAdopt={adopt}
            />
          )}
          <BasicsSection />
          <ScheduleSection />
          <ConfirmationsSection />
          <WaitlistSection />
          <PrizesSection />
          <RulesSection defaultRules={defaultRules} />
          <LinkedFormSection prepare={prepare} />
          <ImageSection prepare={prepare} />
          <ResultsSection />
        </div>
        <aside className="hidden gap-3 lg:sticky lg:top-20 lg:grid">
          <h2 className="text-xl uppercase">Así se ve</h2>
          <CardPreview {...preview} />
        </aside>
        <EditorBar
          problem={refused ?? invalid}
          busy={busy}
          onCancel={() => guard.ask(onClose)}
          preview={<PreviewButton {...preview} />}
        />
      </form>
      <LeaveDialog guard={guard} onLeave={draft.over} />
    </FormProvider>
  );
}

interface RivalProps {
  readonly control: Control<EditorValues>;
  readonly stored: Version<EditorValues>;
  readonly opened: Version<EditorValues>;
  readonly asked: boolean;
  readonly onMerge: (theirs: Version<EditorValues>, takeTheirs: ReadonlySet<EditorField>) => void;
  readonly onAdopt: (theirs: Version<EditorValues>) => void;
}

/** Follows what is typed, so that the editor around it need not. */
function Rival({ control, ...notice }: RivalProps) {
  const mine = useWatch({ control }) as EditorValues;
  return (
    <RivalNotice
      {...notice}
      mine={mine}
      merging={byField<EditorValues>()}
      subject="este torneo"
      label={(field) => FIELD_LABELS[field]}
      shown={shownValue}
    />
  );
}
