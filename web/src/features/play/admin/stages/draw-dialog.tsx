import { SHORT_TEXT_MAX } from '@copa/domain/limits';
import { drawLobbies } from '@copa/domain/play/endpoints';
import type { DrawKind, Stage } from '@copa/domain/play/stage';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useRef, useState } from 'react';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { RadioGroup } from '../../../../components/fields/choice-fields.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { proposedSeed } from './proposed-seed.ts';

interface DrawDialogProps {
  readonly stage: Stage;
  readonly tournament: Tournament;
  /** The lobbies are there, and are to be changed by hand. */
  readonly onMove: () => void;
  readonly onClose: () => void;
}

export function DrawDialog({ stage, tournament, onMove, onClose }: DrawDialogProps) {
  const [kind, setKind] = useState<DrawKind>(stage.number === 1 ? 'random' : 'seed');
  const [seed, setSeed] = useState(proposedSeed);
  const order = stage.number === 1 ? 'de inscripción' : 'de la tabla anterior';
  const isDone = useRef(false);
  const { revision } = stage;
  return (
    <ActDialog
      title={stage.state === 'draft' ? 'Sortear los lobbies' : 'Sortear otra vez'}
      confirm={kind === 'random' ? 'Sortear' : 'Repartir'}
      endpoint={drawLobbies}
      call={() => ({
        params: { id: tournament.id, stage: stage.number },
        body: kind === 'random' ? { kind, revision, seed } : { kind: 'seed' as const, revision },
      })}
      done="Lobbies listos"
      onDone={() => {
        isDone.current = true;
      }}
      onClose={() => (isDone.current && kind === 'hand' ? onMove() : onClose())}
    >
      <RadioGroup
        label="Cómo se reparten"
        required="unmarked"
        value={kind}
        onChange={(value) => setKind(value as DrawKind)}
        options={[
          { value: 'random', label: 'Al azar, con una semilla que todos pueden comprobar' },
          { value: 'seed', label: `En el orden ${order}, ida y vuelta: lobbies parejos` },
          { value: 'hand', label: 'A mano: se reparten en orden y después los mueves' },
        ]}
      />
      {kind === 'random' && (
        <>
          <TextField
            label="Semilla"
            hint="Dila en el grupo antes de sortear."
            required
            autoComplete="off"
            maxLength={SHORT_TEXT_MAX}
            value={seed}
            onChange={(event) => setSeed(event.target.value)}
          />
          <p className="text-sm text-mist">
            Cualquiera puede repetirlo: se ordenan por el SHA-256 de «{seed}:número» de cada uno y se reparten
            en turno, uno por lobby.
          </p>
        </>
      )}
      {stage.state !== 'draft' && <p className="text-warning">Los lobbies de ahora se pierden.</p>}
    </ActDialog>
  );
}
