import type { TournamentAnswer } from '@copa/domain/api/tournaments';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { EditorBar } from '../../components/admin/editor-bar.tsx';
import { LeaveDialog } from '../../components/admin/leave-dialog.tsx';
import { Button } from '../../components/button.tsx';
import { useToast } from '../../components/toast/toast-context.ts';
import { useAdmin } from '../../lib/admin/admin-context.ts';
import { draftKey, readDraft } from '../../lib/admin/drafts.ts';
import { useUnsavedGuard } from '../../lib/admin/use-unsaved-guard.ts';
import { relativeTime } from '../../lib/date-format.ts';
import { useNow } from '../../lib/use-now.ts';
import {
  BasicsSection,
  PrizesSection,
  ResultsSection,
  RulesSection,
  ScheduleSection,
} from './editor-sections.tsx';
import { ImageSection, LinkedFormSection } from './form-and-image-sections.tsx';
import { changedFields, compareEdits, type EditorField, mergeEdits } from './merge-edits.ts';
import { RivalNotice } from './rival-notice.tsx';
import { TournamentDraftSchema } from './tournament-draft.ts';
import { type EditorValues, resolveTournament, valuesOf } from './tournament-form-values.ts';
import { CardPreview, PreviewButton, type VisitorViews } from './tournament-preview.tsx';
import { type Opened, useTournamentDraft } from './use-tournament-draft.ts';
import { useTournamentSave } from './use-tournament-save.ts';

interface TournamentEditorProps {
  /** As it is on the server by now; null for a new one. */
  readonly tournament: TournamentAnswer | null;
  readonly initial: EditorValues;
  /** What the draft on this device is called. */
  readonly draftName: string;
  readonly defaultRules: string;
  readonly views: VisitorViews;
  readonly onClose: () => void;
  readonly onRefresh: () => void;
}

export function TournamentEditor(props: TournamentEditorProps) {
  const { tournament, initial, draftName, defaultRules, views, onClose, onRefresh } = props;
  const { user } = useAdmin();
  const key = draftKey(user.uid, `torneo_${draftName}`);
  const [draft, setDraft] = useState(() => readDraft(key, TournamentDraftSchema));
  // A refresh behind the editor must not move what it was opened on: that is how another admin's change is noticed.
  const [opened, setOpened] = useState<Opened>(() =>
    draft === null
      ? { at: tournament?.updatedAt ?? null, values: initial }
      : { at: draft.openedAt, values: draft.base },
  );
  const form = useForm<EditorValues>({
    defaultValues: opened.values,
    resolver: resolveTournament,
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting, isSubmitted, isValid } = form.formState;
  const [saved, setSaved] = useState(false);
  const save = useTournamentSave(tournament?.id ?? null);
  const keeping = useTournamentDraft(key, form, opened);
  const guard = useUnsavedGuard(isDirty && !saved);
  const toast = useToast();

  const type = (values: EditorValues, over: EditorValues) => {
    for (const field of changedFields(over, values)) {
      form.setValue(field, values[field], { shouldDirty: true });
    }
  };
  const restored = useRef(false);
  useEffect(() => {
    if (draft === null || restored.current) return;
    restored.current = true;
    type(draft.values, draft.base);
  });

  const startOver = () => {
    setDraft(null);
    setOpened({ at: tournament?.updatedAt ?? null, values: initial });
    form.reset(initial);
  };
  const merge = (theirs: Opened, takeTheirs: ReadonlySet<EditorField>) => {
    const merged = mergeEdits(opened.values, theirs.values, form.getValues(), takeTheirs);
    save.clearError();
    setOpened(theirs);
    form.reset(theirs.values);
    type(merged, theirs.values);
  };
  const finish = () => {
    keeping.over();
    setSaved(true);
    toast.success(tournament === null ? 'Torneo creado' : 'Torneo guardado');
    onClose();
  };
  const submitOver = (at: Date | null) =>
    form.handleSubmit(async (values) => {
      const failure = await save.run(values, at);
      if (failure === null) return finish();
      if (failure.code === 'stale-write') onRefresh();
      for (const [field, message] of Object.entries(failure.fields)) {
        form.setError(field as EditorField, { type: 'server', message });
      }
    });
  const isStale = save.error?.code === 'stale-write';
  // A save that failed goes on by itself, where what is stored differs from the form by nobody else's doing.
  const adopt = (theirs: Opened) => {
    const isStored = changedFields(theirs.values, form.getValues()).length === 0;
    merge(theirs, new Set());
    if (save.error !== null && isStored) finish();
    else if (isStale) void submitOver(theirs.at)();
  };
  const discard = () => {
    keeping.over();
    guard.leave();
  };

  const preview = { views, id: tournament?.id ?? null, currentPlayers: tournament?.currentPlayers ?? 0 };
  const invalid = isSubmitted && !isValid ? 'Revisa los campos marcados.' : null;
  const refused = isStale
    ? 'Incorpora primero los cambios de la otra persona.'
    : (save.error?.message ?? null);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void submitOver(opened.at)(event)}
        className="grid items-start gap-6 pb-36 lg:grid-cols-[1fr_22rem] [&_.control]:scroll-mt-24 [&_.control]:scroll-mb-36"
      >
        <div className="grid min-w-0 gap-6">
          {draft !== null && <DraftNotice at={draft.at} onDiscard={startOver} />}
          <Rival tournament={tournament} opened={opened} onMerge={merge} onAdopt={adopt} asked={isStale} />
          <BasicsSection />
          <ScheduleSection />
          <PrizesSection />
          <RulesSection defaultRules={defaultRules} />
          <LinkedFormSection />
          <ImageSection />
          <ResultsSection />
        </div>
        <aside className="hidden gap-3 lg:sticky lg:top-20 lg:grid">
          <h2 className="text-xl uppercase">Así se ve</h2>
          <CardPreview {...preview} />
        </aside>
        <EditorBar problem={refused ?? invalid} busy={isSubmitting}>
          <Button variant="ghost" onClick={() => guard.ask(onClose)}>
            Cancelar
          </Button>
          <PreviewButton {...preview} />
        </EditorBar>
      </form>
      <LeaveDialog guard={{ ...guard, leave: discard }} />
    </FormProvider>
  );
}

function DraftNotice({ at, onDiscard }: { at: Date; onDiscard: () => void }) {
  const now = useNow();
  return (
    <output className="flex flex-wrap items-center gap-3 rounded-md border border-info/40 bg-info/12 p-4 text-info">
      <span className="mr-auto">Recuperamos lo que escribiste {relativeTime(at, now)} sin guardar.</span>
      <Button variant="ghost" onClick={onDiscard}>
        Descartar
      </Button>
    </output>
  );
}

interface RivalProps {
  readonly tournament: TournamentAnswer | null;
  readonly opened: Opened;
  readonly onMerge: (theirs: Opened, takeTheirs: ReadonlySet<EditorField>) => void;
  /** Nothing of theirs differs from what is on screen. */
  readonly onAdopt: (theirs: Opened) => void;
  /** Somebody tried to save and waits for what to do now. */
  readonly asked: boolean;
}

function Rival({ tournament, opened, ...handlers }: RivalProps) {
  const at = tournament?.updatedAt ?? null;
  const isNewer = at !== null && opened.at !== null && at > opened.at;
  if (tournament === null || !isNewer) return null;
  return <NewerVersion theirs={{ at, values: valuesOf(tournament) }} opened={opened} {...handlers} />;
}

function NewerVersion({
  theirs,
  opened,
  onMerge,
  onAdopt,
  asked,
}: Omit<RivalProps, 'tournament'> & { theirs: Opened }) {
  const { control } = useFormContext<EditorValues>();
  const mine = useWatch({ control }) as EditorValues;
  const merge = compareEdits(opened.values, theirs.values, mine);
  // A save whose answer was lost comes back as somebody's change, and says the same as the form.
  const isOurs = merge.adopted.length + merge.conflicts.length === 0;
  useEffect(() => {
    if (isOurs) onAdopt(theirs);
  });
  if (isOurs) return null;
  return (
    <RivalNotice
      merge={merge}
      mine={mine}
      theirs={theirs.values}
      asked={asked}
      onMerge={(taken) => onMerge(theirs, taken)}
    />
  );
}
