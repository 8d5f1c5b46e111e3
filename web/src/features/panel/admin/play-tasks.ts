import { MINUTE_MS } from '@copa/domain/limits';
import { matchName } from '@copa/domain/play/board/words';
import { parseMatchId } from '@copa/domain/play/match';
import { ownAt } from '@copa/domain/time/hours';
import { matchPath, playPath } from '../../../config/play-path.ts';
import * as words from '../words/panel.ts';
import { type Near, type PanelTask, taskOf } from './panel-task.ts';

/** Until a match began so long ago, its room comes before its result. */
const RESULT_FIRST_MS = 30 * MINUTE_MS;

export function protestTasks(tournament: Pick<Near, 'id' | 'name' | 'protested'>): readonly PanelTask[] {
  const { id, protested } = tournament;
  if (protested === null) return [];
  const { stage, match, lobby, matches } = protested;
  const row = { ...taskOf(tournament), detail: words.notOfficial(matches), comesFirst: 'protests' } as const;
  return matches === 1
    ? [
        {
          ...row,
          title: words.protestOpen(matchName(parseMatchId(match)), lobby),
          to: matchPath(id, stage, match),
          label: words.toProtest,
        },
      ]
    : [{ ...row, title: words.protestsOpen(matches), to: playPath(id), label: words.toStages }];
}

export function playTasks(tournament: Near, now: Date): readonly PanelTask[] {
  return [...matchTasks(tournament, now), ...stageTasks(tournament)];
}

function matchTasks(tournament: Near, now: Date): readonly PanelTask[] {
  const { id, date, dueMatch } = tournament;
  if (dueMatch === null) return [];
  const { stage, stageName, match, lobby, number, entered, units, isRolled, room } = dueMatch;
  const row = { ...taskOf(tournament), detail: stageName };
  const result = {
    ...row,
    title: words.matchToEnter(number, lobby, entered, units),
    to: matchPath(id, stage, match),
    label: words.enterMatch,
  };
  if (room === null || entered > 0) return [result];
  const { openAt } = room;
  if (openAt === null) {
    // Without any room for so long after the start, the first match is played without one.
    const needsNone = number === 1 && !room.hasAny && isLikelyPlayed(date, now);
    return needsNone
      ? [result]
      : [{ ...row, title: words.roomMissing(dueMatch), comesFirst: 'room' }, result];
  }
  if (openAt > now) return [{ ...row, title: words.roomReady(ownAt(openAt, now), dueMatch) }, result];
  return isLikelyPlayed(openAt, now)
    ? [result, ...(isRolled ? [] : [{ ...row, title: words.rollIfMissing }])]
    : [{ ...row, title: words.roomOpen(dueMatch) }, result];
}

function isLikelyPlayed(begun: Date, now: Date): boolean {
  return now.getTime() - begun.getTime() > RESULT_FIRST_MS;
}

function stageTasks(tournament: Near): readonly PanelTask[] {
  const { id, dueStage } = tournament;
  if (dueStage === null) return [];
  const { act, name, isLast, lacksPassed } = dueStage;
  const row = { ...taskOf(tournament), to: playPath(id), label: words.toStages };
  return act === 'close'
    ? [{ ...row, title: words.stageToClose(name), detail: isLast ? words.thenPodium : words.thenNextStage }]
    : [
        {
          ...row,
          title: lacksPassed ? words.tooFewPassed : words.nextStageMissing,
          detail: words.closedStage(name),
        },
      ];
}
