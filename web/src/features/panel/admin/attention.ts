import { CONFIRMATION_NAMES } from '@copa/domain/day/words/window-meanings';
import { WINDOW_NAMES } from '@copa/domain/day/words/window-names';
import { DAY_MS, REVIEW_MS, ROOM_OPENS_BEFORE_MS } from '@copa/domain/limits';
import type { Stats } from '@copa/domain/panel/stats';
import { can } from '@copa/domain/people/roles';
import type { SessionUser } from '@copa/domain/people/session';
import { capitalized } from '@copa/domain/sentence';
import { missingPrivacy, type Privacy } from '@copa/domain/site/settings';
import { ownAt, ownHour } from '@copa/domain/time/hours';
import { relativeTime } from '@copa/domain/time/relative-time';
import { reviewEnd, runningWindow, windowPhase } from '@copa/domain/tournaments/places/window-phase';
import { isInPlay, isLeftToday, turnToday } from '@copa/domain/tournaments/state';
import { prizeUntil } from '../../../components/admin/sharing/prize-until.ts';
import { countedPrizesOwed, prizesOwed, rankAndName } from '../../../components/words/admin.ts';
import { byDayOrder } from '../../../config/day-order.ts';
import { dayPath, tournamentPath } from '../../../config/day-path.ts';
import { PRIVACY_HASH, paths } from '../../../config/paths.ts';
import * as words from '../words/panel.ts';
import { type Near, type PanelTask, taskOf } from './panel-task.ts';
import { pendingIn } from './pending.ts';
import { playTasks, protestTasks } from './play-tasks.ts';

const DAYS_AHEAD = 7;
const DAYS_BACK = 1;
/** After this time a prize was probably delivered, and nobody noted it. */
const PRIZES_TOLD_MS = 30 * DAY_MS;

export interface Attention {
  readonly key: string;
  readonly title: string;
  readonly detail?: string;
  readonly to: string;
  /** True if players wait for a room; such a line is red and comes before the others of its list. */
  readonly lacksRoom?: boolean;
}

interface Timed extends PanelTask {
  readonly at: Date;
  /** True if the organiser has nothing to do; such a line comes after all tasks. */
  readonly isNews?: true;
}

const inbox = (query: Readonly<Record<string, string>>) =>
  `${paths.admin.registrations.to()}?${new URLSearchParams(query).toString()}`;

export function decisionsOf(stats: Stats, user: SessionUser, now: Date): readonly Attention[] {
  const { pendingRequests } = stats;
  const pending = pendingIn(stats, now);
  const found: Attention[] = [];
  const { published, scheduled } = stats.tournaments;
  if (can(user, 'manage_tournaments') && published + scheduled === 0) {
    found.push({
      key: 'first',
      title: words.firstTournament,
      detail: words.firstTournamentText,
      to: paths.admin.tournaments.to(),
    });
  }
  if (can(user, 'manage_registrations')) {
    if (pending > 0) {
      found.push({
        key: 'registrations',
        title: words.registrationsToDecide(pending),
        to: inbox({ estado: 'pending' }),
      });
    }
    const near = nearOf(stats, now);
    const elsewhere = stats.perTournament.filter(({ id }) => near.every((each) => each.id !== id));
    found.push(
      ...near.flatMap(freePlaces),
      ...elsewhere.flatMap(protestTasks).map(({ tournamentId, tournament, title, to }) => ({
        key: `${tournamentId}-protest`,
        title,
        detail: tournament,
        to,
      })),
    );
  }
  if (can(user, 'manage_admins') && pendingRequests > 0) {
    found.push({
      key: 'requests',
      title: words.accessRequests(pendingRequests),
      to: paths.admin.admins.to(),
    });
  }
  return found;
}

export interface Today {
  readonly next: {
    readonly name: string;
    readonly detail: string;
    readonly task: string | null;
    readonly label: string;
    readonly to: string;
    readonly others: readonly string[];
    readonly lacksRoom: boolean;
  } | null;
  readonly rest: readonly Attention[];
}

export function todayOf(stats: Stats, user: SessionUser, now: Date): Today {
  if (!can(user, 'manage_registrations')) return { next: null, rest: [] };
  const near = nearOf(stats, now);
  const all: readonly PanelTask[] = [
    ...near.flatMap(protestTasks),
    ...near.flatMap((tournament) => undrawn(tournament, now)),
    ...near
      .flatMap((tournament) => [
        ...untold(tournament, now),
        ...confirming(tournament, now),
        ...roomOf(tournament, now),
      ])
      .toSorted(byUrgency),
    ...near.flatMap((tournament) => playTasks(tournament, now)),
  ];
  const tasks = all.toSorted((one, other) => byDayOrder(one.comesFirst, other.comesFirst));
  const [first, ...others] = near
    .filter((each) => isLeftToday(each.date, now) || isInPlay(each, now))
    .toSorted((one, other) => turnToday(one, now) - turnToday(other, now));
  const asking = new Set(tasks.map(({ tournamentId }) => tournamentId));
  const isToday = new Set(others.map(({ id }) => id));
  const asked = [...asking].filter((id) => id !== first?.id);
  const rowOf = (each: Near): readonly Attention[] =>
    asking.has(each.id)
      ? oneOf(tasks, each.id)
      : [{ key: each.id, title: each.name, detail: played(each, now), to: dayPath(each.id) }];
  const begunToday = others.filter((each) => turnToday(each, now) === 0);
  const later = others.filter((each) => !begunToday.includes(each));
  const rest = [
    ...begunToday.flatMap(rowOf),
    ...asked.flatMap((asker) => later.filter(({ id }) => id === asker)).flatMap(rowOf),
    ...later.filter(({ id }) => !asking.has(id)).flatMap(rowOf),
    ...near
      .filter(({ id }) => asked.includes(id) && !isToday.has(id))
      .flatMap(({ id, date }) => oneOf(tasks, id, capitalized(ownHour(date, now)))),
  ].toSorted((one, other) => Number(other.lacksRoom ?? false) - Number(one.lacksRoom ?? false));
  if (first === undefined) return { next: null, rest };
  const [act, ...more] = tasks.filter(({ tournamentId }) => tournamentId === first.id);
  return {
    next: {
      name: first.name,
      detail: played(first, now),
      task: act?.title ?? null,
      label: act?.label ?? words.toDay,
      to: act?.to ?? dayPath(first.id),
      others: more.map(({ title }) => title),
      lacksRoom: act?.comesFirst === 'room',
    },
    rest,
  };
}

function byUrgency(one: Timed, other: Timed): number {
  const newsLast = Number(one.isNews === true) - Number(other.isNews === true);
  return newsLast || one.at.getTime() - other.at.getTime();
}

function oneOf(
  tasks: readonly PanelTask[],
  id: string,
  ...otherDay: readonly string[]
): readonly Attention[] {
  const [act, ...more] = tasks.filter(({ tournamentId }) => tournamentId === id);
  if (act === undefined) return [];
  const detail = [...otherDay, act.title, act.detail, ...more.map(({ title }) => title)].join(' · ');
  return [{ key: id, title: act.tournament, detail, to: act.to, lacksRoom: act.comesFirst === 'room' }];
}

function nearOf({ perTournament }: Stats, now: Date): readonly Near[] {
  return perTournament
    .flatMap(({ date, ...rest }): readonly Near[] =>
      date !== null &&
      rest.cancelledAt === null &&
      rest.endedAt === null &&
      (isNear(date, now) || isInPlay({ ...rest, date }, now))
        ? [{ ...rest, date }]
        : [],
    )
    .toSorted((one, other) => one.date.getTime() - other.date.getTime());
}

export function privacyAttention(privacy: Privacy): readonly Attention[] {
  const missing = missingPrivacy(privacy);
  if (missing.length === 0) return [];
  return [
    {
      key: 'privacy',
      title: words.privacyMissing(missing),
      detail: words.privacyMissingText(missing),
      to: `${paths.admin.settings.to()}${PRIVACY_HASH}`,
    },
  ];
}

function confirming(tournament: Near, now: Date): readonly Timed[] {
  const { currentPlayers, confirming: counts } = tournament;
  const window = runningWindow(tournament, now);
  if (window === null || counts === null || counts.kind !== window.kind || currentPlayers === 0) return [];
  const { confirmed, kind } = counts;
  // For a final, `places` is null, because only finalists confirm, and the statistics do not contain the number
  // of finalists.
  const places = kind === 'final' ? null : currentPlayers;
  if (windowPhase(tournament, window, now) === 'open') {
    return [
      {
        ...taskOf(tournament),
        title: words.confirmedOf(WINDOW_NAMES[kind], confirmed, places),
        detail: words.closes(ownAt(window.closesAt, now)),
        at: window.closesAt,
        isNews: true,
      },
    ];
  }
  if ((places !== null && confirmed >= places) || window.onMissing === 'mark') return [];
  const at = reviewEnd(tournament, window);
  const fromNow = relativeTime(at, now);
  return [
    {
      ...taskOf(tournament),
      title: kind === 'final' ? words.finalPlacesGo(fromNow) : words.placesGo(fromNow),
      detail: words.beforeRelease,
      at,
      comesFirst: 'review',
    },
  ];
}

function untold(tournament: Near, now: Date): readonly Timed[] {
  const { date, windows, closings } = tournament;
  return windows
    .filter(({ kind }) => (kind === 'final' || now < date) && (closings[kind]?.untoldAt ?? null) !== null)
    .map(({ kind, closesAt }) => ({
      ...taskOf(tournament),
      title: words.untold(CONFIRMATION_NAMES[kind]),
      detail: words.untoldKept,
      at: closesAt,
    }));
}

function undrawn(tournament: Near, now: Date): readonly PanelTask[] {
  if (!tournament.lacksDraw) return [];
  const detail = words.begun(relativeTime(tournament.date, now));
  return [{ ...taskOf(tournament), title: words.drawMissing, detail }];
}

function roomOf(tournament: Near, now: Date): readonly Timed[] {
  const { date, room } = tournament;
  if (room === null || (date <= now && !tournament.lacksDraw)) return [];
  const { openAt } = room;
  const isOpen = openAt !== null && openAt <= now;
  const fromNow = relativeTime(date, now);
  const row = { ...taskOf(tournament), detail: date <= now ? words.begun(fromNow) : words.playedAt(fromNow) };
  if (openAt === null) {
    // The end of the last review, when the room usually opens, is too late to write the room.
    const at = new Date(date.getTime() - ROOM_OPENS_BEFORE_MS - REVIEW_MS);
    const isAwaited = date > now && now >= new Date(date.getTime() - ROOM_OPENS_BEFORE_MS);
    return [{ ...row, title: words.roomMissing(), at, ...(isAwaited && { comesFirst: 'room' }) }];
  }
  if (isOpen) return [{ ...row, title: words.roomOpen(), at: date }];
  const opens = ownAt(openAt, now);
  return [{ ...row, title: words.roomReady(opens), at: openAt, isNews: true }];
}

function freePlaces(tournament: Near): readonly Attention[] {
  const { id, name, maxPlayers, currentPlayers, waitingPlayers, waitlistMode } = tournament;
  const free = maxPlayers - currentPlayers;
  if (waitlistMode === 'auto' || free <= 0 || waitingPlayers === 0) return [];
  return [
    {
      key: `${id}-waiting`,
      title: words.freeAndWaiting(free, waitingPlayers),
      detail: words.chooseWhom(name),
      to: dayPath(id),
    },
  ];
}

export function prizesOf(stats: Stats, user: SessionUser, now: Date): readonly Attention[] {
  return can(user, 'manage_tournaments') ? stats.perTournament.flatMap((each) => prizes(each, now)) : [];
}

function prizes(tournament: Stats['perTournament'][number], now: Date): readonly Attention[] {
  const { id, name, prizes: left, endedAt } = tournament;
  if (left === null || endedAt === null || now.getTime() - endedAt.getTime() > PRIZES_TOLD_MS) return [];
  const until = prizeUntil(tournament, now);
  const title =
    left.left === 1 ? prizesOwed([rankAndName(left.rank, left.player)]) : countedPrizesOwed(left.left);
  const detail = until === null ? name : `${until} · ${name}`;
  return [{ key: `${id}-prizes`, title, detail, to: tournamentPath(id) }];
}

function played({ date, currentPlayers, maxPlayers }: Near, now: Date): string {
  return `${capitalized(ownHour(date, now))} · ${words.placesTaken(currentPlayers, maxPlayers)}`;
}

export function isNear(date: Date, now: Date): boolean {
  const ahead = date.getTime() - now.getTime();
  return ahead > -DAYS_BACK * DAY_MS && ahead < DAYS_AHEAD * DAY_MS;
}
