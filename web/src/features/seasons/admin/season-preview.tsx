import type { previewSeason } from '@copa/domain/seasons/endpoints';
import { useEffect, useRef } from 'react';
import type { Data } from '../../../lib/admin/admin-api.ts';
import * as words from '../words/admin.ts';

type Preview = Data<typeof previewSeason>;
type Place = Preview['rows'][number]['before'];

const SHOWN = 12;

export function SeasonPreview({ moved, rows }: Preview) {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'start' });
  }, [rows]);
  const movers = rows.filter(({ before, after }) => rankOf(before) !== rankOf(after));
  const changed =
    moved > 0 ? movers : rows.filter(({ before, after }) => placeText(before) !== placeText(after));
  return (
    <section
      ref={part}
      aria-live="polite"
      className="grid gap-2 rounded-md border border-info/40 bg-info/12 p-4"
    >
      <h3 className="font-sans text-base font-semibold">{words.movedTitle}</h3>
      <p>{words.moved(moved)}</p>
      {changed.length > SHOWN && <p className="text-sm text-mist">{words.firstMoves(SHOWN)}</p>}
      <ul className="grid gap-1.5 empty:hidden">
        {changed.slice(0, SHOWN).map(({ number, name, before, after }) => (
          <li key={number} className="min-w-0">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="block text-sm text-mist tabular-nums">
              {words.move(placeText(before), placeText(after))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const rankOf = (place: Place) => (place === null ? undefined : place.rank);

function placeText(place: Place): string {
  return place === null ? words.notShown : words.place(place.rank, place.points);
}
