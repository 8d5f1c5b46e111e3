import { createSeason, updateSeason } from '@copa/domain/seasons/endpoints';
import type { Season } from '@copa/domain/seasons/season';
import { bestText, countingText, rankedText, substitutesText } from '@copa/domain/seasons/words/board';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { Fold } from '../../../components/admin/admin-section.tsx';
import { EditorDialog } from '../../../components/admin/editor/editor-dialog.tsx';
import { paths } from '../../../config/paths.ts';
import { useApiMutation } from '../../../lib/admin/admin-api.ts';
import { byField } from '../../../lib/admin/edits.ts';
import { type DocumentSending, storeDocument } from '../../../lib/admin/store-document.ts';
import { useEditor } from '../../../lib/admin/use-editor.ts';
import * as words from '../words/admin.ts';
import {
  contentOf,
  type SeasonDraft,
  SeasonDraftSchema,
  seasonDraftErrors,
  shownSeasonValue,
} from './season-draft.ts';
import { NameAndDays, RulesFields } from './season-fields.tsx';

interface NewSeasonEditorProps {
  readonly name: string;
  readonly days: { readonly firstDay: string; readonly lastDay: string };
  readonly tournamentIds: readonly string[];
  readonly onClose: () => void;
}

function useCreateSeason(tournamentIds: readonly string[]) {
  const create = useApiMutation(createSeason);
  const update = useApiMutation(updateSeason);
  return async (draft: SeasonDraft, sending: DocumentSending<SeasonDraft>): Promise<Season> => {
    let revision = 0;
    return storeDocument(null, draft, sending, {
      create: async (values, requestId) => {
        const season = await create.mutateAsync({
          body: { ...contentOf(values), requestId, tournamentIds: [...tournamentIds] },
        });
        ({ revision } = season);
        return season;
      },
      replace: (id, values) =>
        update.mutateAsync({ params: { id }, body: { ...contentOf(values), revision, reason: '' } }),
    });
  };
}

export function NewSeasonEditor({ name, days, tournamentIds, onClose }: NewSeasonEditorProps) {
  const created = useRef<Season>(null);
  const create = useCreateSeason(tournamentIds);
  const navigate = useNavigate();
  const editor = useEditor({
    name: `temporada_nueva_${tournamentIds.at(-1) ?? ''}`,
    schema: SeasonDraftSchema,
    stored: { at: null, values: z.parse(SeasonDraftSchema, { name, ...days }) },
    merging: byField<SeasonDraft>(),
    errorsOf: seasonDraftErrors,
    send: async (draft, sending) => {
      created.current = await create(draft, sending);
      return null;
    },
    saved: words.created,
    onDone: () => {
      onClose();
      void navigate(paths.admin.seasons.to(created.current?.id));
    },
  });
  const { rules } = contentOf(editor.values);
  return (
    <EditorDialog
      editor={editor}
      title={words.newSeason}
      save={words.create}
      subject={words.thisSeason}
      label={(field) => words.fieldLabels[field]}
      shown={shownSeasonValue}
      onClose={onClose}
    >
      <p className="text-mist">{words.joins(tournamentIds.length)}</p>
      <NameAndDays editor={editor} />
      {Object.keys(seasonDraftErrors(editor.values)).every((field) => field in SHOWN_ABOVE) && (
        <RulesText rules={rules} />
      )}
      <Fold summary={words.changeRules}>
        <div className="grid gap-4">
          <RulesFields editor={editor} />
        </div>
      </Fold>
    </EditorDialog>
  );
}

const SHOWN_ABOVE = { name: true, firstDay: true, lastDay: true };

export function RulesText({ rules }: { readonly rules: Season['rules'] }) {
  return (
    <div className="grid gap-1 text-sm text-mist">
      <p>{countingText(rules)}</p>
      <p>{bestText(rules)}</p>
      <p className="empty:hidden">{rankedText(rules)}</p>
      <p>{substitutesText(rules)}</p>
    </div>
  );
}
