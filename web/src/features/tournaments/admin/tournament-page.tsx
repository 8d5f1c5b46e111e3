import { PAGE_LIMIT_MAX } from '@copa/domain/limits';
import { dateText } from '@copa/domain/time/days';
import { ownHour } from '@copa/domain/time/hours';
import { relativeTime } from '@copa/domain/time/relative-time';
import { listTournamentsWithRegistrations } from '@copa/domain/tournaments/endpoints';
import { isOver, phase, storedStatus } from '@copa/domain/tournaments/state';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminSection } from '../../../components/admin/admin-section.tsx';
import { LoadError, PartSkeleton } from '../../../components/admin/query-states.tsx';
import { Row, Rows } from '../../../components/admin/rows.tsx';
import { ShareDialog } from '../../../components/admin/sharing/tournament-links.tsx';
import {
  TournamentFrame,
  TournamentNotShown,
} from '../../../components/admin/tournament/tournament-frame.tsx';
import { optionalPart } from '../../../components/optional-part.ts';
import { paths } from '../../../config/paths.ts';
import { useApiQuery } from '../../../lib/admin/admin-api.ts';
import { inLiveArea } from '../../../lib/live/live-area.tsx';
import { useLiveDocument } from '../../../lib/live/use-live-document.ts';
import { type ListedTournament, useLiveTournaments } from '../../../lib/live/use-live-tournaments.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.ts';
import { NextStepCard } from './next-step-card.tsx';
import { TOURNAMENT_DIALOGS } from './tournament-dialogs.tsx';
import { Fact, TournamentParts } from './tournament-parts.tsx';
import { TournamentState } from './tournament-state.tsx';
import { useInactiveForms } from './use-inactive-forms.ts';
import { useRepeat } from './use-repeat.ts';

const PodiumShare = optionalPart(() => import('../../../components/admin/sharing/podium-share.tsx'));

interface TournamentPageProps {
  readonly id: string;
  /** Renders the table of the present stage for sharing. */
  readonly table: (tournament: Tournament) => ReactNode;
  readonly onMissing: () => void;
}

export const TournamentPage = inLiveArea(function TournamentPage({
  id,
  table,
  onMissing,
}: TournamentPageProps) {
  const now = useNow();
  const stored = useLiveDocument(`tournaments/${encodeURIComponent(id)}`, TournamentSchema);
  if (stored.document === null) {
    const why = stored.status === 'live' ? 'missing' : stored.status;
    return <TournamentNotShown why={why} loading={words.loadingTournament} onMissing={onMissing} />;
  }
  return (
    <TournamentFrame
      tournament={stored.document}
      now={now}
      isOld={stored.isOld}
      notice={null}
      cancelled={words.isCancelled}
    >
      <Counted tournament={stored.document} now={now} table={table} />
    </TournamentFrame>
  );
});

interface CountedProps extends Pick<TournamentPageProps, 'table'> {
  readonly tournament: Tournament;
  readonly now: Date;
}

/** Waits for the counts, because the next step depends on them and must not change under a thumb. */
function Counted({ tournament, now, table }: CountedProps) {
  const counts = useApiQuery(listTournamentsWithRegistrations, { query: { limit: PAGE_LIMIT_MAX } });
  const listed = useLiveTournaments(counts.data?.tournaments, counts.refetch);
  if (counts.isPending) return <PartSkeleton label={words.loadingTournament} className="h-96" />;
  if (counts.data === undefined) return <LoadError query={counts} />;
  const { registrations } = listed.find(({ id }) => id === tournament.id) ?? NOBODY;
  const shown = {
    ...tournament,
    status: storedStatus(tournament, now),
    phase: phase(tournament, now),
    registrations,
  };
  return <Overview tournament={shown} now={now} table={table} />;
}

const NOBODY = { registrations: { pending: 0, approved: 0, rejected: 0 } };

type Asked = keyof typeof TOURNAMENT_DIALOGS | 'share';

interface OverviewProps extends Pick<TournamentPageProps, 'table'> {
  readonly tournament: ListedTournament;
  readonly now: Date;
}

function Overview({ tournament, now, table }: OverviewProps) {
  const { id, status, cancelledAt, endedAt, results } = tournament;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  // The editor replaces this page in the history, and is replaced by it again.
  const edit = (which: string) =>
    void navigate(`${paths.admin.tournaments.to()}?editar=${encodeURIComponent(which)}`, { replace: true });
  const { isRepeating, repeat } = useRepeat((next) => edit(next));
  const formIsInactive = useInactiveForms()(tournament.linkedFormId);
  const isPublished = status === 'published';
  const close = () => setAsked(null);
  const Dialog = asked === null || asked === 'share' ? null : TOURNAMENT_DIALOGS[asked];
  return (
    <div className="grid gap-5">
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
          repeat: () => repeat(id),
        }}
      />
      {endedAt !== null && results.length > 0 && (
        <AdminSection title={words.podium}>
          <PodiumShare tournament={tournament} />
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
          <Row title={words.repeat} target={() => repeat(id)}>
            <Fact>{words.repeatText}</Fact>
          </Row>
          {isPublished && !isOver(tournament, now) && (
            <Row
              title={cancelledAt === null ? words.cancelTournament : words.resumeTournament}
              target={() => setAsked('cancel')}
              isDanger={cancelledAt === null}
            >
              <Fact>{cancelledAt === null ? words.cancelText : words.resumeEffect}</Fact>
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
  const { status, publishDate, weekly, playersErasedAt, timeZone, currentPlayers, maxPlayers } = tournament;
  const facts = [
    words.placesTaken(currentPlayers, maxPlayers),
    ...(weekly ? [words.weekly] : []),
    ...(playersErasedAt === null ? [] : [words.playersErased(dateText(playersErasedAt, timeZone, now))]),
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
