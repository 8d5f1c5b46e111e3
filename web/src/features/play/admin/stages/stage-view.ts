import { stageStandings } from '@copa/domain/play/board';
import { cutOfStage, isTiedAtFirst } from '@copa/domain/play/cut';
import { type Match, matchId } from '@copa/domain/play/match';
import { matchState } from '@copa/domain/play/match-state';
import { podiumRows } from '@copa/domain/play/podium-rows';
import { isProtested, protestableUntil } from '@copa/domain/play/protest/deadline';
import { checkMatch } from '@copa/domain/play/result/match-check';
import type { Result } from '@copa/domain/play/result/result';
import { filledLobbies, isLastStage, type Stage } from '@copa/domain/play/stage';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { StageStep } from '../../../../config/day-play.ts';
import { matchPath, playPath } from '../../../../config/play-path.ts';
import type { ShownState } from '../../words/admin.ts';
import { matchesLeft } from '../matches-left.ts';

export type StageView = ReturnType<typeof stageView>;

export function stageView(stage: Stage, matches: readonly Match[]) {
  const table = stageStandings(stage, matches);
  const cut = isLastStage(stage) ? null : cutOfStage(table.rows, stage);
  const lobbies = filledLobbies(stage);
  const hasPlayed = matches.some(({ state }) => state === 'published');
  return {
    stage,
    lobbies,
    matches,
    table,
    cut,
    passing: new Set<string>(hasPlayed ? cut?.passing : []),
    tied: new Set<string>(hasPlayed ? cut?.tied.flatMap(({ units }) => units) : []),
    matchesLeft: matchesLeft(stage, matches, table),
    isDecided:
      !matches.some(isProtested) &&
      lobbies.every(({ id }) =>
        matches.some((match) => match.lobby === id && match.state === 'published' && !match.isExtra),
      ) &&
      (cut === null ? !isTiedAtFirst(table.rows) : cut.tied.length === 0),
    isUntouched: matches.every(({ rows }) => Object.keys(rows).length === 0),
  };
}

export function typedMatches({ matches }: StageView): readonly Match[] {
  return matches.filter(({ state, rows }) => state === 'draft' && Object.keys(rows).length > 0);
}

export const mayClose = ({ stage, isDecided }: StageView) => stage.state === 'playing' && isDecided;

export const lacksMatches = (view: StageView) => view.matchesLeft > 0 || typedMatches(view).length > 0;

export function protestsUntil({ matches }: StageView, now: Date): Date | null {
  const last = Math.max(0, ...matches.map((match) => protestableUntil('placement', match)?.getTime() ?? 0));
  return last > now.getTime() ? new Date(last) : null;
}

export const isCloseDue = (view: StageView, now: Date) =>
  mayClose(view) && !lacksMatches(view) && protestsUntil(view, now) === null;

export function fitsOneLobby(
  { currentPlayers }: Pick<Tournament, 'currentPlayers'>,
  stage: Pick<Stage, 'number' | 'lobbySize'>,
  stages: readonly Stage[],
): boolean {
  return stage.number === 1 ? currentPlayers <= stage.lobbySize : passedFitOneLobby(stage, stages);
}

/** False until the previous stage is closed, because the API refuses the draw until then. */
export function passedFitOneLobby(
  { number, lobbySize }: Pick<Stage, 'number' | 'lobbySize'>,
  stages: readonly Stage[],
): boolean {
  const before = stages.find((stage) => stage.number === number - 1);
  if (before === undefined || before.state !== 'closed') return false;
  return filledLobbies(before).length * before.advance.perLobby + before.advance.byTable <= lobbySize;
}

type Rows = Readonly<Record<string, Result>>;

export type MatchSlot = ReturnType<typeof matchSlotsOf>[number];

export function shownState(
  match: (Pick<Match, 'state' | 'officialAt'> & { readonly rows: Rows }) | undefined | null,
  units: readonly string[],
  now: Date,
): ShownState {
  if (match === undefined || match === null) return 'none';
  const state = matchState(match, now);
  if (state === 'draft') return draftState(match.rows, units);
  return state === 'provisional' && match.officialAt === null ? 'protested' : state;
}

function draftState(rows: Rows, units: readonly string[]): ShownState {
  if (Object.keys(rows).length === 0) return 'none';
  const named = units.map((id) => ({ id, name: id }));
  return checkMatch(rows, named, 1).errors.length === 0 ? 'ready' : 'draft';
}

export function matchSlotsOf({ stage, matches, table }: StageView, lobby: string, now: Date) {
  const units = stage.lobbies.find(({ id }) => id === lobby)?.units ?? [];
  const isOwn = (match: Match) =>
    match.lobby === lobby || (match.isExtra && units.some((unit) => match.rows[unit] !== undefined));
  const own = matches.filter(isOwn);
  const usual = Array.from({ length: stage.finish.matches }, (_, index) =>
    matchId({ lobby, number: index + 1, isExtra: false }),
  );
  const extras = own
    .filter(({ isExtra }) => isExtra)
    .toSorted((one, other) => one.number - other.number)
    .map(({ id }) => id);
  return [...usual, ...extras].map((id, index) => {
    const match = own.find((each) => each.id === id);
    const isExtra = index >= usual.length;
    const state = shownState(
      match,
      isExtra && match !== undefined ? extraUnits(stage, matches, match) : units,
      now,
    );
    const isUnpublished = state === 'none' || state === 'draft' || state === 'ready';
    const isNeedless = table.isOver && !isExtra && isUnpublished;
    return {
      id,
      number: isExtra ? index - usual.length + 1 : index + 1,
      isExtra,
      state,
      isNeedless,
      isDue: isUnpublished && !isNeedless,
    };
  });
}

/** The first due match of each lobby without extra matches, or the close once no lobby has one. */
export function stepsOf(view: StageView, now: Date): readonly StageStep[] {
  const { stage, lobbies } = view;
  const steps = lobbies.flatMap(({ id: lobby }): readonly StageStep[] => {
    const due = matchSlotsOf(view, lobby, now).find(({ isDue, isExtra }) => isDue && !isExtra);
    if (due === undefined) return [];
    const { id, number: match, state } = due;
    const to = matchPath(stage.tournamentId, stage.number, id);
    const named = stage.lobbies.length > 1 ? lobby : null;
    return [{ kind: 'match', lobby: named, match, hasBegun: state !== 'none', to }];
  });
  if (steps.length > 0) return steps;
  return [{ kind: 'close', isLast: isLastStage(stage), to: playPath(stage.tournamentId) }];
}

/** The next match of `lobby`, or else the first of the other lobbies. */
export function nextInStage(view: StageView, now: Date, lobby: string | null = null): StageStep | undefined {
  const order = (step: StageStep) => (step.kind === 'match' && step.lobby !== lobby ? step.match : 0);
  return stepsOf(view, now).toSorted((one, other) => order(one) - order(other))[0];
}

export function nextExtra({ stage, matches }: StageView, units: readonly string[]): string {
  const lobbies = stage.lobbies.filter((each) => each.units.some((unit) => units.includes(unit)));
  const extras = matches.filter((match) => match.isExtra && lobbies.some(({ id }) => id === match.lobby));
  const open = extras.find(
    ({ state, rows }) => state === 'draft' && Object.keys(rows).every((unit) => units.includes(unit)),
  );
  const number = Math.max(0, ...extras.map((match) => match.number)) + 1;
  return open?.id ?? matchId({ lobby: lobbies[0]?.id ?? 'a', number, isExtra: true });
}

export function tiedGroups(stage: Stage, matches: readonly Match[]): readonly (readonly string[])[] {
  const { rows } = stageStandings(stage, matches);
  if (!isLastStage(stage)) return cutOfStage(rows, stage).tied.map(({ units }) => units);
  const podium = podiumRows(rows, stage);
  const ranks = podium.map(({ rank }) => rank);
  const shared = ranks.find((rank, index) => ranks.indexOf(rank) !== index);
  const group = podium.filter(({ rank }) => rank === shared).map(({ id }) => id);
  return group.length === 0 ? [] : [group];
}

export function extraUnits(
  stage: Stage,
  matches: readonly Match[],
  extra: Pick<Match, 'id' | 'lobby'> & { readonly rows: Rows },
): readonly string[] {
  const others = matches.filter(({ id }) => id !== extra.id);
  return [...new Set([...tiedUnits(stage, others, extra.lobby), ...Object.keys(extra.rows)])];
}

function tiedUnits(stage: Stage, matches: readonly Match[], lobby: string): readonly string[] {
  const own = stage.lobbies.find(({ id }) => id === lobby)?.units ?? [];
  const group = tiedGroups(stage, matches).find((units) => units.some((unit) => own.includes(unit)));
  return group ?? [];
}
