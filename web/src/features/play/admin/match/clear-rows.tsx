import type { Stage } from '@copa/domain/play/stage';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { longMatchName } from '../../words/admin.ts';
import * as words from '../../words/match.ts';
import type { MatchEditing } from './draft/use-match-draft.ts';

interface ClearRowsProps {
  readonly id: string;
  readonly stage: Pick<Stage, 'lobbies'>;
  readonly editing: MatchEditing;
  readonly onCleared: () => void;
}

export function ClearRows({ id, stage, editing, onCleared }: ClearRowsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const stored = Object.keys(editing.match?.rows ?? {});
  const units = [...new Set([...stored, ...Object.keys(editing.rows)])];
  const clear = async () => {
    // Decides all conflicts first, because a conflict would survive the removal of its row.
    for (const { unitId } of editing.conflicts) editing.decide(unitId, 'theirs');
    editing.change(Object.fromEntries(units.map((unitId) => [unitId, null])));
    onCleared();
  };
  return (
    <div className="flex border-t border-line pt-3">
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {words.clear}
      </Button>
      {isAsking && (
        <ConfirmDialog
          danger
          title={words.clearTitle(longMatchName(id, stage))}
          confirm={words.clearRows(words.rows(units.length))}
          onConfirm={clear}
          onClose={() => setIsAsking(false)}
        >
          <p>{words.clearText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
