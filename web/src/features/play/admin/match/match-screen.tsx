import { lobbyName } from '@copa/domain/play/draw';
import { isAcross, parseMatchId } from '@copa/domain/play/match';
import { matchState } from '@copa/domain/play/match-state';
import type { Stage } from '@copa/domain/play/stage';
import { mapOf } from '@copa/domain/play/stage';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type ReactNode, useState } from 'react';
import { ShownTogether } from '../../../../components/admin/shown-together.tsx';
import { TournamentNotShown } from '../../../../components/admin/tournament/tournament-frame.tsx';
import { Badge } from '../../../../components/badge.tsx';
import { LinkButton } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/message-state.tsx';
import { playPath } from '../../../../config/play-path.ts';
import { useSaidAfterDialog } from '../../../../lib/admin/said-after-dialog.ts';
import { inLiveArea } from '../../../../lib/live/live-area.tsx';
import { useOnline } from '../../../../lib/network/use-online.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { cancelled, MATCH_STATES, matchName, matchOf, namesOf } from '../../words/admin.ts';
import * as words from '../../words/match.ts';
import { extraUnits, shownState } from '../stages/stage-view.ts';
import { useMatches, useStages } from '../use-stages.ts';
import { useMatchDraft } from './draft/use-match-draft.ts';
import { lobbyUnits, type RollAnswer } from './opened-match.ts';
import { PublishedMatch } from './published-match.tsx';
import { UnpublishedMatch } from './unpublished-match.tsx';

interface MatchScreenProps {
  readonly id: string;
  readonly stage: number;
  readonly match: string;
  readonly againstRoll?: ((played: AgainstRoll) => ReactNode) | undefined;
  readonly onMissing: () => void;
}

export const MatchScreen = inLiveArea(function MatchScreen(props: MatchScreenProps) {
  const { id, stage: number, match, againstRoll, onMissing } = props;
  const play = useStages(id);
  if (typeof play === 'string')
    return <TournamentNotShown why={play} loading={words.loading} onMissing={onMissing} />;
  const { tournament, stages, isOld } = play;
  const stage = stages.find((each) => each.number === number);
  const { lobby } = parseMatchId(match);
  if (stage === undefined || !stage.lobbies.some((each) => each.id === lobby)) {
    return (
      <EmptyState
        heading="h1"
        title={words.missingTitle}
        actions={<LinkButton to={playPath(id)}>{words.seeStages}</LinkButton>}
      >
        {words.missingText}
      </EmptyState>
    );
  }
  return (
    <OneMatch tournament={tournament} stage={stage} id={match} isOld={isOld} againstRoll={againstRoll} />
  );
});

export interface AgainstRoll {
  readonly tournament: Tournament;
  readonly lobby: string;
  readonly match: number;
  readonly killers: readonly { readonly id: string; readonly name: string; readonly kills: number }[];
  readonly onAnswer: (answer: RollAnswer) => void;
}

interface OneMatchProps extends Pick<MatchScreenProps, 'againstRoll'> {
  readonly tournament: Tournament;
  readonly stage: Stage;
  readonly id: string;
  readonly isOld: boolean;
}

function OneMatch({ tournament, stage, id, isOld, againstRoll }: OneMatchProps) {
  const { matches, isPartial } = useMatches(tournament.id, stage.number);
  const [answer, setAnswer] = useState<RollAnswer>('unknown');
  const now = useNow();
  const online = useOnline();
  const { lobby, number, isExtra } = parseMatchId(id);
  const live = matchOf(matches, id);
  const isCancelled = tournament.cancelledAt !== null;
  const isOpen =
    stage.state === 'playing' && !isCancelled && (live === null || live.state === 'draft') && !isPartial;
  const inLobby = stage.lobbies.find((each) => each.id === lobby)?.units ?? [];
  const players = isExtra ? stage.lobbies.flatMap(({ units }) => units) : inLobby;
  const editing = useMatchDraft({ tournamentId: tournament.id, stage: stage.number, match: id }, live, {
    isOpen,
    players,
  });
  const shown = editing.match;
  const state = shown === null ? 'none' : matchState(shown, now);
  const playing = isExtra ? extraUnits(stage, matches, { id, lobby, rows: shown?.rows ?? {} }) : inLobby;
  const badge = useSaidAfterDialog(
    MATCH_STATES[shownState(shown && { ...shown, rows: editing.rows }, playing, now)],
  );
  const units = lobbyUnits(stage, playing);
  const nameOf = namesOf(stage);
  const hasLobby = stage.lobbies.length > 1 && !isAcross(lobby, playing, stage.lobbies);
  const map = shown?.map ?? (isExtra ? '' : mapOf(stage, number));
  const killers = Object.entries(editing.rows)
    .map(([unitId, { kills }]) => ({ id: unitId, name: nameOf(unitId), kills: kills ?? 0 }))
    .filter(({ kills }) => kills > 0);
  // `againstRoll` reads the rolls of `tournament.stage`, and extra matches have no roll.
  const hasRoll = againstRoll !== undefined && !isExtra && stage.number === tournament.stage;
  const isAsked = hasRoll && state !== 'void' && Object.keys(editing.rows).length > 0;
  const question = isAsked
    ? againstRoll({ tournament, lobby, match: number, killers, onAnswer: setAnswer })
    : null;
  const roll = isAsked && killers.length > 0 ? answer : 'agrees';
  const common = { tournament, stage, matches, id, editing, units, nameOf, question, roll } as const;
  return (
    <div className="wrap pb-16">
      <div className="mx-auto grid max-w-3xl gap-4 xl:max-w-6xl">
        <header className="grid gap-1 pt-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <LinkButton
              to={playPath(tournament.id)}
              variant="ghost"
              icon="arrow-left"
              className="-ml-[min(1rem,var(--gutter))]"
            >
              {words.stages}
            </LinkButton>
            <output>
              <Badge tone={badge.tone}>{badge.label}</Badge>
            </output>
          </div>
          <p className="eyebrow wrap-anywhere">
            {[tournament.name, stage.name, ...(hasLobby ? [lobbyName({ id: lobby })] : [])].join(' · ')}
          </p>
          <h1 tabIndex={-1} className="text-2xl uppercase">
            {matchName(id)}
            {map !== '' && <span className="text-mist"> · {map}</span>}
          </h1>
        </header>
        {isOld && online && (
          <output className="block rounded-md border border-warning/40 bg-warning/12 px-3 py-2 text-warning">
            {words.offline}
          </output>
        )}
        <output className="block empty:absolute">
          {isCancelled && (
            <span className="block rounded-md border border-danger/50 p-3 font-semibold text-danger">
              {cancelled}
            </span>
          )}
        </output>
        <ShownTogether loading={words.loading}>
          {isPartial ? (
            <output className="block text-mist">{words.loadingMatches}</output>
          ) : state === 'none' || state === 'draft' ? (
            <UnpublishedMatch {...common} isOpen={isOpen} />
          ) : (
            <div className="grid max-w-3xl gap-4">
              <PublishedMatch {...common} state={state} now={now} />
            </div>
          )}
        </ShownTogether>
      </div>
    </div>
  );
}
