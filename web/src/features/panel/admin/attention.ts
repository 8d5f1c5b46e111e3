import { WINDOW_NAMES } from '@copa/domain/day/words/window-names';
import { DAY_MS, REVIEW_MS, ROOM_OPENS_BEFORE_MS } from '@copa/domain/limits';
import type { Stats } from '@copa/domain/panel/stats';
import { can } from '@copa/domain/people/roles';
import type { SessionUser } from '@copa/domain/people/session';
import { capitalized } from '@copa/domain/sentence';
import { missingPrivacy, type Privacy } from '@copa/domain/site/settings';
import { ownAt, ownHour } from '@copa/domain/time/hours';
import { relativeTime } from '@copa/domain/time/relative-time';
import { runningWindow, windowPhase } from '@copa/domain/tournaments/places/window-phase';
import type { IconName } from '../../../components/icon.tsx';
import { dayPath } from '../../../config/day-path.ts';
import { PRIVACY_HASH, paths } from '../../../config/paths.ts';
import { matchPath } from '../../../config/play-path.ts';
import * as words from '../words/panel.ts';

const DAYS_AHEAD = 7;
/** A tournament that has begun still needs its organiser. */
const DAYS_BACK = 1;

export interface Attention {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  readonly to: string;
  readonly waits: boolean;
}

interface Timed extends Attention {
  /** The deadline. */
  readonly at: Date;
}

type Near = Stats['perTournament'][number] & { readonly date: Date };

const inbox = (query: Readonly<Record<string, string>>) =>
  `${paths.admin.registrations.to()}?${new URLSearchParams(query).toString()}`;

/** Tasks in order: decisions first, then the day's, soonest first, then the next match. */
export function attentionOf(stats: Stats, user: SessionUser, now: Date): readonly Attention[] {
  const { registrations, pendingRequests, perTournament } = stats;
  const found: Attention[] = [];
  if (can(user, 'manage_registrations') && registrations.pending > 0) {
    found.push({
      key: 'registrations',
      icon: 'user',
      title: words.registrationsToReview(registrations.pending),
      detail: words.registrationsToReviewText,
      to: inbox({ estado: 'pending' }),
      waits: true,
    });
  }
  const near = perTournament
    .flatMap(({ date, ...rest }): readonly Near[] =>
      date !== null && rest.cancelledAt === null && isNear(date, now) ? [{ ...rest, date }] : [],
    )
    .toSorted((one, other) => one.date.getTime() - other.date.getTime());
  if (can(user, 'manage_registrations')) {
    found.push(
      ...near
        .flatMap((tournament) => [...confirming(tournament, now), ...roomOf(tournament, now)])
        .toSorted((one, other) => one.at.getTime() - other.at.getTime()),
      ...near.flatMap((tournament) => [...unpublished(tournament), ...freePlaces(tournament)]),
    );
  }
  if (can(user, 'manage_admins') && pendingRequests > 0) {
    found.push({
      key: 'requests',
      icon: 'shield',
      title: words.accessRequests(pendingRequests),
      detail: words.accessRequestsText,
      to: paths.admin.admins.to(),
      waits: true,
    });
  }
  if (can(user, 'manage_registrations')) found.push(...near.map((each) => played(each, now)));
  return found;
}

/** The terms say that this is missing until the owner fills it in. */
export function privacyAttention(privacy: Privacy): readonly Attention[] {
  const missing = missingPrivacy(privacy);
  if (missing.length === 0) return [];
  return [
    {
      key: 'privacy',
      icon: 'shield',
      title: words.privacyMissing(missing),
      detail: words.privacyMissingText(missing),
      to: `${paths.admin.settings.to()}${PRIVACY_HASH}`,
      waits: true,
    },
  ];
}

/** Windows that close, and places that are given on soon after. */
function confirming(tournament: Near, now: Date): readonly Timed[] {
  const { id, name, currentPlayers, confirming: counts } = tournament;
  const window = runningWindow(tournament, now);
  if (window === null || counts === null || counts.kind !== window.kind || currentPlayers === 0) return [];
  const to = dayPath(id);
  const { confirmed, kind } = counts;
  const missing = Math.max(0, currentPlayers - confirmed);
  if (windowPhase(tournament, window, now) === 'open') {
    const closes = words.closes(ownAt(window.closesAt, now), relativeTime(window.closesAt, now));
    return [
      {
        key: `${id}-${kind}`,
        icon: 'bell',
        title: words.confirmedOf(WINDOW_NAMES[kind], confirmed, currentPlayers),
        detail: `${name} · ${closes}`,
        to,
        waits: missing > 0,
        at: window.closesAt,
      },
    ];
  }
  if (missing === 0 || window.onMissing === 'mark') return [];
  const at = new Date(window.closesAt.getTime() + REVIEW_MS);
  return [
    {
      key: `${id}-${kind}`,
      icon: 'alert',
      title: words.placesReleased(missing, relativeTime(at, now)),
      detail: words.beforeRelease(name),
      to,
      waits: true,
      at,
    },
  ];
}

/** Tasks of the room in the last hour: write it, nothing, then the roll. */
function roomOf({ id, name, date, room }: Near, now: Date): readonly Timed[] {
  if (room === null || date <= now) return [];
  const { openAt } = room;
  const isOpen = openAt !== null && openAt <= now;
  const row = { key: `${id}-room`, to: dayPath(id), waits: openAt === null || isOpen };
  const played = words.playedAt(name, relativeTime(date, now));
  if (openAt === null) {
    const at = new Date(date.getTime() - ROOM_OPENS_BEFORE_MS);
    return [{ ...row, icon: 'flag', title: words.roomMissing, detail: played, at }];
  }
  if (isOpen) return [{ ...row, icon: 'flag', title: words.roomOpen, detail: played, at: date }];
  const opens = ownAt(openAt, now);
  return [{ ...row, icon: 'check', title: words.roomReady(opens), detail: played, at: openAt }];
}

/** A match that was to be played by now, and whose result nobody can read yet. */
function unpublished({ id, name, dueMatch }: Near): readonly Attention[] {
  if (dueMatch === null) return [];
  const { stage, stageName, match, lobby, number } = dueMatch;
  return [
    {
      key: `${id}-match`,
      icon: 'flag',
      title: words.matchToEnter(number, lobby),
      detail: `${name} · ${stageName}`,
      to: matchPath(id, stage, match),
      waits: true,
    },
  ];
}

/** Asks for the organiser when there are free places and waiting units, and nobody else gives places. */
function freePlaces({
  id,
  name,
  maxPlayers,
  currentPlayers,
  waitingPlayers,
  waitlistMode,
}: Near): readonly Attention[] {
  const free = maxPlayers - currentPlayers;
  if (waitlistMode === 'auto' || free <= 0 || waitingPlayers === 0) return [];
  return [
    {
      key: `${id}-waiting`,
      icon: 'user',
      title: words.freeAndWaiting(free, waitingPlayers),
      detail: words.chooseWhom(name),
      to: dayPath(id),
      waits: true,
    },
  ];
}

function played(near: Near, now: Date): Attention {
  const { id, name, date, currentPlayers, maxPlayers, registrations } = near;
  const { pending } = registrations;
  return {
    key: id,
    icon: 'trophy',
    title: name,
    detail: [
      capitalized(ownHour(date, now)),
      words.placesTaken(currentPlayers, maxPlayers),
      ...(pending > 0 ? [words.toReview(pending)] : []),
    ].join(' · '),
    to: pending > 0 ? inbox({ torneo: id, estado: 'pending' }) : dayPath(id),
    waits: pending > 0,
  };
}

export function isNear(date: Date, now: Date): boolean {
  const ahead = date.getTime() - now.getTime();
  return ahead > -DAYS_BACK * DAY_MS && ahead < DAYS_AHEAD * DAY_MS;
}
