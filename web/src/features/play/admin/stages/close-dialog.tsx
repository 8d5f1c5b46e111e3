import { lobbyName } from '@copa/domain/play/draw';
import { closeStage } from '@copa/domain/play/endpoints';
import { isLastStage } from '@copa/domain/play/stage';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { useNow } from '../../../../lib/use-now.ts';
import { matchName, namesOf } from '../../words/admin.ts';
import * as words from '../../words/stages.ts';
import { type StageView, slotsOf } from './stage-view.ts';

const PODIUM = 3;

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
      .map(({ id }) => words.matchOf(matchName(id), lobbyName(lobby))),
  );
  const first = table.rows.filter(({ rank }) => rank !== null && rank <= PODIUM);
  return (
    <ActDialog
      title={isLast ? words.closeWithPodium : words.close}
      confirm={words.close}
      endpoint={closeStage}
      call={() => ({
        params: { id: stage.tournamentId, stage: stage.number },
        body: { revision: stage.revision },
      })}
      done={isLast ? words.podiumDone : words.closed}
      onClose={onClose}
    >
      {open.length > 0 && (
        <p className="text-warning">{words.unpublished(open.slice(0, 3).join(', '), open.length - 3)}</p>
      )}
      {(cut?.tied.length ?? 0) > 0 && <p className="text-warning">{words.tieAtCut}</p>}
      {isLast ? (
        <>
          <p>{words.podiumText}</p>
          <ol className="grid gap-1">
            {first.map(({ id, rank, points }) => (
              <li key={id} className="font-semibold">
                <span className="text-gold">{rank}.º</span> {nameOf(id)}{' '}
                <span className="font-normal text-mist">{words.pointsText(points)}</span>
              </li>
            ))}
          </ol>
          <p className="text-mist">{words.podiumUndone}</p>
        </>
      ) : (
        <>
          <p>
            {words.passOn(cut?.passing.length ?? 0)}{' '}
            <strong>{(cut?.passing ?? []).map(nameOf).join(', ')}</strong>.
          </p>
          <p className="text-mist">{words.closeText}</p>
        </>
      )}
    </ActDialog>
  );
}
