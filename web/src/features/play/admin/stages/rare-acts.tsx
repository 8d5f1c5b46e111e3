import { deleteStage, reopenStage } from '@copa/domain/play/endpoints';
import { isLastStage, type Stage } from '@copa/domain/play/stage';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useState } from 'react';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import * as words from '../../words/stages.ts';
import { lacksMatches, mayClose, type StageView } from './stage-view.ts';

export interface StageActionsProps {
  readonly tournament: Tournament;
  readonly stages: readonly Stage[];
  readonly view: StageView;
  readonly isBlocked: boolean;
  readonly onEdit: () => void;
}

export type Open = 'draw' | 'move' | 'close' | 'final' | 'replace';

export interface ActsProps extends StageActionsProps {
  readonly goesTogether: boolean;
  readonly onOpen: (open: Open) => void;
}

export function RareActs({ tournament, stages, view, goesTogether, onEdit, onOpen }: ActsProps) {
  const [asking, setAsking] = useState<'reopen' | 'delete' | null>(null);
  const { stage, matches, isUntouched } = view;
  const { number, name, revision } = stage;
  const next = stages.find((each) => each.number === number + 1);
  const canReopen = stage.state === 'closed' && (next === undefined || next.state === 'draft');
  const canDelete = stages.at(-1)?.number === number && matches.every(({ state }) => state === 'draft');
  const isLast = isLastStage(stage);
  const params = { id: tournament.id, stage: number };
  const close = () => setAsking(null);
  return (
    <>
      <div className="flex flex-wrap gap-2 border-t border-line pt-3 empty:hidden">
        {stage.state !== 'closed' && (
          <Button variant="ghost" onClick={onEdit} aria-label={words.editNamed(number)}>
            {words.edit}
          </Button>
        )}
        {canReopen && (
          <Button variant={isLast ? 'danger' : 'ghost'} onClick={() => setAsking('reopen')}>
            {words.reopen}
          </Button>
        )}
        {stage.state === 'playing' && isUntouched && (
          <Button variant="danger" onClick={() => onOpen('draw')}>
            {words.drawTitle(goesTogether, true)}
          </Button>
        )}
        {mayClose(view) && lacksMatches(view) && (
          <Button variant="danger" onClick={() => onOpen('close')}>
            {words.closeOf(isLast)}
          </Button>
        )}
        {canDelete && (
          <Button variant="danger" aria-label={words.removeNamed(number)} onClick={() => setAsking('delete')}>
            {words.remove}
          </Button>
        )}
      </div>
      {asking === 'reopen' && (
        <ActDialog
          title={words.reopenTitle(name)}
          confirm={words.reopenConfirm}
          danger={isLast}
          endpoint={reopenStage}
          call={() => ({ params, body: { revision } })}
          done={words.reopened}
          onClose={close}
        >
          <p>{isLast ? words.reopenLastText : words.reopenText}</p>
        </ActDialog>
      )}
      {asking === 'delete' && (
        <ActDialog
          title={words.removeNamed(number)}
          confirm={words.remove}
          danger
          endpoint={deleteStage}
          call={() => ({ params, query: { revision } })}
          onClose={close}
        >
          <p>{words.removeText(name)}</p>
        </ActDialog>
      )}
    </>
  );
}
