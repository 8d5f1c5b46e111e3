import { lobbyName } from '@copa/domain/play/draw';
import { closeStage } from '@copa/domain/play/endpoints';
import { isLastStage } from '@copa/domain/play/stage';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { counted } from '../../../../lib/counted.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { matchName, namesOf } from '../../words/stages.ts';
import { type StageView, slotsOf } from './stage-view.ts';

const PODIUM = 3;

/** Shows who passes, or who won, before it is fixed. */
export function CloseDialog({ view, onClose }: { view: StageView; onClose: () => void }) {
  const { stage, table, cut } = view;
  const now = useNow();
  const nameOf = namesOf(stage);
  const isLast = isLastStage(stage);
  const open = stage.lobbies.flatMap((lobby) =>
    slotsOf(view, lobby.id, now)
      .filter(
        ({ state, isNeedless, isExtra }) =>
          !isNeedless && !isExtra && (state === 'none' || state === 'draft'),
      )
      .map(({ id }) => `${matchName(id)} del ${lobbyName(lobby)}`),
  );
  const first = table.rows.filter(({ rank }) => rank !== null && rank <= PODIUM);
  return (
    <ActDialog
      title={isLast ? 'Cerrar y hacer el podio' : 'Cerrar la fase'}
      confirm="Cerrar la fase"
      endpoint={closeStage}
      call={() => ({
        params: { id: stage.tournamentId, stage: stage.number },
        body: { revision: stage.revision },
      })}
      done={isLast ? 'Ya hay podio' : 'Fase cerrada'}
      onClose={onClose}
    >
      {open.length > 0 && (
        <p className="text-warning">
          Falta publicar {open.slice(0, 3).join(', ')}
          {open.length > 3 && ` y ${open.length - 3} más`}.
        </p>
      )}
      {(cut?.tied.length ?? 0) > 0 && (
        <p className="text-warning">Hay un empate en el corte: decídelo con una partida extra o un sorteo.</p>
      )}
      {isLast ? (
        <>
          <p>Este podio queda en el torneo y en el historial:</p>
          <ol className="grid gap-1">
            {first.map(({ id, rank, points }) => (
              <li key={id} className="font-semibold">
                <span className="text-gold">{rank}.º</span> {nameOf(id)}{' '}
                <span className="font-normal text-mist">{points} pts</span>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <>
          <p>
            {counted(cut?.passing.length ?? 0, 'pasa', 'pasan')} a la siguiente fase:{' '}
            <strong>{(cut?.passing ?? []).map(nameOf).join(', ')}</strong>.
          </p>
          <p className="text-mist">Puedes reabrirla mientras la siguiente no esté sorteada.</p>
        </>
      )}
    </ActDialog>
  );
}
