import { ownHour } from '@copa/domain/time/hours';
import { Button } from '../../../../components/button.tsx';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { resultText } from '../../words/admin.ts';
import * as words from '../../words/entry.ts';
import type { Entry } from './use-entry.ts';

interface ConflictListProps {
  readonly entry: Entry;
  readonly nameOf: (unitId: string) => string;
}

export function ConflictList({ entry, nameOf }: ConflictListProps) {
  const { conflicts, decide } = entry;
  if (conflicts.length === 0) return null;
  return (
    <section
      role="alert"
      aria-label={words.conflicts}
      className="grid gap-3 rounded-lg border border-warning/60 bg-warning/12 p-3"
    >
      <p className="font-semibold text-warning">{words.conflictsTitle}</p>
      <ul className="grid gap-3">
        {conflicts.map(({ unitId, mine, theirs }) => {
          const name = nameOf(unitId);
          const who = theirs === null ? words.somebody : theirs.byName;
          return (
            <li key={unitId} className="grid gap-2">
              <p>
                <strong>{name}</strong>
                {theirs !== null && (
                  <span className="text-sm text-mist"> · {ownHour(theirs.at, serverNow())}</span>
                )}
              </p>
              <div className="grid grid-cols-2 gap-2">
                <Button
                  variant="secondary"
                  aria-label={words.keepMine(name, resultText(mine))}
                  onClick={() => decide(unitId, 'mine')}
                >
                  <Side who={words.mine} what={mine === null ? words.iRemoved : resultText(mine)} />
                </Button>
                <Button
                  variant="secondary"
                  aria-label={words.keepTheirs(name, who, resultText(theirs))}
                  onClick={() => decide(unitId, 'theirs')}
                >
                  <Side who={who} what={theirs === null ? words.theyRemoved : resultText(theirs)} />
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Side({ who, what }: { who: string; what: string }) {
  return (
    <>
      <span className="block text-sm font-normal text-mist wrap-anywhere">{who}</span>
      {what}
    </>
  );
}
