import { hasTournamentAhead, type SeasonFacts, seasonFacts } from '@copa/domain/seasons/page';
import type { SeasonBoard } from '@copa/domain/seasons/season-board';
import { seasonPreview, seasonText } from '@copa/domain/seasons/shared-text';
import { correctionText } from '@copa/domain/seasons/words/board';
import { dateInYear } from '@copa/domain/time/days';
import { ownAt } from '@copa/domain/time/hours';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BoardLayout, CorrectionList, Updated } from '../../../components/board/board-layout.tsx';
import { BoardShare } from '../../../components/board/board-share.tsx';
import { LoadFailed } from '../../../components/message-state.tsx';
import { DeadEnd } from '../../../components/page/dead-end.tsx';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { pageMeta } from '../../../config/page-meta.ts';
import { paths } from '../../../config/paths.ts';
import { useHydrated } from '../../../lib/built-page/use-hydrated.ts';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useSite } from '../../../lib/use-site.ts';
import * as words from '../words/table.ts';
import { useOwnPlace } from './own-place.ts';
import { NoRows, SeasonHead, SeasonNext, SeasonRules } from './season-layout.tsx';
import { SeasonTable } from './season-table.tsx';
import { broughtSeason, type KnownSeason, useSeason } from './use-season.ts';

interface SeasonScreenProps {
  readonly id: string;
  readonly ownKey: string | null;
  readonly next: ReactNode;
  /** `isNext`: no other tournament of the season is ahead. */
  readonly final: (isNext: boolean) => ReactNode;
}

export function SeasonScreen({ id, ownKey, next, final }: SeasonScreenProps) {
  const load = useSeason(id);
  // The first render must equal the page's HTML.
  const written = useHydrated() ? null : broughtSeason();
  const known = written ?? (load.state === 'ready' ? load.known : null);
  const without = load.state === 'missing' ? words.missingTitle : pageMeta.season.title;
  useDocumentTitle(known?.board.name ?? without);
  if (written !== null) {
    return (
      <Shown
        known={written}
        written={written.facts}
        stale={false}
        ownKey={null}
        next={null}
        final={() => null}
      />
    );
  }
  if (load.state === 'ready') return <Shown {...load} written={null} {...{ ownKey, next, final }} />;
  if (load.state === 'loading') return <PageSkeleton label={words.loading} />;
  return (
    <div className="wrap-narrow">
      {load.state === 'failed' ? (
        <LoadFailed heading="h1" title={words.failedTitle} keepsTrying again={() => location.reload()} />
      ) : (
        <DeadEnd heading="h1" title={words.missingTitle}>
          {words.missingText}
        </DeadEnd>
      )}
    </div>
  );
}

interface ShownProps extends Omit<SeasonScreenProps, 'id'> {
  readonly known: KnownSeason;
  readonly written: SeasonFacts | null;
  readonly stale: boolean;
}

function Shown({ known: { board, asOf }, written, stale, ownKey, next, final }: ShownProps) {
  const now = useNow();
  const facts = written ?? seasonFacts(board, now, ownTimeZone());
  const isLive = written === null;
  const own = useOwnPlace(isLive ? board : null, ownKey);
  const isAhead = hasTournamentAhead(board, isLive ? now : asOf);
  return (
    <BoardLayout
      head={<SeasonHead facts={facts} />}
      how={
        isLive && (
          <>
            <Tournaments board={board} now={now} />
            {final(!isAhead)}
          </>
        )
      }
      aside={
        <>
          {isAhead && <SeasonNext>{next}</SeasonNext>}
          <SeasonRules facts={facts} />
          {isLive && <CorrectionList corrections={board.corrections.map(toldCorrection)} />}
          {isLive && <Share board={board} />}
        </>
      }
    >
      {own !== null && <p className="surface pad text-lg text-balance text-ink">{own.standing}</p>}
      {board.rows.length === 0 ? <NoRows /> : <SeasonTable board={board} own={own} />}
      {isLive && board.players > board.rows.length && (
        <p className="text-sm text-mist">{words.firstOf(board.rows.length, board.players)}</p>
      )}
      <Updated stale={stale}>{stale ? words.notUpdated(ownAt(asOf, now)) : facts.updated}</Updated>
    </BoardLayout>
  );
}

const toldCorrection = ({ at, changed, reason }: SeasonBoard['corrections'][number]) => ({
  at,
  text: correctionText(changed, reason),
});

function Tournaments({ board: { tournaments }, now }: { board: SeasonBoard; now: Date }) {
  if (tournaments.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl uppercase">{words.tournaments}</h2>
      <ul className="grid">
        {tournaments.map(({ id, name, date, units }) => (
          <li key={id} className="border-t border-line first:border-0">
            <Link
              to={units === null ? paths.tournament.to(id) : paths.board.to(id)}
              className="grid min-h-11 gap-0.5 py-2"
            >
              <span className="font-semibold wrap-anywhere underline underline-offset-4">{name}</span>
              <small className="text-sm text-mist">
                {date === null ? words.noDate : dateInYear(date, ownTimeZone(), now)}
                {units === null && ` · ${date !== null && date < now ? words.noResult : words.toPlay}`}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Share({ board }: { board: SeasonBoard }) {
  const { name: brand } = useSite();
  const url = new URL(paths.season.to(board.id), location.origin).href;
  return (
    <BoardShare
      url={url}
      title={board.name}
      summary={seasonPreview(board).description}
      hasRows={board.rows.length > 0}
      chat={seasonText(board)}
      makePicture={async () => {
        const { seasonPicture } = await import('./season-picture.ts');
        return seasonPicture({ board, brand, address: url });
      }}
      saveCsv={async (warn) => (await import('./save-season.ts')).saveSeason(board, warn)}
    />
  );
}
