import { dateText } from '@copa/domain/time/days';
import { ownHour } from '@copa/domain/time/hours';
import { relativeTime } from '@copa/domain/time/relative-time';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { isOver } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminSection } from '../../../components/admin/admin-section.tsx';
import { Row, Rows } from '../../../components/admin/rows.tsx';
import { ShareDialog } from '../../../components/admin/sharing/tournament-links.tsx';
import { awaitedPart } from '../../../components/admin/shown-together.tsx';
import { paths } from '../../../config/paths.ts';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import * as words from '../words/admin.ts';
import { NextStepCard } from './next-step-card.tsx';
import { TOURNAMENT_DIALOGS } from './tournament-dialogs.tsx';
import { Fact, TournamentParts } from './tournament-parts.tsx';
import { TournamentState } from './tournament-state.tsx';
import { useInactiveForms } from './use-inactive-forms.ts';
import { useRepeat } from './use-repeat.ts';

const PodiumShare = awaitedPart(() => import('../../../components/admin/sharing/podium-share.tsx'));

type Asked = keyof typeof TOURNAMENT_DIALOGS | 'share';

interface OverviewProps {
  readonly tournament: ListedTournament;
  readonly table: (tournament: Tournament) => ReactNode;
  readonly now: Date;
}

export function TournamentOverview({ tournament, now, table }: OverviewProps) {
  const { id, status, cancelledAt, endedAt, results } = tournament;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  // When the editor closes, it opens this page again. `replace` keeps this page from being in the history
  // twice.
  const edit = (which: string) =>
    void navigate(`${paths.admin.tournaments.to()}?editar=${encodeURIComponent(which)}`, { replace: true });
  const { isRepeating, repeat } = useRepeat(id, edit);
  const formIsInactive = useInactiveForms([tournament])(tournament.linkedFormId);
  const isPublished = status === 'published';
  const close = () => setAsked(null);
  const Dialog = asked === null || asked === 'share' ? null : TOURNAMENT_DIALOGS[asked];
  return (
    <div className="@container grid gap-5">
      <Facts tournament={tournament} formIsInactive={formIsInactive} now={now} />
      <NextStepCard
        tournament={tournament}
        formIsInactive={formIsInactive}
        now={now}
        isBusy={isRepeating}
        onStep={{
          publish: () => setAsked('publish'),
          form: () => edit(id),
          share: () => setAsked('share'),
          resume: () => setAsked('cancel'),
          repeat,
        }}
      />
      {endedAt !== null && results.length > 0 && (
        <AdminSection title={words.podium}>
          <PodiumShare tournament={tournament} withNames />
        </AdminSection>
      )}
      {endedAt === null && tournament.stage > 0 && table(tournament)}
      <TournamentParts
        tournament={tournament}
        now={now}
        onConfirmations={() => setAsked('confirmations')}
        onShare={() => setAsked('share')}
        onEdit={() => edit(id)}
      />
      <section className="grid gap-2">
        <h2 className="eyebrow font-sans not-italic">{words.rest}</h2>
        <Rows label={words.rest}>
          <Row title={words.repeat} target={repeat}>
            <Fact>{words.repeatText}</Fact>
          </Row>
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
      {asked === 'share' && <ShareDialog tournament={tournament} onClose={close} />}
    </div>
  );
}

interface FactsProps {
  readonly tournament: ListedTournament;
  readonly formIsInactive: boolean;
  readonly now: Date;
}

function Facts({ tournament, formIsInactive, now }: FactsProps) {
  const { status, publishDate, weekly, playersErasedAt, currentPlayers, maxPlayers } = tournament;
  const facts = [
    words.placesTaken(currentPlayers, maxPlayers),
    ...(weekly ? [words.weekly] : []),
    ...(playersErasedAt === null ? [] : [words.playersErased(dateText(playersErasedAt, ownTimeZone(), now))]),
    ...(status === 'scheduled' && publishDate !== null
      ? [words.publishes(relativeTime(publishDate, now), ownHour(publishDate, now))]
      : []),
  ];
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-x-3 text-sm">
      <TournamentState tournament={tournament} formIsInactive={formIsInactive} />
      {facts.map((fact) => (
        <span key={fact} className="text-mist">
          {fact}
        </span>
      ))}
    </p>
  );
}
