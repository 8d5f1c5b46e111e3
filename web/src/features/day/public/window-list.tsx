import { WINDOW_NAMES } from '@copa/domain/day/words/window-names';
import { ownTimeZone, shortDate, timeWithZone } from '@copa/domain/time/date-format';
import type { ConfirmationWindow } from '@copa/domain/tournaments/places/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { ReactNode } from 'react';
import * as words from '../words/windows.ts';

interface WindowListProps {
  readonly tournament: Pick<Tournament, 'windows' | 'timeZone'>;
  /** The result, beside the name. */
  readonly stateOf?: (window: ConfirmationWindow) => ReactNode;
}

/** When players confirm, in plain words: by the clock of the organisers, and by their own where it is another. */
export function WindowList({ tournament: { windows, timeZone }, stateOf }: WindowListProps) {
  return (
    <ol className="grid gap-4">
      {windows.map((window, index) => (
        <li key={window.kind} className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
          <span
            aria-hidden="true"
            className="font-display text-2xl leading-none font-extrabold text-gold italic tabular-nums"
          >
            {index + 1}
          </span>
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <strong className="text-ink">{WINDOW_NAMES[window.kind]}</strong>
            {stateOf?.(window)}
          </span>
          <span className="col-start-2 grid min-w-0 gap-0.5 text-sm">
            <span className="text-mist">{words.asks[window.kind]}</span>
            <Hours window={window} timeZone={timeZone} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Hours({ window, timeZone }: { window: ConfirmationWindow; timeZone: string }) {
  const [theirs, own] = [spanOf(window, timeZone), spanOf(window, ownTimeZone())];
  return (
    <>
      <span className="font-semibold text-ink">
        {theirs.days[0]}, {theirs.hours} <span className="whitespace-nowrap">{theirs.zone}</span>
      </span>
      {(own.hours !== theirs.hours || own.days[0] !== theirs.days[0]) && (
        <span className="text-mist">
          {words.inOwnTime(own.days[0] === theirs.days[0] ? own.hours : `${own.days[0]}, ${own.hours}`)}
        </span>
      )}
    </>
  );
}

/**
 * The span on the clock of a zone; the day of the close and the name of the zone are only repeated where they
 * differ.
 */
function spanOf({ opensAt, closesAt }: ConfirmationWindow, timeZone: string) {
  const days = [shortDate(opensAt, timeZone), shortDate(closesAt, timeZone)] as const;
  const [opens, zone] = clockOf(opensAt, timeZone);
  const [closes, zoneThen] = clockOf(closesAt, timeZone);
  const from = zone === zoneThen ? opens : `${opens} ${zone}`;
  return { days, hours: `${from} – ${days[0] === days[1] ? '' : `${days[1]}, `}${closes}`, zone: zoneThen };
}

function clockOf(date: Date, timeZone: string): readonly [clock: string, zone: string] {
  const [, clock = '', zone = ''] = /^(.+)\s(\S+)$/.exec(timeWithZone(date, timeZone)) ?? [];
  return [clock, zone];
}
