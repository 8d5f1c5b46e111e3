import { CONFIRMATION_NAMES } from '@copa/domain/day/words/window-meanings';
import { WINDOW_NAMES } from '@copa/domain/day/words/window-names';
import { can } from '@copa/domain/people/roles';
import { ownAt } from '@copa/domain/time/hours';
import { runningWindow, windowPhase } from '@copa/domain/tournaments/places/window-phase';
import { isOver } from '@copa/domain/tournaments/state';
import { Row, Rows } from '../../../components/admin/rows.tsx';
import { inboxPath } from '../../../components/admin/tournament/tournament-tabs.tsx';
import { dayPath } from '../../../config/day-path.ts';
import { paths } from '../../../config/paths.ts';
import { playPath } from '../../../config/play-path.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import * as words from '../words/admin.ts';
import { leftToDecide } from './next-step.ts';
import { usualWindows } from './tournament-dialogs.tsx';

export function Fact({ children }: { children: string }) {
  return <p className="line-clamp-2 text-sm text-mist">{children}</p>;
}

interface TournamentPartsProps {
  readonly tournament: ListedTournament;
  readonly now: Date;
  readonly onConfirmations: () => void;
  readonly onShare: () => void;
  readonly onEdit: () => void;
}

export function TournamentParts(props: TournamentPartsProps) {
  const { tournament, now, onConfirmations, onShare, onEdit } = props;
  const { user } = useAdmin();
  const { id, status, currentPlayers, maxPlayers, endedAt } = tournament;
  const pending = leftToDecide(tournament);
  const isPublished = status === 'published';
  const usual = usualWindows(tournament, now).map(({ kind }) => WINDOW_NAMES[kind]);
  return (
    <section>
      <h2 className="sr-only">{words.parts}</h2>
      <Rows label={words.parts}>
        <Row title={words.registrations} target={inboxPath(id)}>
          <p className="truncate text-sm text-mist">
            {words.placesTaken(currentPlayers, maxPlayers)}
            {pending > 0 && <span className="font-semibold text-gold"> · {words.toDecide(pending)}</span>}
          </p>
        </Row>
        <Row title={words.day} target={dayPath(id)}>
          <Fact>{dayFact(tournament, now)}</Fact>
        </Row>
        {usual.length > 0 && (
          <Row title={words.askConfirmations} target={onConfirmations}>
            <Fact>{words.askConfirmationsText(usual)}</Fact>
          </Row>
        )}
        <Row title={words.stages} target={playPath(id)}>
          <Fact>{stageFact(tournament)}</Fact>
        </Row>
        {endedAt === null && (
          <Row title={words.notices} target={dayPath(id, 'avisos')}>
            <Fact>{words.noticesText}</Fact>
          </Row>
        )}
        {can(user, 'manage_admins') && (
          <Row title={words.referees} target={paths.admin.admins.to()}>
            <Fact>{words.refereesText}</Fact>
          </Row>
        )}
        {isPublished && (
          <Row title={words.share} target={onShare}>
            <Fact>{words.shareText}</Fact>
          </Row>
        )}
        <Row title={words.settings} target={onEdit} />
        {isPublished && <Row title={words.show} target={paths.tournament.to(id)} />}
      </Rows>
    </section>
  );
}

function dayFact(tournament: ListedTournament, now: Date): string {
  const { waitingPlayers, windows, endedAt } = tournament;
  if (endedAt !== null) return words.dayPast;
  const running = isOver(tournament, now) ? null : runningWindow(tournament, now);
  const isOpen = running !== null && windowPhase(tournament, running, now) === 'open';
  const facts = [
    ...(isOpen
      ? [words.confirmationCloses(CONFIRMATION_NAMES[running.kind], ownAt(running.closesAt, now))]
      : []),
    ...(waitingPlayers > 0 ? [words.waitingCount(waitingPlayers)] : []),
  ];
  if (facts.length > 0) return facts.join(' · ');
  return windows.length === 0 ? words.dayWithoutWindows : words.dayText;
}

function stageFact({ stage, plan }: ListedTournament): string {
  const steps = plan?.steps ?? [];
  if (steps.length === 0) return words.stagesText;
  const name = steps[stage - 1]?.name;
  return name === undefined ? words.stagesPlanned(steps.length) : words.stageOf(stage, steps.length, name);
}
