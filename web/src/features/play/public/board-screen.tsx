import type { Board } from '@copa/domain/play/board';
import { boardLines, boardText } from '@copa/domain/play/board/board-lines';
import { type BoardFacts, boardFacts } from '@copa/domain/play/board/page';
import {
  boardTitle,
  cancelled,
  isPodium,
  lobbiesOf,
  sharedText,
  stageTitle,
} from '@copa/domain/play/board/words';
import { boardCorrections } from '@copa/domain/play/words/correction';
import { ownAt } from '@copa/domain/time/hours';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { ownStart } from '@copa/domain/tournaments/date';
import { type PlanFacts, planFacts } from '@copa/domain/tournaments/plan-facts';
import type { SeasonName } from '@copa/domain/tournaments/tournament';
import { type ReactNode, useState } from 'react';
import { BoardLayout, CorrectionList, Updated } from '../../../components/board/board-layout.tsx';
import { BoardShare } from '../../../components/board/board-share.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { HourThere } from '../../../components/hour-there.tsx';
import { EmptyState, LoadFailed } from '../../../components/message-state.tsx';
import { DeadEnd } from '../../../components/page/dead-end.tsx';
import { HowItIsPlayed } from '../../../components/plan/how-it-is-played.tsx';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { pageMeta } from '../../../config/page-meta.ts';
import { paths } from '../../../config/paths.ts';
import { useHydrated } from '../../../lib/built-page/use-hydrated.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useSite } from '../../../lib/use-site.ts';
import * as words from '../words/board.ts';
import {
  LobbiesToCome,
  LobbyChoice,
  StageLinks,
  StagesToCome,
  type View,
  ViewChoice,
} from './board-choices.tsx';
import { BoardHead, BoardRules } from './board-head.tsx';
import type { BoardAddress } from './board-reader.ts';
import { BoardTable } from './board-table.tsx';
import { KillTable } from './kill-table.tsx';
import { MatchList } from './match-list.tsx';
import { type BoardLoad, broughtBoard, type KnownBoard, type ReadTournament, useBoard } from './use-board.ts';

interface BoardScreenProps extends BoardAddress {
  readonly readTournament: ReadTournament;
  readonly own: number | null;
  readonly follow?: (board: Board) => ReactNode;
  readonly next?: (season: SeasonName) => ReactNode;
}

export function BoardScreen({ readTournament, own, follow, next, ...address }: BoardScreenProps) {
  const load = useBoard(address, readTournament);
  // The first render must equal the page's HTML.
  const written = useHydrated() ? null : broughtBoard();
  useDocumentTitle(titleOf(load, written));
  if (written !== null) return <Shown known={written} written={written} stale={false} own={null} />;
  if (load.state === 'ready') return <Shown {...load} written={null} own={own} follow={follow} next={next} />;
  if (load.state === 'loading') return <PageSkeleton label={words.loading} />;
  return (
    <div className="wrap-narrow">
      <NoBoard load={load} tournamentId={address.tournamentId} />
    </div>
  );
}

function titleOf(load: BoardLoad, written: KnownBoard | null): string {
  if (load.state === 'missing') return words.missingTitle;
  const known = written ?? (load.state === 'ready' ? load.known : null);
  const name = known?.board.tournament ?? ('tournament' in load ? load.tournament.name : null);
  return name === null ? pageMeta.board.title : boardTitle(name);
}

interface NoBoardProps {
  readonly load: Exclude<BoardLoad, { readonly state: 'loading' } | { readonly state: 'ready' }>;
  readonly tournamentId: string;
}

function NoBoard({ load, tournamentId }: NoBoardProps) {
  const now = useNow();
  if (load.state === 'failed') {
    return <LoadFailed heading="h1" title={words.failedTitle} keepsTrying again={() => location.reload()} />;
  }
  if (load.state === 'missing') {
    return (
      <DeadEnd heading="h1" title={words.missingTitle}>
        {words.missingText}
      </DeadEnd>
    );
  }
  const { tournament } = load;
  return (
    <EmptyState
      heading="h1"
      illustration="podium"
      title={tournament.name}
      actions={<LinkButton to={paths.tournament.to(tournamentId)}>{words.seeTournament}</LinkButton>}
    >
      {load.state === 'cancelled' ? (
        cancelled
      ) : (
        <>
          <p className="pb-3 text-bone">
            {ownStart(tournament, now)}
            <HourThere {...tournament} />
          </p>
          {words.undrawn}
        </>
      )}
    </EmptyState>
  );
}

interface ShownProps {
  readonly follow?: BoardScreenProps['follow'];
  readonly next?: BoardScreenProps['next'];
  readonly known: KnownBoard;
  readonly written: { readonly facts: BoardFacts; readonly how: PlanFacts | null } | null;
  readonly stale: boolean;
  readonly own: number | null;
}

function Shown({ known, written, stale, own, follow, next }: ShownProps) {
  const { board, stages, asOf, plan, season } = known;
  const now = useNow();
  const [view, setView] = useState<View>('general');
  const [chosen, setChosen] = useState<string | null>(null);
  const facts = written?.facts ?? boardFacts(board, now, ownTimeZone(), plan);
  const how = written === null ? plan && planFacts(plan, board.timeZone, now, ownTimeZone()) : written.how;
  const isLive = written === null;
  const lobbies = lobbiesOf(board);
  const lobby = chosen !== null && lobbies.includes(chosen) ? chosen : null;
  const several = lobbies.length > 1;
  const path = paths.board.to(board.tournamentId);
  const toStage = (stage: number) => (stage === stages ? path : `${path}?fase=${stage}`);
  return (
    <BoardLayout
      plan={how && <HowItIsPlayed plan={how} />}
      head={<BoardHead facts={facts} tournamentPath={paths.tournament.to(board.tournamentId)} />}
      aside={
        <>
          {how === null && <BoardRules facts={facts} />}
          {isLive && <CorrectionList corrections={boardCorrections(board)} />}
          {isLive && season !== null && isPodium(board) && next?.(season)}
          {isLive && <Share board={board} lobby={lobby} path={toStage(board.stage)} />}
        </>
      }
    >
      {stages > 1 &&
        (isLive ? (
          <StageLinks stages={stages} stage={board.stage} name={facts.stage} to={toStage} />
        ) : (
          <StagesToCome />
        ))}
      <ViewChoice view={view} choose={isLive ? setView : null} />
      {several &&
        (isLive ? <LobbyChoice lobbies={lobbies} lobby={lobby} choose={setChosen} /> : <LobbiesToCome />)}
      {view === 'general' && (
        <BoardTable {...boardLines(board, lobby)} caption={words.tableOf(facts.stage)} own={own} />
      )}
      {view === 'matches' && <MatchList board={board} lobby={lobby} several={several} own={own} />}
      {view === 'kills' && <KillTable board={board} lobby={lobby} own={own} />}
      <Updated stale={stale}>{stale ? words.notUpdated(ownAt(asOf, now)) : facts.updated}</Updated>
      {isLive && !board.isOver && !board.isCancelled && follow?.(board)}
    </BoardLayout>
  );
}

function Share({ board, lobby, path }: { board: Board; lobby: string | null; path: string }) {
  const { name: brand } = useSite();
  const url = new URL(path, location.origin).href;
  return (
    <BoardShare
      url={url}
      title={`${board.tournament}: ${stageTitle(board.name)}`}
      summary={sharedText(board, serverNow())}
      hasRows
      chat={boardText(board, serverNow(), lobby)}
      makePicture={async () => {
        const { tablePicture } = await import('./table-picture.ts');
        return tablePicture({ board, lobby, now: serverNow(), brand, address: url });
      }}
      saveCsv={async (warn) => (await import('./save-board.ts')).saveBoard(board, warn)}
    />
  );
}
