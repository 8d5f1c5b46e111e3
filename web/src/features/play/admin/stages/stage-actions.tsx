import { can } from '@copa/domain/people/roles';
import { deleteStage, drawLobbies, reopenStage } from '@copa/domain/play/endpoints';
import { isLastStage, type Stage } from '@copa/domain/play/stage';
import { hourInSentence } from '@copa/domain/time/hours';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useState } from 'react';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import { useAct } from '../../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/stages.ts';
import { CloseDialog } from './close-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { isOneLobby, matchesLeft, protestsUntil, type StageView, tiedGroups } from './stage-view.ts';
import { TieSection } from './tie-section.tsx';

export const cannotOpen = (again: () => void) => (
  <p role="alert" className="flex flex-wrap items-center gap-x-3 font-semibold text-danger">
    {words.notOpened}
    <Button variant="ghost" onClick={again}>
      {words.tryAgain}
    </Button>
  </p>
);

/** A separate download, because a stage needs it once at most. */
const DrawDialog = optionalPart(() => import('./draw-dialog.tsx'), cannotOpen);
const MoveUnits = optionalPart(() => import('./move-units.tsx'), cannotOpen);
const FinalDialog = optionalPart(() => import('./final-dialog.tsx'), cannotOpen);

interface StageActionsProps {
  readonly tournament: Tournament;
  readonly stages: readonly Stage[];
  readonly view: StageView;
  /** True while the previous stage is not closed. */
  readonly isBlocked: boolean;
  readonly onEdit: () => void;
}

type Open = 'draw' | 'move' | 'close' | 'final' | 'replace' | 'delete';

export function StageActions({ tournament, stages, view, isBlocked, onEdit }: StageActionsProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const { user } = useAdmin();
  const reopen = useAct(reopenStage);
  const draw = useAct(drawLobbies);
  const { stage, matches, isUntouched, isPlayedOut, isDecided } = view;
  if (!can(user, 'manage_tournaments')) return null;
  const isDrawn = stage.state !== 'draft';
  const isPlaying = stage.state === 'playing';
  const goesTogether = isOneLobby(tournament, stage, stages);
  const isLastOne = stages.at(-1)?.number === stage.number;
  const next = stages.find(({ number }) => number === stage.number + 1);
  const canDelete = isLastOne && matches.every(({ state }) => state === 'draft');
  const asksFinal =
    isPlaying &&
    isUntouched &&
    isLastStage(stage) &&
    stage.number > 1 &&
    !tournament.windows.some(({ kind }) => kind === 'final');
  const close = () => setOpen(null);
  const params = { id: tournament.id, stage: stage.number };
  const { revision } = stage;
  return (
    <>
      {isPlaying && <Closing view={view} />}
      {isPlaying && <TieSection view={view} />}
      {open === 'move' && <MoveUnits stage={stage} onDone={close} />}
      <div className="flex flex-wrap gap-2">
        {!isDrawn && !isBlocked && (
          <Button
            busy={draw.isPending}
            onClick={() => {
              if (goesTogether) draw.act({ params, body: { kind: 'seed', revision } }, words.lobbyMade);
              else setOpen('draw');
            }}
          >
            {words.drawTitle(goesTogether, false)}
          </Button>
        )}
        {isPlaying && isDecided && (
          <Button variant={isPlayedOut ? 'primary' : 'secondary'} onClick={() => setOpen('close')}>
            {isLastStage(stage) ? words.closeWithPodium : words.close}
          </Button>
        )}
        {stage.state === 'closed' && (next === undefined || next.state === 'draft') && (
          <Button
            variant="secondary"
            busy={reopen.isPending}
            onClick={() => reopen.act({ params, body: { revision } }, words.reopened)}
          >
            {words.reopen}
          </Button>
        )}
        {asksFinal && (
          <Button variant="secondary" icon="check" onClick={() => setOpen('final')}>
            {words.askFinal}
          </Button>
        )}
        {isPlaying && isUntouched && open !== 'move' && (
          <>
            {stage.lobbies.length > 1 && (
              <Button variant="secondary" onClick={() => setOpen('move')}>
                {words.moveByHand}
              </Button>
            )}
            <Button variant="ghost" onClick={() => setOpen('draw')}>
              {words.drawTitle(goesTogether, true)}
            </Button>
          </>
        )}
        {isPlaying && (
          <Button variant="ghost" onClick={() => setOpen('replace')}>
            {words.replaceTitle}
          </Button>
        )}
        {stage.state !== 'closed' && (
          <Button variant="ghost" onClick={onEdit} aria-label={words.editNamed(stage.number)}>
            {words.edit}
          </Button>
        )}
        {canDelete && (
          <Button
            variant="ghost"
            aria-label={words.removeNamed(stage.number)}
            onClick={() => setOpen('delete')}
          >
            {words.remove}
          </Button>
        )}
      </div>
      {open === 'draw' && (
        <DrawDialog
          stage={stage}
          tournament={tournament}
          isOneLobby={goesTogether}
          onMove={() => setOpen('move')}
          onClose={close}
        />
      )}
      {open === 'final' && <FinalDialog tournament={tournament} onClose={close} />}
      {open === 'close' && <CloseDialog view={view} onClose={close} />}
      {open === 'replace' && <ReplaceDialog stage={stage} onClose={close} />}
      {open === 'delete' && (
        <ActDialog
          title={words.removeNamed(stage.number)}
          confirm={words.remove}
          danger
          endpoint={deleteStage}
          call={() => ({ params })}
          onClose={close}
        >
          <p>{words.removeText(stage.name)}</p>
        </ActDialog>
      )}
    </>
  );
}

function canEndEarly({ finish }: Stage): boolean {
  return finish.kind === 'champion-rush' || (finish.kind === 'best-of' && finish.by === 'wins');
}

/** Says what closes the stage, and when. */
function Closing({ view }: { view: StageView }) {
  const now = useNow();
  const { stage, matches, isDecided } = view;
  const left = matchesLeft(view);
  const until = protestsUntil(view, now);
  const told = () => {
    if (left > 0) return words.closesAfter(left, canEndEarly(stage), isLastStage(stage));
    if (isDecided) return words.closesNow(until && hourInSentence(until, now));
    return tiedGroups(stage, matches).length > 0 ? words.closesAfterTie : words.closesAfterEachLobby;
  };
  return <p className="text-sm text-mist">{told()}</p>;
}
