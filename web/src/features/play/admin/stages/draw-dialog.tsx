import { drawLobbies } from '@copa/domain/play/endpoints';
import type { DrawKind, Stage } from '@copa/domain/play/stage';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useRef, useState } from 'react';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { RadioGroup } from '../../../../components/fields/choice-fields.tsx';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/stages.ts';
import { drawWarning } from '../draw-warning.ts';
import { SeedField, useSeed } from './seed-field.tsx';

interface DrawDialogProps {
  readonly stage: Stage;
  readonly tournament: Tournament;
  readonly fitsOneLobby: boolean;
  readonly onMove: () => void;
  readonly onClose: () => void;
}

export default function DrawDialog(props: DrawDialogProps) {
  const { stage, tournament, fitsOneLobby, onMove, onClose } = props;
  const [chosen, setKind] = useState<DrawKind>(stage.number === 1 ? 'random' : 'seed');
  const kind = fitsOneLobby ? 'seed' : chosen;
  const [seed, setSeed] = useSeed(`draw_${tournament.id}_${stage.number}`);
  const order = stage.number === 1 ? words.byRegistration : words.byTable;
  const [undo, setUndo] = useState<string | undefined>();
  const isDone = useRef(false);
  // Keeps the revision from when the dialog opened, so the API refuses the draw if somebody else draws
  // meanwhile.
  const [{ revision, state }] = useState(stage);
  const isDrawn = state !== 'draft';
  const now = useNow();
  const warning = drawWarning(tournament, stage, now);
  return (
    <ActDialog
      title={words.drawTitle(fitsOneLobby, isDrawn)}
      confirm={undo !== undefined ? words.undoAndDraw(fitsOneLobby) : words.drawConfirm(fitsOneLobby, kind)}
      danger={isDrawn}
      endpoint={drawLobbies}
      whenStale={words.drawnMeanwhile}
      call={() => ({
        params: { id: tournament.id, stage: stage.number },
        body: kind === 'random' ? { kind, revision, seed, undo } : { kind: 'seed' as const, revision, undo },
      })}
      done={fitsOneLobby ? words.lobbyMade : words.drawn}
      onRefused={({ fields }) => setUndo(fields['undo'])}
      onDone={() => {
        isDone.current = true;
        setSeed(null);
      }}
      onClose={() => (isDone.current && kind === 'hand' ? onMove() : onClose())}
    >
      {warning !== null && <p className="text-warning">{warning}</p>}
      {fitsOneLobby ? (
        isDrawn && <p>{words.lobbyMadeAgain}</p>
      ) : (
        <RadioGroup
          label={words.howDealt}
          required="unmarked"
          value={kind}
          onChange={(value) => setKind(value as DrawKind)}
          options={[
            { value: 'random', label: words.atRandom },
            { value: 'seed', label: words.inOrder(order) },
            { value: 'hand', label: words.byHand },
          ]}
        />
      )}
      {kind === 'random' && <SeedField seed={seed} onSeed={setSeed} proof={words.drawProof(seed)} />}
      {!fitsOneLobby && isDrawn && <p className="text-warning">{words.lobbiesAreLost}</p>}
    </ActDialog>
  );
}
