import { CONFIRMATION_NAMES } from '@copa/domain/day/words/window-meanings';
import { WINDOW_NAMES } from '@copa/domain/day/words/window-names';
import { can } from '@copa/domain/people/roles';
import { dateText } from '@copa/domain/time/days';
import { hourInSentence, ownAt, ownHour } from '@copa/domain/time/hours';
import { relativeTime } from '@copa/domain/time/relative-time';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { reservationLines } from '@copa/domain/tournaments/places/reservation-lines';
import { runningWindow, windowPhase } from '@copa/domain/tournaments/places/window-phase';
import { isOver, leftToDecide } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Row, Rows } from '../../../components/admin/rows.tsx';
import { ShareDialog } from '../../../components/admin/sharing/tournament-links.tsx';
import { OpenProtests } from '../../../components/admin/tournament/open-protests.tsx';
import { inboxPath } from '../../../components/admin/tournament/tournament-tabs.tsx';
import { dayPath } from '../../../config/day-path.ts';
import type { DayPlay } from '../../../config/day-play.ts';
import { paths } from '../../../config/paths.ts';
import { playPath } from '../../../config/play-path.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import * as words from '../words/admin.ts';
import { RepeatDialog } from './repeat-dialog.tsx';
import { nextStep } from './steps/next-step.ts';
import { NextStepCard, nextText } from './steps/next-step-card.tsx';
import { TOURNAMENT_DIALOGS, usualWindows } from './tournament-dialogs.tsx';
import { TournamentState } from './tournament-state.tsx';
import { useInactiveForms } from './use-inactive-forms.ts';
import { useRepeat } from './use-repeat.ts';

type Asked = keyof typeof TOURNAMENT_DIALOGS | 'share' | 'repeat';

/** The route passes these parts, because `features/tournaments` must not import `features/play`. */
export interface PlayParts {
  readonly table: (tournament: Tournament) => ReactNode;
  readonly podium: (tournament: Tournament, isGold: boolean) => ReactNode;
  readonly steps: (tournament: Tournament, shown: (play: DayPlay) => ReactNode) => ReactNode;
}

interface OverviewProps {
  readonly tournament: ListedTournament;
  readonly play: PlayParts;
  /** The next tournament of its series, if it exists. */
  readonly sequel: ListedTournament | null;
  readonly now: Date;
  /** True on the page of the tournament, which has tabs and an icon to share it. */
  readonly hasTabs?: boolean;
}

export function TournamentOverview({ tournament, now, play, sequel, hasTabs = false }: OverviewProps) {
  const { id, status, cancelledAt, endedAt, results } = tournament;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  // When the editor closes, it opens this page again. `replace` keeps this page from being in the history
  // twice.
  const edit = (which: string) =>
    void navigate(`${paths.admin.tournaments.to()}?editar=${encodeURIComponent(which)}`, { replace: true });
  const { isRepeating, repeat } = useRepeat(id, edit);
  const formIsInactive = useInactiveForms([tournament])(tournament.linkedFormId);
  const step = nextStep(tournament, formIsInactive, now);
  // The podium stays first after the last prize, so that the row that was tapped does not move.
  const [beganWithPrizes] = useState(step === 'prizes');
  const isPublished = status === 'published';
  const close = () => setAsked(null);
  const isInStages = tournament.stage > 0 || (tournament.phase === 'in_play' && tournament.plan !== null);
  const next = (played: DayPlay | null) => {
    const protests = played?.protests ?? [];
    const isPodiumFirst = step === 'prizes' || (beganWithPrizes && step === 'repeat');
    return (
      <>
        {step === 'prizes' && <OpenProtests protests={protests} isGold />}
        {isPodiumFirst && play.podium(tournament, step === 'prizes' && protests.length === 0)}
        {step !== 'prizes' && (
          <NextStepCard
            {...{ tournament, step, now, sequel }}
            play={played}
            isBusy={isRepeating}
            acts={{
              publish: () => setAsked('publish'),
              form: () => edit(id),
              share: () => setAsked('share'),
              resume: () => setAsked('cancel'),
              repeat: () => void repeat(),
            }}
          />
        )}
        {!isPodiumFirst && endedAt !== null && results.length > 0 && play.podium(tournament, false)}
      </>
    );
  };
  const Dialog = asked === null || asked === 'share' || asked === 'repeat' ? null : TOURNAMENT_DIALOGS[asked];
  return (
    <div className="@container grid gap-5">
      <Facts {...{ tournament, formIsInactive, now, hasTabs }} />
      {isInStages && cancelledAt === null ? play.steps(tournament, next) : next(null)}
      {endedAt === null && tournament.stage > 0 && play.table(tournament)}
      <TournamentParts
        {...{ tournament, now, hasTabs }}
        onShare={() => setAsked('share')}
        onConfirmations={() => setAsked('confirmations')}
        onEdit={() => edit(id)}
      />
      <section className="grid gap-2">
        <h2 className="eyebrow font-sans not-italic">{words.rest}</h2>
        <Rows label={words.rest} isWide>
          {(sequel !== null || step !== 'repeat') && (
            <Row
              title={words.repeat}
              target={sequel === null ? () => void repeat() : () => setAsked('repeat')}
            >
              <Fact>{sequel === null || step === 'repeat' ? words.repeatText : nextText(sequel, now)}</Fact>
            </Row>
          )}
          {isPublished && cancelledAt === null && !isOver(tournament, now) && (
            <Row title={words.cancelTournament} target={() => setAsked('cancel')} isDanger>
              <Fact>{words.cancelText}</Fact>
            </Row>
          )}
          <Row title={words.removeTournament} target={() => setAsked('remove')} isDanger>
            <Fact>{words.removeText}</Fact>
          </Row>
        </Rows>
      </section>
      {Dialog && <Dialog tournament={tournament} onClose={close} />}
      {asked === 'repeat' && sequel !== null && (
        <RepeatDialog {...{ tournament, sequel, now }} onRepeat={repeat} onClose={close} />
      )}
      {asked === 'share' && <ShareDialog tournament={tournament} onClose={close} />}
    </div>
  );
}

interface FactsProps {
  readonly tournament: ListedTournament;
  readonly formIsInactive: boolean;
  readonly now: Date;
  readonly hasTabs: boolean;
}

function Facts({ tournament, formIsInactive, now, hasTabs }: FactsProps) {
  const { status, publishDate, weekly, playersErasedAt, currentPlayers, maxPlayers } = tournament;
  const [reserved] = isOver(tournament, now)
    ? []
    : reservationLines(tournament, now, (at) => hourInSentence(at, now));
  const facts = [
    words.placesTaken(currentPlayers, maxPlayers),
    ...(reserved === undefined ? [] : [reserved]),
    ...(weekly ? [words.weekly] : []),
    ...(playersErasedAt === null ? [] : [words.playersErased(dateText(playersErasedAt, ownTimeZone(), now))]),
    ...(status === 'scheduled' && publishDate !== null
      ? [words.publishes(relativeTime(publishDate, now), ownHour(publishDate, now))]
      : []),
    ...(hasTabs ? [...dayFacts(tournament, now), ...stageFacts(tournament)] : []),
  ];
  const pending = hasTabs ? leftToDecide(tournament, now) : 0;
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-x-3 text-sm">
      <TournamentState tournament={tournament} formIsInactive={formIsInactive} />
      {facts.map((fact) => (
        <span key={fact} className="text-mist">
          {fact}
        </span>
      ))}
      {pending > 0 && <span className="font-semibold text-gold">{words.toDecide(pending)}</span>}
    </p>
  );
}

function Fact({ children }: { children: string }) {
  return <p className="line-clamp-2 text-sm text-mist">{children}</p>;
}

interface TournamentPartsProps {
  readonly tournament: ListedTournament;
  readonly now: Date;
  readonly hasTabs: boolean;
  readonly onConfirmations: () => void;
  readonly onShare: () => void;
  readonly onEdit: () => void;
}

function TournamentParts(props: TournamentPartsProps) {
  const { tournament, now, hasTabs, onConfirmations, onShare, onEdit } = props;
  const { user } = useAdmin();
  const { id, status } = tournament;
  const isPublished = status === 'published';
  const usual = usualWindows(tournament, now).map(({ kind }) => WINDOW_NAMES[kind]);
  return (
    <section>
      <h2 className="sr-only">{words.parts}</h2>
      <Rows label={words.parts} isWide>
        {!hasTabs && <TabRows tournament={tournament} now={now} />}
        {usual.length > 0 && (
          <Row title={words.askConfirmations} target={onConfirmations}>
            <Fact>{words.askConfirmationsText(usual)}</Fact>
          </Row>
        )}
        {can(user, 'manage_admins') && (
          <Row title={words.referees} target={paths.admin.admins.to()}>
            <Fact>{words.refereesText}</Fact>
          </Row>
        )}
        {isPublished && !hasTabs && (
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

function TabRows({ tournament, now }: Pick<TournamentPartsProps, 'tournament' | 'now'>) {
  const { id, currentPlayers, maxPlayers, windows, endedAt } = tournament;
  const pending = leftToDecide(tournament, now);
  const usual = windows.length === 0 ? words.dayWithoutWindows : words.dayText;
  const day = dayFacts(tournament, now).join(' · ') || usual;
  return (
    <>
      <Row title={words.registrations} target={inboxPath(id)}>
        <p className="truncate text-sm text-mist">
          {words.placesTaken(currentPlayers, maxPlayers)}
          {pending > 0 && <span className="font-semibold text-gold"> · {words.toDecide(pending)}</span>}
        </p>
      </Row>
      <Row title={words.day} target={dayPath(id)}>
        <Fact>{endedAt === null ? day : words.dayPast}</Fact>
      </Row>
      <Row title={words.stages} target={playPath(id)}>
        <Fact>{stageFacts(tournament)[0] ?? words.stagesText}</Fact>
      </Row>
      {endedAt === null && (
        <Row title={words.notices} target={dayPath(id, 'avisos')}>
          <Fact>{words.noticesText}</Fact>
        </Row>
      )}
    </>
  );
}

function dayFacts(tournament: ListedTournament, now: Date): readonly string[] {
  const { waitingPlayers, endedAt } = tournament;
  if (endedAt !== null) return [];
  const running = isOver(tournament, now) ? null : runningWindow(tournament, now);
  const isOpen = running !== null && windowPhase(tournament, running, now) === 'open';
  return [
    ...(isOpen
      ? [words.confirmationCloses(CONFIRMATION_NAMES[running.kind], ownAt(running.closesAt, now))]
      : []),
    ...(waitingPlayers > 0 ? [words.waitingCount(waitingPlayers)] : []),
  ];
}

function stageFacts({ stage, plan }: ListedTournament): readonly string[] {
  const steps = plan?.steps ?? [];
  if (steps.length === 0) return [];
  const name = steps[stage - 1]?.name;
  return [name === undefined ? words.stagesPlanned(steps.length) : words.stageOf(stage, steps.length, name)];
}
