import { RESULT_TOLD_AFTER_MS } from '@copa/domain/limits';
import { closeStage } from '@copa/domain/play/endpoints';
import { podiumRows } from '@copa/domain/play/podium-rows';
import { isLastStage } from '@copa/domain/play/stage';
import { hourInSentence } from '@copa/domain/time/hours';
import { spanText } from '@copa/domain/time/span';
import { ordinal, pointsText } from '@copa/domain/words/counted';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { Fold } from '../../../../components/admin/admin-section.tsx';
import { useNow } from '../../../../lib/use-now.ts';
import { longMatchName, namesOf } from '../../words/admin.ts';
import * as words from '../../words/stages.ts';
import { matchSlotsOf, protestsUntil, type StageView, typedMatches } from './stage-view.ts';

const NAMED = 6;

interface CloseDialogProps {
  readonly view: StageView;
  readonly isTold: boolean;
  readonly onClose: () => void;
}

export default function CloseDialog({ view, isTold, onClose }: CloseDialogProps) {
  const { stage, lobbies, table, cut } = view;
  const now = useNow();
  const published = view.matches.filter(({ state }) => state === 'published').length;
  const nameOf = namesOf(stage);
  const passing = cut?.passing ?? [];
  const names = <strong>{passing.map(nameOf).join(', ')}</strong>;
  const isLast = isLastStage(stage);
  const open = lobbies.flatMap((lobby) =>
    matchSlotsOf(view, lobby.id, now)
      .filter(({ isDue, isExtra }) => isDue && !isExtra)
      .map(({ id }) => longMatchName(id, stage)),
  );
  const until = protestsUntil(view, now);
  const typed = typedMatches(view);
  const first = podiumRows(table.rows, stage);
  const ended = first.length === 0 ? words.endedWithoutPodium : words.podiumDone;
  return (
    <ActDialog
      danger={open.length + typed.length > 0 || (isLast ? first : passing).length === 0}
      title={words.closeTitle(stage.name, isLast)}
      confirm={confirmOf(open.length, until !== null)}
      {...(until !== null && { cancel: words.wait })}
      endpoint={closeStage}
      call={() => ({
        params: { id: stage.tournamentId, stage: stage.number },
        body: { revision: stage.revision, published },
      })}
      done={isLast ? ended : words.closed}
      onDone={() => isLast && scrollTo({ top: 0 })}
      onClose={onClose}
    >
      {open.length > 0 && <Missing matches={open} />}
      {typed.length > 0 && (
        <p className="font-semibold text-danger">
          {words.typedFirst(typed.map(({ id }) => longMatchName(id, stage)))}
        </p>
      )}
      {until !== null && <p className="text-warning">{words.stillProtestable(hourInSentence(until, now))}</p>}
      {isLast ? (
        <>
          <p>{first.length === 0 ? words.noPodium : words.podiumText}</p>
          <ol className="grid gap-1">
            {first.map(({ id, rank, points }) => (
              <li key={id} className="font-semibold">
                <span className="text-gold">{ordinal(rank)}</span> <bdi>{nameOf(id)}</bdi>{' '}
                <span className="font-normal text-mist">{pointsText(points)}</span>
              </li>
            ))}
          </ol>
          <p className="text-mist">{words.podiumUndone}</p>
        </>
      ) : (
        <>
          {passing.length === 0 ? (
            <p className="text-warning">{words.nobodyPasses}</p>
          ) : passing.length > NAMED ? (
            <div>
              <p>{words.passOn(passing.length)}.</p>
              <Fold summary={words.whoPasses}>{names}</Fold>
            </div>
          ) : (
            <p>
              {words.passOn(passing.length)}: {names}.
            </p>
          )}
          <p className="text-mist">{words.closeText}</p>
        </>
      )}
      {isTold && <p className="text-mist">{words.tellsResult(spanText(RESULT_TOLD_AFTER_MS))}</p>}
    </ActDialog>
  );
}

function confirmOf(missing: number, canWait: boolean): string {
  if (missing > 0) return words.closeWithout(missing);
  return canWait ? words.closeNow : words.close;
}

function Missing({ matches }: { readonly matches: readonly string[] }) {
  const names = matches.join(', ');
  return (
    <div className="text-warning">
      {matches.length > NAMED ? (
        <Fold summary={words.unpublishedCount(matches.length)}>{names}.</Fold>
      ) : (
        <p>{words.unpublished(names)}</p>
      )}
      <p>{words.unpublishedLost(matches.length)}</p>
    </div>
  );
}
