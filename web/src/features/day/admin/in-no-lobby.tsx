import { hasStarted } from '@copa/domain/tournaments/state';
import type { ReactNode } from 'react';
import type { DayPlay } from '../../../config/day-play.ts';
import * as words from '../words/admin.ts';
import { unitsInNoLobby } from './day-units.ts';
import { unitTitle } from './unit-words.ts';
import type { Day } from './use-day.ts';

interface InNoLobbyProps {
  readonly day: Pick<Day, 'tournament' | 'units'>;
  readonly play: Pick<DayPlay, 'redraw'>;
  readonly now: Date;
  /** Leads to the lobbies from another screen. */
  readonly children?: ReactNode;
}

export function InNoLobby({ day, play, now, children }: InNoLobbyProps) {
  const outside = unitsInNoLobby(day, play, now);
  if (outside.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-warning/50 bg-warning/12 p-2.5">
      <p className="min-w-0 flex-auto basis-48 text-warning">
        {words.inNoLobby(outside.map(unitTitle), hasStarted(day.tournament, now))}
      </p>
      {children}
    </div>
  );
}
