import { ownHour } from '@copa/domain/time/hours';
import { Button } from '../../../../components/button.tsx';
import { useNow } from '../../../../lib/use-now.ts';
import { resultText } from '../../words/admin.ts';
import * as words from '../../words/match.ts';
import type { MatchEditing } from './draft/use-match-draft.ts';

interface ConflictListProps {
  readonly editing: MatchEditing;
  readonly nameOf: (unitId: string) => string;
}

export function ConflictList({ editing, nameOf }: ConflictListProps) {
  const { conflicts, decide } = editing;
  const now = useNow();
  const [first] = conflicts;
  if (first === undefined) return null;
  const { unitId, mine, theirs } = first;
  const name = nameOf(unitId);
  const who = theirs === null ? words.somebody : theirs.byName;
  return (
    <section
      role="alert"
      aria-label={words.conflicts}
      className="grid gap-2 rounded-lg border border-warning/60 bg-ash p-3 shadow-card"
    >
      <p className="font-semibold text-warning">{words.conflictsTitle(conflicts.length)}</p>
      <p>
        <strong>{name}</strong>
        {theirs !== null && <span className="text-sm text-mist"> · {ownHour(theirs.at, now)}</span>}
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
