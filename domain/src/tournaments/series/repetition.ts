import { DAY_MS, NAME_MAX } from '../../limits.ts';
import { daysLater } from '../../time/local-days.ts';
import { isPlaceWindow } from '../places/window-phase.ts';
import { type TournamentContent, tournamentDateErrors } from '../tournament-input.ts';

const WEEK_DAYS = 7;

type Move = (at: Date) => Date;

export function repetitionOf(tournament: TournamentContent, now: Date): TournamentContent {
  const { date, timeZone } = tournament;
  if (date === null) return movedBy(tournament, (at) => at, now);
  const passed = Math.floor((now.getTime() - date.getTime()) / (WEEK_DAYS * DAY_MS));
  for (let weeks = Math.max(1, passed); ; weeks += 1) {
    const start = daysLater(date, timeZone, weeks * WEEK_DAYS);
    const sameHour: Move = (at) => daysLater(at, timeZone, weeks * WEEK_DAYS, start);
    // A clock change (daylight saving) can make `sameHour` reverse two times. `sameDistance` shifts all times
    // equally, so their order stays.
    const sameDistance: Move = (at) => new Date(at.getTime() + start.getTime() - date.getTime());
    const moved = movedBy(tournament, sameHour, now);
    if (isAhead(moved, now)) {
      return Object.keys(tournamentDateErrors(moved)).length === 0
        ? moved
        : movedBy(tournament, sameDistance, now);
    }
  }
}

function isAhead({ date, registrationDeadline, windows }: TournamentContent, now: Date): boolean {
  return [date, registrationDeadline, ...windows.map(({ closesAt }) => closesAt)].every(
    (at) => at === null || at > now,
  );
}

function movedBy(tournament: TournamentContent, move: Move, now: Date): TournamentContent {
  const moved = (at: Date | null) => at && move(at);
  const { name, date, endDate, registrationDeadline, publishDate, windows, waitlist } = tournament;
  const publishes = moved(publishDate);
  return {
    ...tournament,
    name: nextName(name),
    status: 'draft',
    date: moved(date),
    endDate: moved(endDate),
    registrationDeadline: date === null ? null : moved(registrationDeadline),
    publishDate: publishes !== null && publishes > now ? publishes : null,
    windows: windows
      // A `final` window is not copied, because organisers open it during the tournament.
      .filter(isPlaceWindow)
      .map((window) => ({ ...window, opensAt: move(window.opensAt), closesAt: move(window.closesAt) })),
    waitlist: { ...waitlist, endsAt: date === null ? null : moved(waitlist.endsAt) },
    // `reserved` is meant for a season's final, so a repetition does not copy it.
    reserved: null,
    results: [],
  };
}

function nextName(name: string): string {
  const next = name.replace(/#(\d{1,6})$/, (_, digits: string) => {
    return `#${String(Number(digits) + 1).padStart(digits.length, '0')}`;
  });
  return next.length > NAME_MAX ? name : next;
}
