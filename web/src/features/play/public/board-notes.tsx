import type { Board } from '@copa/domain/play/board';
import { hourText } from '@copa/domain/time/hours';
import { serverNow } from '../../../lib/network/server-clock.ts';
import * as words from '../words/board.ts';

/** Changes after publishing. */
export function Corrections({ corrections, timeZone }: Pick<Board, 'corrections' | 'timeZone'>) {
  if (corrections.length === 0) return null;
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h2 className="text-xl uppercase">{words.corrections}</h2>
      <ul className="grid gap-2 text-sm text-mist">
        {corrections
          .toSorted((a, b) => b.at.getTime() - a.at.getTime())
          .map(({ at, text }) => (
            <li key={`${at.getTime()} ${text}`} className="border-l-2 border-warning/60 pl-3">
              <time dateTime={at.toISOString()} className="block text-dim">
                {hourText(at, timeZone, serverNow())}
              </time>
              {text}
            </li>
          ))}
      </ul>
    </section>
  );
}
