import { lobbiesError, lobbyIdOf, lobbyName } from '@copa/domain/play/draw';
import { drawLobbies } from '@copa/domain/play/endpoints';
import { LobbiesSchema, type Lobby, type Stage } from '@copa/domain/play/stage';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../../components/button.tsx';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
import { cx } from '../../../../lib/cx.ts';
import { ApiError, messageOf } from '../../../../lib/network/api-client.ts';
import { useKept } from '../../../../lib/storage/use-kept.ts';
import { namesOf } from '../../words/admin.ts';
import * as words from '../../words/stages.ts';

const MovingSchema = z.object({ revision: z.int(), steps: z.array(LobbiesSchema) });
type Moving = z.output<typeof MovingSchema>;

export default function MoveUnits({ stage, onDone }: { stage: Stage; onDone: () => void }) {
  const { opened, steps, setSteps, forget } = useMoves(stage);
  const [picked, setPicked] = useState<string | null>(null);
  const put = useApiMutation(drawLobbies);
  const undo = put.error instanceof ApiError ? put.error.fields['undo'] : undefined;
  const nameOf = namesOf(stage);
  const lobbies = steps.at(-1) ?? opened.lobbies;
  const filled = lobbies.filter(({ units }) => units.length > 0);
  const empty = lobbies.filter((lobby) => !filled.includes(lobby));
  const problem = lobbiesError(
    filled,
    opened.lobbies.flatMap(({ units }) => units),
    stage.lobbySize,
  );
  const show = (next: readonly Lobby[]) => {
    setSteps([...steps, [...next]]);
    setPicked(null);
  };
  const tap = (unitId: string) => {
    if (picked === null) setPicked(unitId);
    else if (picked === unitId) setPicked(null);
    else show(swapped(lobbies, picked, unitId));
  };
  const close = () => {
    forget();
    onDone();
  };
  const save = () => {
    const params = { id: stage.tournamentId, stage: stage.number };
    const body = { kind: 'hand' as const, revision: opened.revision, lobbies: filled, undo };
    put.mutateAsync({ params, body }).then(close, () => undefined);
  };
  return (
    <section
      aria-label={words.moveByHand}
      className="grid gap-3 rounded-md border border-gold/60 bg-night/60 p-3"
    >
      <p className="text-sm text-mist" aria-live="polite">
        {picked === null ? words.tapWhom : words.tapWhere(nameOf(picked))}
      </p>
      {lobbies.map((lobby) => (
        <LobbyToFill
          key={lobby.id}
          lobby={lobby}
          nameOf={nameOf}
          picked={picked}
          disabled={put.isPending}
          onTap={tap}
          onMove={(unitId) => show(movedTo(lobby, lobbies, unitId))}
        />
      ))}
      {problem !== null && <p className="text-warning">{problem}</p>}
      {empty.length > 0 && <p className="text-warning">{words.emptyLobbies(empty.map(lobbyName))}</p>}
      {put.error !== null && (
        <p role="alert" className="font-semibold text-danger">
          {messageOf(put.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={undo !== undefined ? 'danger' : empty.length > 0 ? 'secondary' : 'primary'}
          busy={put.isPending}
          disabled={problem !== null || steps.length === 0}
          onClick={save}
        >
          {undo === undefined ? words.saveLobbies : words.undoAndSave}
        </Button>
        <Button
          variant="secondary"
          disabled={put.isPending || steps.length === 0}
          onClick={() => setSteps(steps.slice(0, -1))}
        >
          {words.undo}
        </Button>
        <Button
          variant="ghost"
          disabled={put.isPending}
          onClick={() => show([...lobbies, { id: lobbyIdOf(lobbies.length), units: [] }])}
        >
          {words.otherLobby}
        </Button>
        <Button variant="ghost" disabled={put.isPending} onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </section>
  );
}

interface LobbyToFillProps {
  readonly lobby: Lobby;
  readonly nameOf: (unitId: string) => string;
  readonly picked: string | null;
  readonly disabled: boolean;
  readonly onTap: (unitId: string) => void;
  readonly onMove: (unitId: string) => void;
}

function LobbyToFill({ lobby, nameOf, picked, disabled, onTap, onMove }: LobbyToFillProps) {
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h4 className="font-semibold">
          {lobbyName(lobby)} <span className="text-sm text-dim">{lobby.units.length}</span>
        </h4>
        {picked !== null && !lobby.units.includes(picked) && (
          <Button variant="secondary" disabled={disabled} onClick={() => onMove(picked)}>
            {words.moveTo(lobbyName(lobby))}
          </Button>
        )}
      </div>
      <ul aria-label={lobbyName(lobby)} className="grid grid-cols-2 gap-1.5 sm:grid-cols-3">
        {lobby.units.map((unitId) => (
          <li key={unitId} className="grid">
            <button
              type="button"
              aria-pressed={picked === unitId}
              disabled={disabled}
              onClick={() => onTap(unitId)}
              className={cx(
                'min-h-12 rounded-md border px-2 text-left text-sm leading-tight font-semibold wrap-anywhere',
                picked === unitId ? 'border-gold bg-smoke text-gold' : 'border-edge/60 bg-coal',
              )}
            >
              {nameOf(unitId)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `steps` holds the lobbies after each move. The phone stores them until they are saved. */
function useMoves(stage: Stage) {
  // Keeps the stage from when the editor opened, so the API refuses the moves if somebody else changes the
  // lobbies.
  const [opened] = useState(stage);
  const [nothing] = useState<Moving>(() => ({ revision: stage.revision, steps: [] }));
  const [kept, setKept] = useKept(`move_${stage.tournamentId}_${stage.number}`, MovingSchema, nothing);
  return {
    opened,
    steps: kept.revision === opened.revision ? kept.steps : [],
    setSteps: (next: Moving['steps']) =>
      setKept(next.length === 0 ? nothing : { revision: opened.revision, steps: next }),
    forget: () => setKept(nothing),
  };
}

function movedTo(lobby: Lobby, lobbies: readonly Lobby[], unitId: string): readonly Lobby[] {
  return lobbies.map(({ id, units }) => {
    const others = units.filter((each) => each !== unitId);
    return { id, units: id === lobby.id ? [...others, unitId] : others };
  });
}

function swapped(lobbies: readonly Lobby[], one: string, other: string): readonly Lobby[] {
  const turned = (each: string) => (each === one ? other : each === other ? one : each);
  return lobbies.map(({ id, units }) => ({ id, units: units.map(turned) }));
}
