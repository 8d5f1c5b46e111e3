import { can } from '@copa/domain/people/roles';
import { deleteStage, drawLobbies, reopenStage } from '@copa/domain/play/endpoints';
import { isProtested } from '@copa/domain/play/protest/deadline';
import { isLastStage, type Stage } from '@copa/domain/play/stage';
import { hourInSentence } from '@copa/domain/time/hours';
import { isPaused } from '@copa/domain/tournaments/places/pause';
import { windowOf, windowPhase } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type ComponentProps, useState } from 'react';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { loadPartAgain } from '../../../../components/admin/shown-together.tsx';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import { closeStageOf, stepName } from '../../../../components/words/admin.ts';
import { matchPath } from '../../../../config/play-path.ts';
import { useAct } from '../../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
import { useWindowNow } from '../../../../lib/live/use-window-now.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { longMatchName } from '../../words/admin.ts';
import * as words from '../../words/stages.ts';
import { drawWarning } from '../draw-warning.ts';
import {
  fitsOneLobby,
  lacksMatches,
  mayClose,
  nextInStage,
  protestsUntil,
  type StageView,
  tiedGroups,
  typedMatches,
} from './stage-view.ts';
import { TieSection } from './tie-section.tsx';

export const cannotOpen = (again: () => void) => (
  <p role="alert" className="flex flex-wrap items-center gap-x-3 font-semibold text-danger">
    {words.notOpened}
    <Button variant="ghost" onClick={() => loadPartAgain(again)}>
      {words.tryAgain}
    </Button>
  </p>
);

const DrawDialog = optionalPart(() => import('./draw-dialog.tsx'), cannotOpen);
const MoveUnits = optionalPart(() => import('./move-units.tsx'), cannotOpen);
const CloseDialog = optionalPart(() => import('./close-dialog.tsx'), cannotOpen);
const FinalDialog = optionalPart(() => import('./final-dialog.tsx'), cannotOpen);
const ReplaceDialog = optionalPart(() => import('./replace-dialog.tsx'), cannotOpen);
const FinalShare = optionalPart(() => import('./final-share.tsx'));

export function StageActions(props: StageActionsProps) {
  const { tournament, stages, view, hasFirst } = props;
  const [open, setOpen] = useState<Open | null>(null);
  const { user } = useAdmin();
  const now = useNow();
  const { stage } = view;
  if (tournament.cancelledAt !== null || !can(user, 'manage_tournaments')) return null;
  const goesTogether = fitsOneLobby(tournament, stage, stages);
  const isPlaying = stage.state === 'playing';
  const toEnter = isPlaying ? toEnterFirst(tournament, view, now) : null;
  const close = () => setOpen(null);
  return (
    <>
      {isPlaying && <Closing view={view} />}
      {isPlaying && <TieSection view={view} />}
      {isPlaying && isLastStage(stage) && (
        <FinalOpen tournament={tournament} stage={stage} isGold={!hasFirst && toEnter === null} />
      )}
      {open === 'move' && <MoveUnits stage={stage} onDone={close} />}
      <NextActs {...{ ...props, toEnter, goesTogether }} isMoving={open === 'move'} onOpen={setOpen} />
      <RareActs {...props} goesTogether={goesTogether} onOpen={setOpen} />
      {open === 'draw' && (
        <DrawDialog
          stage={stage}
          tournament={tournament}
          fitsOneLobby={goesTogether}
          onMove={() => setOpen('move')}
          onClose={close}
        />
      )}
      {open === 'final' && <FinalDialog tournament={tournament} onClose={close} />}
      {open === 'close' && <CloseDialog view={view} isTold={!isPaused(tournament)} onClose={close} />}
      {open === 'replace' && <ReplaceDialog view={view} stages={stages} onClose={close} />}
    </>
  );
}

interface NextActsProps extends ActsProps {
  readonly isMoving: boolean;
  readonly toEnter: ReturnType<typeof toEnterFirst>;
}

function NextActs(props: NextActsProps) {
  const { tournament, view, isBlocked, isMoving, hasFirst, toEnter, goesTogether, onOpen } = props;
  const draw = useAct(drawLobbies);
  const now = useNow();
  const { stage, isUntouched } = view;
  const { revision } = stage;
  const isPlaying = stage.state === 'playing';
  const variant = hasFirst ? 'secondary' : 'primary';
  const asksFinal =
    isPlaying &&
    isUntouched &&
    isLastStage(stage) &&
    stage.number > 1 &&
    !isPaused(tournament) &&
    windowOf(tournament, 'final') === null;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {toEnter !== null && (
        <LinkButton variant={variant} to={toEnter.to} iconAfter="arrow-right">
          {toEnter.name}
        </LinkButton>
      )}
      {stage.state === 'draft' && !isBlocked && (
        <Button
          variant={variant}
          busy={draw.isPending}
          onClick={() => {
            const params = { id: tournament.id, stage: stage.number };
            const isAtOnce = goesTogether && drawWarning(tournament, stage, now) === null;
            if (isAtOnce) draw.act({ params, body: { kind: 'seed', revision } }, words.lobbyMade);
            else onOpen('draw');
          }}
        >
          {words.drawTitle(goesTogether, false)}
        </Button>
      )}
      {mayClose(view) && !lacksMatches(view) && (
        <Button variant={variant} onClick={() => onOpen('close')}>
          {closeStageOf(isLastStage(stage))}
        </Button>
      )}
      {asksFinal && (
        <Button variant="secondary" icon="check" onClick={() => onOpen('final')}>
          {words.askFinal}
        </Button>
      )}
      {isPlaying && isUntouched && !isMoving && stage.lobbies.length > 1 && (
        <Button variant="secondary" onClick={() => onOpen('move')}>
          {words.moveByHand}
        </Button>
      )}
      {isPlaying && (
        <Button variant="ghost" onClick={() => onOpen('replace')}>
          {words.replaceTitle}
        </Button>
      )}
    </div>
  );
}

function toEnterFirst({ date }: Tournament, view: StageView, now: Date) {
  const step = nextInStage(view, now);
  const hasBegun = date === null || date <= now || !view.isUntouched;
  if (step?.kind === 'match') return hasBegun ? { to: step.to, name: stepName(step) } : null;
  const [typed] = typedMatches(view);
  const { tournamentId, number } = view.stage;
  return typed === undefined
    ? null
    : { to: matchPath(tournamentId, number, typed.id), name: longMatchName(typed.id, view.stage) };
}

function FinalOpen({ tournament, stage, isGold }: Omit<ComponentProps<typeof FinalShare>, 'window'>) {
  const now = useWindowNow(tournament);
  const window = tournament.status === 'published' ? windowOf(tournament, 'final') : null;
  if (window === null || windowPhase(tournament, window, now) !== 'open') return null;
  return <FinalShare {...{ tournament, stage, window, isGold }} />;
}

function canEndEarly({ finish }: Stage): boolean {
  return finish.kind === 'champion-rush' || (finish.kind === 'best-of' && finish.by === 'wins');
}

function Closing({ view }: { view: StageView }) {
  const now = useNow();
  const { stage, matches, matchesLeft: left, isDecided } = view;
  const until = protestsUntil(view, now);
  const typed = typedMatches(view);
  const told = () => {
    if (left > 0) return words.closesAfter(left, canEndEarly(stage), isLastStage(stage));
    if (typed.length > 0) return words.typedFirst(typed.map(({ id }) => longMatchName(id, stage)));
    if (isDecided) return words.closesNow(until && hourInSentence(until, now));
    if (matches.some(isProtested)) return words.closesAfterProtest;
    return tiedGroups(stage, matches).length > 0 ? words.closesAfterTie : words.closesAfterEachLobby;
  };
  return <p className="text-sm text-mist">{told()}</p>;
}

interface StageActionsProps {
  readonly tournament: Tournament;
  readonly stages: readonly Stage[];
  readonly view: StageView;
  readonly isBlocked: boolean;
  readonly hasFirst: boolean;
  readonly onEdit: () => void;
}

type Open = 'draw' | 'move' | 'close' | 'final' | 'replace';

interface ActsProps extends StageActionsProps {
  readonly goesTogether: boolean;
  readonly onOpen: (open: Open) => void;
}

function RareActs({ tournament, stages, view, goesTogether, onEdit, onOpen }: ActsProps) {
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
            {closeStageOf(isLast)}
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
