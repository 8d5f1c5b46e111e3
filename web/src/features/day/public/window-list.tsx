import { WINDOW_NAMES } from '@copa/domain/day/words/window-names';
import { capitalized } from '@copa/domain/sentence';
import { fromToText } from '@copa/domain/time/hours';
import type { ConfirmationWindow } from '@copa/domain/tournaments/places/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/windows.ts';

interface WindowListProps {
  readonly tournament: Pick<Tournament, 'windows'>;
  readonly stateOf?: (window: ConfirmationWindow) => ReactNode;
}

export function WindowList({ tournament: { windows }, stateOf }: WindowListProps) {
  const now = useNow();
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
            <span className="font-semibold text-ink">
              {capitalized(fromToText(window.opensAt, window.closesAt, now))}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
