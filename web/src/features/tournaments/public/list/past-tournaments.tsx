import { dateText } from '@copa/domain/time/days';
import { playedAt, startText } from '@copa/domain/tournaments/date';
import { podiumFacts } from '@copa/domain/tournaments/podium/podium-facts';
import { phase } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { CHOICE_LABELS } from '@copa/domain/tournaments/words/choices';
import { LinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState, LoadFailed } from '../../../../components/message-state.tsx';
import { CardGridSkeleton } from '../../../../components/skeleton.tsx';
import { paths } from '../../../../config/paths.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useLoad } from '../../../../lib/network/use-load.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import * as words from '../../words/list.ts';
import { TournamentResults } from '../tournament-results.tsx';
import { parseTournaments } from '../tournament-source.ts';

const HISTORY_MAX = 40;

async function fetchHistory(): Promise<readonly Tournament[]> {
  try {
    const { at, is, isNull, isPublished, readByServerTime, runQuery } = await import(
      '../../../../lib/network/public-firestore.ts'
    );
    const query = { from: 'tournaments', limit: HISTORY_MAX };
    const latest = (field: 'date' | 'endedAt', where: Parameters<typeof runQuery>[0]['where']) =>
      readByServerTime((now) =>
        runQuery({
          ...query,
          where: [...where, is(field, 'LESS_THAN', at(now))],
          orderBy: [field, 'DESCENDING'],
        }),
      );
    const [dated, undated] = await Promise.all([
      latest('date', [isPublished]),
      latest('endedAt', [isPublished, isNull('date')]),
    ]);
    return parseTournaments([...dated.documents, ...undated.documents])
      .filter((each) => phase(each, serverNow()) === 'completed')
      .toSorted((one, other) => playedMs(other) - playedMs(one));
  } catch (error) {
    reportProblem('the history could not be loaded', error);
    throw error;
  }
}

const playedMs = (tournament: Tournament) => playedAt(tournament)?.getTime() ?? 0;

export function PastTournaments() {
  const load = useLoad(fetchHistory);
  if (load.state === 'loading') return <CardGridSkeleton label={words.historyLoading} />;
  if (load.state === 'failed') {
    return <LoadFailed title={words.historyFailedTitle} again={load.again} />;
  }
  if (load.value.length === 0) return <HistoryComingSoon />;
  return (
    <>
      <Seasons tournaments={load.value} />
      <ol className="grid gap-5 pb-12 md:grid-cols-2">
        {load.value.map((tournament) => (
          <li key={tournament.id}>
            <PastTournament tournament={tournament} />
          </li>
        ))}
      </ol>
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
