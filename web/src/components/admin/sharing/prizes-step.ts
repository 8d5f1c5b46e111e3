import { sentence } from '@copa/domain/sentence';
import { hourInSentence } from '@copa/domain/time/hours';
import { type PrizesLeft, prizesLeft, undelivered } from '@copa/domain/tournaments/podium/prizes-left';
import { prizeDeadline } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { playPath } from '../../../config/play-path.ts';
import * as words from '../../words/admin.ts';

type WithDeadline = Parameters<typeof prizeDeadline>[0];

/** The panel knows only the best prize that is left; `left` counts all. */
export function prizesTask({ rank, player, left }: PrizesLeft, tournament: WithDeadline, now: Date) {
  const due = prizeDeadline(tournament);
  return {
    label: left === 1 ? words.deliverPrize(rank, player) : words.deliverPrizes(left),
    // After the deadline the podium says how late the prizes are.
    until: due === null || due < now ? null : words.until(hourInSentence(due, now)),
  };
}

/** Null if no prize is left to deliver. */
export function prizesStep(tournament: Tournament, now: Date) {
  const prizes = prizesLeft(tournament);
  if (prizes === null) return null;
  const { label, until } = prizesTask(prizes, tournament, now);
  const names = undelivered(tournament.results).map(({ rank, player }) => words.rankAndName(rank, player));
  const told = [...(prizes.left > 1 ? [names.join(', ')] : []), ...(until === null ? [] : [until])];
  return { label, text: told.map(sentence).join(' '), to: playPath(tournament.id) };
}
