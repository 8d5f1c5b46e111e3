import type { ReactNode } from 'react';
import { Spoken } from '../../../components/page/spoken.tsx';
import { outOf } from '../../../components/words/out-of.ts';
import * as words from '../words/tournament.ts';

interface PlacesProps {
  readonly players: string;
  readonly taken: number | string;
  readonly places: number | string;
  /** The number of free places; null if none can be taken, or if it is unknown. */
  readonly left: number | null;
  readonly children?: ReactNode;
}

export function PlacesLeft({ players, taken, places, left, children }: PlacesProps) {
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="font-semibold text-ink">
          <Spoken shown={words.registered(players)} said={words.registered(outOf(taken, places))} />
        </span>
        {left !== null && <span className="text-mist">{words.placesLeft(left)}</span>}
        {children}
      </p>
      <progress aria-label={words.placesTaken} className="bar" value={taken} max={places} />
    </div>
  );
}
