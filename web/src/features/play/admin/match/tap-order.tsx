import type { PointsTable } from '@copa/domain/play/points';
import { type RefObject, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { SearchField } from '../../../../components/fields/search-field.tsx';
import { cx } from '../../../../lib/cx.ts';
import { plainText } from '../../../../lib/plain-text.ts';
import * as words from '../../words/match.ts';
import type { LobbyUnit } from './opened-match.ts';
import { givesPlace, nextPlace, placed, theRest } from './placing.ts';
import type { MatchEditing } from './use-match-draft.ts';

/** A list of this length is too long for the screen, so it gets a search. */
const SEARCHED_FROM = 16;

interface TapOrderProps {
  readonly editing: MatchEditing;
  readonly units: readonly LobbyUnit[];
  readonly points: PointsTable;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onPlaced: (unitId: string) => void;
}

export function TapOrder({ editing, units, points, search, onPlaced }: TapOrderProps) {
  const [text, setText] = useState('');
  const [withoutPlace, setWithoutPlace] = useState<boolean | null>(null);
  const { rows, change } = editing;
  const left = units.filter(({ id }) => rows[id] === undefined);
  if (left.length === 0) return null;
  const wanted = plainText(text);
  const shown = units.filter(({ name }) => plainText(name).includes(wanted));
  const [first] = shown.filter(({ id }) => rows[id] === undefined);
  const givesOne = withoutPlace === null ? givesPlace(rows, units.length, points) : !withoutPlace;
  const place = nextPlace(rows);
  const tap = (unitId: string) => {
    change(placed(rows, unitId, givesOne));
    setText('');
    onPlaced(unitId);
  };
  const leftIds = left.map(({ id }) => id);
  return (
    <section aria-labelledby="quien-sigue" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="quien-sigue" className="text-xl uppercase" aria-live="polite">
          {givesOne ? (
            <>
              <span className="text-gold">{words.placeName(place)}</span> {words.whose}
            </>
          ) : (
            words.whoElse
          )}
        </h2>
        {place > 1 && (
          <button
            type="button"
            className="min-h-11 rounded-md text-sm font-semibold text-mist underline underline-offset-4 hover:text-ink"
            onClick={() => setWithoutPlace(givesOne)}
          >
            {givesOne ? words.goOnWithoutPlace : words.goOnWithPlace(place)}
          </button>
        )}
      </div>
      <div className={cx(units.length <= SEARCHED_FROM && 'hidden xl:block')}>
        <SearchField
          ref={search}
          label={words.search}
          placeholder={words.searchHint}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || wanted === '' || first === undefined) return;
            event.preventDefault();
            tap(first.id);
          }}
        />
      </div>
      <ul
        aria-label={words.toEnter}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-1.5 sm:grid-cols-3"
      >
        {shown.map(({ id, name }) => {
          const row = rows[id];
          // An entered name stays in the list, so that the others do not move under the thumb.
          if (row !== undefined) return <Entered key={id} name={name} placement={row.placement} />;
          return (
            <li key={id} className="grid">
              <button
                type="button"
                onClick={() => tap(id)}
                className="min-h-13 rounded-md border border-edge/60 bg-coal px-2.5 py-1.5 text-left leading-tight font-semibold wrap-anywhere transition-colors hover:border-gold active:bg-smoke"
              >
                {name}
              </button>
            </li>
          );
        })}
      </ul>
      {first === undefined && <p className="text-mist">{words.nobodyNamed}</p>}
      {left.length < units.length && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => change(theRest(leftIds, true))}>
            {words.restWithoutPoints(left.length)}
          </Button>
          <Button variant="ghost" onClick={() => change(theRest(leftIds, false))}>
            {words.restDidNotPlay}
          </Button>
        </div>
      )}
    </section>
  );
}

function Entered({ name, placement }: { readonly name: string; readonly placement: number | null }) {
  return (
    <li
      aria-hidden="true"
      className="flex min-h-13 items-center gap-2 rounded-md border border-line/60 px-2.5 py-1.5 text-sm leading-tight text-dim"
    >
      <span className="font-semibold">{placement ?? '–'}</span>
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </li>
  );
}
