import { putStage } from '@copa/domain/play/endpoints';
import type { Stage } from '@copa/domain/play/stage';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { UNIT_WORDS } from '@copa/domain/tournaments/words/choices';
import { useState } from 'react';
import { EditorDialog } from '../../../../../components/admin/editor/editor-dialog.tsx';
import { useApiMutation } from '../../../../../lib/admin/admin-api.ts';
import { byField } from '../../../../../lib/admin/edits.ts';
import { useEditor } from '../../../../../lib/admin/use-editor.ts';
import { ApiError } from '../../../../../lib/network/api-client.ts';
import * as planWords from '../../../words/plan.ts';
import * as words from '../../../words/stage-editor.ts';
import { PlanChangeText, toldChange } from '../../plan/plan-change.tsx';
import { AdvanceFields, FoldedFields, MatchFields } from './stage-fields.tsx';
import {
  newStageValues,
  type StageValues,
  StageValuesSchema,
  shownStageValue,
  stageErrors,
  stageInput,
  stageValuesOf,
  storedStageValues,
  typedSettings,
} from './stage-values.ts';

interface StageEditorProps {
  readonly tournament: Tournament;
  readonly stages: readonly Stage[];
  readonly stage: Stage | null;
  readonly number: number;
  readonly onClose: () => void;
}

export default function StageEditor(props: StageEditorProps) {
  const { tournament, stages, stage, number, onClose } = props;
  const [wasStored] = useState(stage !== null);
  const isGone = wasStored && stage === null;
  const editor = useStageEditor(props, isGone);
  const typed = typedSettings(editor.values);
  const others = stages.filter((other) => other.number !== number);
  const told =
    typed === null ? '' : toldChange(tournament, inOrder([...others, { ...stage, ...typed, number }]));
  return (
    <EditorDialog
      size="tall"
      editor={editor}
      title={wasStored ? words.editTitle(number) : words.newTitle(number)}
      save={words.save}
      isGone={isGone}
      subject={words.thisStage}
      label={(field) => words.fieldLabels[field]}
      shown={shownStageValue}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <MatchFields editor={editor} units={UNIT_WORDS[tournament.modality].many} />
        <AdvanceFields editor={editor} />
        <FoldedFields editor={editor} isFirst={number === 1} />
        <div aria-live="polite">
          {told !== '' && <PlanChangeText intro={planWords.publishedOnSaving} text={told} />}
        </div>
      </div>
    </EditorDialog>
  );
}

function useStageEditor({ tournament, stages, stage, number, onClose }: StageEditorProps, isGone: boolean) {
  const [initial] = useState(() => newStageValues(tournament, number));
  const put = useApiMutation(putStage);
  const next = stages.find((other) => other.number === number + 1);
  return useEditor({
    name: `fase_${tournament.id}_${number}`,
    schema: StageValuesSchema,
    stored:
      stage === null ? { at: null, values: initial } : { at: stage.updatedAt, values: stageValuesOf(stage) },
    merging: byField<StageValues>(storedStageValues),
    errorsOf: (typed) => ({
      ...stageErrors(typed),
      ...(typed.isLast && next !== undefined && { isLast: words.isNotLast(next.name) }),
    }),
    send: async (values, { expectedUpdatedAt }) => {
      // If somebody removed the stage, the call would create it again.
      if (isGone) throw new ApiError('not-found', 404, words.isGone);
      const revision = seenRevision(stage, expectedUpdatedAt);
      await put.mutateAsync({
        params: { id: tournament.id, stage: number },
        body: stageInput(values, revision),
      });
      return null;
    },
    saved: words.saved,
    onDone: onClose,
  });
}

function inOrder<Numbered extends Pick<Stage, 'number'>>(stages: readonly Numbered[]) {
  return stages.toSorted((one, other) => one.number - other.number);
}

/**
 * If somebody else has changed the stage since `at`, returns an old revision, so that the API refuses the call.
 */
function seenRevision(stage: Stage | null, at: Date | null): number {
  if (stage === null) return 0;
  return stage.updatedAt?.getTime() === at?.getTime() ? stage.revision : stage.revision - 1;
}
