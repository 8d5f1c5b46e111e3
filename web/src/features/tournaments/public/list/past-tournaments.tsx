import { dateText } from '@copa/domain/time/days';
import { playedAt, startText } from '@copa/domain/tournaments/date';
import { podiumFacts } from '@copa/domain/tournaments/podium/podium-facts';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { CHOICE_LABELS } from '@copa/domain/tournaments/words/choices';
import { useState } from 'react';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState, LoadFailed } from '../../../../components/message-state.tsx';
import { CardGridSkeleton } from '../../../../components/skeleton.tsx';
import { paths } from '../../../../config/paths.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useLoad } from '../../../../lib/network/use-load.ts';
import * as words from '../../words/list.ts';
import { TournamentResults } from '../tournament-results.tsx';
import { type History, readHistory } from './history.ts';

const readNewest = () => readHistory(null);

export function PastTournaments() {
  const load = useLoad(readNewest);
  if (load.state === 'loading') return <CardGridSkeleton label={words.historyLoading} />;
  if (load.state === 'failed') {
    return <LoadFailed title={words.historyFailedTitle} again={load.again} />;
  }
  if (load.value.tournaments.length === 0) return <HistoryComingSoon />;
  return <Shown newest={load.value} />;
}

function Shown({ newest }: { newest: History }) {
  const [history, setHistory] = useState(newest);
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');
  const readOn = () => {
    if (state === 'reading') return;
    setState('reading');
    readHistory(history).then(
      (longer) => {
        setHistory(longer);
        setState('idle');
      },
      () => setState('failed'),
    );
  };
  return (
    <>
      <Seasons tournaments={history.tournaments} />
      <ol className="grid gap-5 pb-12 md:grid-cols-2">
        {history.tournaments.map((tournament) => (
          <li key={tournament.id}>
            <PastTournament tournament={tournament} />
          </li>
        ))}
      </ol>
      {history.hasMore && (
        <div className="grid justify-center gap-3 pb-12">
          <p role="alert" className="text-danger empty:hidden">
            {state === 'failed' && words.earlierFailed}
          </p>
          <Button variant="secondary" busy={state === 'reading'} onClick={readOn}>
            {words.showEarlier}
          </Button>
        </div>
      )}
    </>
  );
}

function Seasons({ tournaments }: { tournaments: readonly Tournament[] }) {
  const seasons = new Map(
    tournaments.flatMap(({ season }) => (season === null ? [] : [[season.id, season]])),
  );
  if (seasons.size === 0) return null;
  return (
    <section className="grid gap-3 pb-8">
      <h2 className="text-2xl uppercase">{words.seasons}</h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {[...seasons.values()].map(({ id, name }) => (
          <li key={id}>
            <LinkButton to={paths.season.to(id)} icon="trophy" variant="secondary" block>
              {name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PastTournament({ tournament }: { tournament: Tournament }) {
  const { id, name, results, currentPlayers, modality, stage } = tournament;
  return (
    <Card className="grid h-full content-start gap-4">
      <div className="grid gap-1.5">
        <p className="eyebrow">
          {startText({ ...tournament, date: playedAt(tournament) }, serverNow(), dateText)}
        </p>
        <h2 className="text-2xl uppercase">{name}</h2>
        <p className="text-sm text-mist">
          {words.kindAndCount(CHOICE_LABELS.modality[modality], currentPlayers, modality === 'solo')}
        </p>
      </div>
      {results.length === 0 ? (
        <p className="text-mist">{words.resultsToCome}</p>
      ) : (
        <TournamentResults lines={podiumFacts(tournament, serverNow())} />
      )}
      {stage > 0 && (
        <LinkButton
          to={paths.board.to(id)}
          variant="secondary"
          className="justify-self-start"
          aria-label={`${words.board}: ${name}`}
        >
          {words.board}
        </LinkButton>
      )}
    </Card>
  );
}

function HistoryComingSoon() {
  return (
    <EmptyState
      illustration="podium"
      title={words.historyToComeTitle}
      actions={
        <LinkButton to={paths.tournaments.to()} icon="trophy">
          {words.showActive}
        </LinkButton>
      }
    >
      <p>{words.historyToComeText}</p>
    </EmptyState>
  );
}
