import { dateText } from '@copa/domain/time/days';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { playedAt, startText } from '@copa/domain/tournaments/date';
import { podiumChangeable } from '@copa/domain/tournaments/podium/podium-changeable';
import { podiumFacts } from '@copa/domain/tournaments/podium/podium-facts';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { CHOICE_LABELS } from '@copa/domain/tournaments/words/choices';
import { Fragment, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { EmptyState, LoadFailed } from '../../../../components/message-state.tsx';
import { CardGridSkeleton } from '../../../../components/skeleton.tsx';
import { paths } from '../../../../config/paths.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useLoad } from '../../../../lib/network/use-load.ts';
import * as words from '../../words/history.ts';
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
  const [starts, setStarts] = useState<readonly number[]>([0]);
  const [takesFocus, setTakesFocus] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');
  const readOn = () => {
    if (state === 'reading') return;
    setState('reading');
    readHistory(history).then(
      (longer) => {
        setTakesFocus(!longer.hasMore && document.activeElement === button.current);
        setStarts((before) => [...before, history.tournaments.length]);
        setHistory(longer);
        setState('idle');
      },
      () => setState('failed'),
    );
  };
  const lastStart = starts.at(-1) ?? 0;
  const added = history.tournaments.length - lastStart;
  return (
    <>
      {starts.map((start, index) => {
        const shown = history.tournaments.slice(start, starts[index + 1]);
        return (
          <Fragment key={start}>
            <Seasons
              title={start === 0 ? words.seasons : words.earlierSeasons}
              tournaments={shown}
              earlier={history.tournaments.slice(0, start)}
            />
            <ol className="grid gap-5 pb-5 md:grid-cols-2">
              {shown.map((tournament, place) => (
                <li key={tournament.id}>
                  <PastTournament
                    tournament={tournament}
                    takesFocus={takesFocus && place === 0 && start === lastStart}
                  />
                </li>
              ))}
            </ol>
          </Fragment>
        );
      })}
      <output className="sr-only">
        {/* The key makes an equal number a new text, because screen readers announce only what changes. */}
        {lastStart > 0 && added > 0 && <span key={lastStart}>{words.earlierAdded(added)}</span>}
      </output>
      {history.hasMore && (
        <div className="grid justify-center gap-3 pt-7 pb-12">
          <p role="alert" className="text-danger empty:hidden">
            {state === 'failed' && words.earlierFailed}
          </p>
          <Button ref={button} variant="secondary" busy={state === 'reading'} onClick={readOn}>
            {words.showEarlier}
          </Button>
        </div>
      )}
    </>
  );
}

interface SeasonsProps {
  readonly title: string;
  readonly tournaments: readonly Tournament[];
  readonly earlier: readonly Tournament[];
}

function Seasons({ title, tournaments, earlier }: SeasonsProps) {
  const known = new Set(earlier.map(({ season }) => season?.id));
  const seasons = new Map(
    tournaments.flatMap(({ season }) =>
      season === null || known.has(season.id) ? [] : [[season.id, season]],
    ),
  );
  if (seasons.size === 0) return null;
  return (
    <section className="grid gap-3 pb-8">
      <h2 className="text-2xl uppercase">{title}</h2>
      <ul className="grid gap-x-5 gap-y-3 md:grid-cols-2">
        {[...seasons.values()].map(({ id, name }) => (
          <li key={id}>
            <Link
              to={paths.season.to(id)}
              className="surface flex min-h-16 flex-wrap items-center gap-x-3 px-[min(1.25rem,5.5vw)] py-3 text-lg font-semibold hover:border-gold"
            >
              <Icon name="trophy" className="size-6 text-gold" />
              <span className="min-w-0 flex-1 basis-[10ch] wrap-anywhere">{name}</span>
              <Icon name="arrow-right" className="size-5 text-dim" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const takeFocus = (arrived: HTMLElement | null) => arrived?.focus();

function PastTournament({ tournament, takesFocus }: { tournament: Tournament; takesFocus: boolean }) {
  const { id, name, results, currentPlayers, modality, stage } = tournament;
  return (
    <Card className="relative grid h-full content-start gap-4">
      <div className="grid gap-1.5">
        <p className="eyebrow">
          {startText({ date: playedAt(tournament), timeZone: ownTimeZone() }, serverNow(), dateText)}
        </p>
        <h2 className="text-2xl uppercase">
          <Link
            {...(takesFocus && { ref: takeFocus })}
            to={paths.tournament.to(id)}
            className="underline-offset-4 after:absolute after:inset-0 hover:text-gold hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="text-sm text-mist">
          {words.kindAndCount(CHOICE_LABELS.modality[modality], currentPlayers, modality === 'solo')}
        </p>
      </div>
      {results.length === 0 ? (
        <p className="text-mist">{words.resultsToCome}</p>
      ) : (
        <>
          <TournamentResults lines={podiumFacts(tournament, serverNow(), ownTimeZone())} />
          <p className="text-sm text-warning empty:hidden">{podiumChangeable(tournament, serverNow())}</p>
        </>
      )}
      {stage > 0 && (
        <LinkButton
          to={paths.board.to(id)}
          variant="secondary"
          className="relative z-1 justify-self-start"
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
