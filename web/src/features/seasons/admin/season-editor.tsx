import { previewSeason, updateSeason } from '@copa/domain/seasons/endpoints';
import type { Season } from '@copa/domain/seasons/season';
import { type FormEvent, useState } from 'react';
import { EditorDialog } from '../../../components/admin/editor/editor-dialog.tsx';
import { ReasonFields } from '../../../components/admin/reason-dialog.tsx';
import { reasonOf } from '../../../components/dialog/confirm-dialog.tsx';
import { type Data, useAdminCall, useApiMutation } from '../../../lib/admin/admin-api.ts';
import { byField } from '../../../lib/admin/edits.ts';
import { useEditor } from '../../../lib/admin/use-editor.ts';
import * as words from '../words/admin.ts';
import {
  changesRules,
  contentOf,
  type SeasonDraft,
  SeasonDraftSchema,
  seasonDraftErrors,
  seasonDraftOf,
  shownSeasonValue,
} from './season-draft.ts';
import { NameAndDays, RulesFields } from './season-fields.tsx';
import { SeasonPreview } from './season-preview.tsx';

interface SeasonEditorProps {
  readonly season: Season;
  readonly hasEnded: boolean;
  readonly isGone: boolean;
  readonly onClose: () => void;
}

export function SeasonEditor({ season, hasEnded, isGone, onClose }: SeasonEditorProps) {
  const update = useApiMutation(updateSeason);
  const editor = useEditor({
    name: `temporada_${season.id}`,
    schema: SeasonDraftSchema,
    stored: { at: season.updatedAt, values: seasonDraftOf(season) },
    merging: byField<SeasonDraft>((typed) => seasonDraftOf({ ...season, ...contentOf(typed) })),
    errorsOf: seasonDraftErrors,
    send: async (draft, { expectedUpdatedAt }) => {
      const body = {
        ...contentOf(draft),
        revision: seenRevision(season, expectedUpdatedAt),
        reason: draft.reason,
      };
      await update.mutateAsync({ params: { id: season.id }, body });
      return null;
    },
    saved: words.saved,
    onDone: onClose,
  });
  const { values, change } = editor;
  const { rules } = contentOf(values);
  const isWrong = Object.keys(seasonDraftErrors(values)).length > 0;
  const isOther = changesRules(season.rules, rules);
  const preview = usePreview(season.id, rules);
  const asksFirst = isOther && !isWrong && preview.shown === null;
  const onSubmit = (event: FormEvent) => {
    if (!asksFirst) return editor.onSubmit(event);
    event.preventDefault();
    void preview.ask();
  };
  return (
    <EditorDialog
      size="tall"
      editor={editor}
      title={words.editNamed(season.name)}
      save={asksFirst ? words.see : words.save}
      problem={preview.problem ?? editor.errors['reason'] ?? editor.problem}
      isAsking={preview.isAsking}
      isGone={isGone}
      subject={words.thisSeason}
      label={(field) => words.fieldLabels[field]}
      shown={shownSeasonValue}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <NameAndDays editor={editor} />
      <RulesFields editor={editor} />
      {isOther && preview.shown !== null && (
        <>
          <SeasonPreview {...preview.shown} />
          {hasEnded && (
            <ReasonFields
              usual={words.usualReasons}
              hint={words.reasonHint}
              value={values.reason}
              onChange={(reason) => change({ reason })}
            />
          )}
        </>
      )}
    </EditorDialog>
  );
}

function usePreview(id: string, rules: Season['rules']) {
  const call = useAdminCall();
  const key = JSON.stringify(rules);
  const [seen, setSeen] = useState<{
    readonly key: string;
    readonly data: Data<typeof previewSeason>;
  } | null>(null);
  const [failed, setFailed] = useState<{ readonly key: string; readonly why: string } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    setFailed(null);
    try {
      setSeen({ key, data: await call(previewSeason, { params: { id }, body: { rules } }) });
    } catch (error) {
      setFailed({ key, why: reasonOf(error) });
    } finally {
      setIsAsking(false);
    }
  };
  return {
    shown: seen?.key === key ? seen.data : null,
    problem: failed?.key === key ? failed.why : null,
    isAsking,
    ask,
  };
}

/** Gives an old revision if the season has changed since `at`, so that the API refuses the call. */
function seenRevision({ updatedAt, revision }: Season, at: Date | null): number {
  return updatedAt.getTime() === at?.getTime() ? revision : revision - 1;
}
