import type { PointsTable } from '@copa/domain/play/points';
import { lacksKills, type Result } from '@copa/domain/play/result/result';
import { type RefObject, useState } from 'react';
import { searched } from '../../../../components/admin/search/searched.ts';
import { Button } from '../../../../components/button.tsx';
import { SearchField } from '../../../../components/fields/search-field.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { cx } from '../../../../lib/cx.ts';
import * as words from '../../words/match.ts';
import type { MatchEditing } from './draft/use-match-draft.ts';
import type { LobbyUnit } from './opened-match.ts';
import { givesPlace, nextPlace, placed, theRest } from './placing.ts';

/** Below `xl`, a lobby of up to this many units needs no search, because its names fit on the screen. */
const SEARCHED_ABOVE = 16;

interface TapOrderProps {
  readonly editing: MatchEditing;
  readonly units: readonly LobbyUnit[];
  readonly points: PointsTable;
  readonly asked: Result | undefined;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onPlaced: (unitId: string) => void;
}

export function TapOrder({ editing, units, points, asked, search, onPlaced }: TapOrderProps) {
  const [text, setText] = useState('');
  const [withoutPlace, setWithoutPlace] = useState<boolean | null>(null);
  const { rows, change } = editing;
  const left = units.filter(({ id }) => rows[id] === undefined);
  if (left.length === 0) return null;
  const wanted = searched(text);
  const shown = units.filter(({ name }) => searched(name).includes(wanted));
  const [first] = shown.filter(({ id }) => rows[id] === undefined);
  const givesOne = withoutPlace === null ? givesPlace(rows, units.length, points) : !withoutPlace;
  const place = nextPlace(rows);
  const isHidden = asked !== undefined || (givesOne && place === 1);
  const tap = (unitId: string) => {
    change(placed(rows, unitId, givesOne));
    setText('');
    onPlaced(unitId);
  };
  const leftIds = left.map(({ id }) => id);
  return (
    <section aria-labelledby="quien-sigue" className="grid gap-3">
      <div className="relative flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="quien-sigue" className="text-xl uppercase" aria-live="polite">
          {/* Hidden parts keep their place, so that the names below do not move under the thumb. */}
          {isHidden && (
            <span className="absolute inset-x-0">
              {asked === undefined ? (
                <Question place={place} />
              ) : (
                <KillQuestion placement={asked.placement} />
              )}
            </span>
          )}
          <span aria-hidden={isHidden} className={cx(isHidden && 'invisible')}>
            <Question place={givesOne ? Math.max(place, 2) : null} />
          </span>
        </h2>
        {(givesOne || place > 1) && (
          <button
            type="button"
            className={cx(
              'min-h-11 rounded-md text-sm font-semibold text-mist underline underline-offset-4 hover:text-ink',
              isHidden && 'invisible',
            )}
            onClick={() => setWithoutPlace(givesOne)}
          >
            {givesOne ? words.goOnWithoutPlace : words.goOnWithPlace(place)}
          </button>
        )}
      </div>
      <div className={cx(units.length <= SEARCHED_ABOVE && 'hidden xl:block')}>
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
          if (row !== undefined) return <Entered key={id} name={name} row={row} isAsked={row === asked} />;
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
      {left.length < units.length && asked === undefined && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => change(theRest(leftIds, true))}>
            {words.restWithoutPoints(left.length)}
          </Button>
          <Button variant="ghost" onClick={() => change(theRest(leftIds, false))}>
            {words.restDidNotPlay(left.length)}
          </Button>
        </div>
      )}
    </section>
  );
}

function Question({ place }: { place: number | null }) {
  if (place === null) return words.whoElse;
  return (
    <>
      {words.whoCame(place)} <span className="text-gold">{words.placeName(place)}</span>
      {words.asked}
    </>
  );
}

function KillQuestion({ placement }: { placement: number | null }) {
  if (placement === null) return words.howManyKills;
  return (
    <>
      <span className="text-gold">{words.placeName(placement)}</span> · {words.howManyKills}
    </>
  );
}

function Entered({ name, row, isAsked }: { name: string; row: Result; isAsked: boolean }) {
  return (
    <li
      aria-hidden="true"
      className={cx(
        'flex min-h-13 items-center gap-2 rounded-md border px-2.5 py-1.5 text-sm leading-tight text-dim',
        isAsked ? 'border-gold' : 'border-line/60',
      )}
    >
      <span className="font-semibold">{row.placement ?? '–'}</span>
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      {!isAsked && lacksKills(row) && <Icon name="alert" className="size-4 text-warning" />}
    </li>
  );
}
