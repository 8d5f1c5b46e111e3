import { killsText, resultText } from '../../words/admin.ts';
import * as words from '../../words/entry.ts';
import type { LobbyUnit } from './lobby-units.ts';
import { type Choice, choicesOf, LEFT_OUT, needsAnswer, type OpenRow } from './pasted-decisions.ts';

interface WhoIsItProps {
  readonly row: OpenRow;
  /** Contains the units that no other line has. */
  readonly units: readonly LobbyUnit[];
  readonly isOrdered: boolean;
  readonly chosen: string;
  readonly onChoose: (choice: string) => void;
}

/** The likely answers first, then all units that are left. */
export function WhoIsIt({ row, units, isOrdered, chosen, onChoose }: WhoIsItProps) {
  const { likely, others } = choicesOf(
    row,
    units.map(({ id }) => id),
  );
  const isOpen = needsAnswer(row) && chosen === '';
  const question = () => {
    if (row.kind === 'unknown') return row.hasFigures ? words.likeNobody : words.notUnderstood;
    return new Set(likely.map(({ unitId }) => unitId)).size > 1 ? words.whoIsIt : words.isItThis;
  };
  const label = ({ unitId, result }: Choice) => {
    const said = isOrdered && result.played ? killsText(result.kills) : resultText(result);
    return `${units.find(({ id }) => id === unitId)?.name ?? ''}: ${said}`;
  };
  return (
    <label className="grid gap-1 text-sm font-semibold text-warning">
      {question()}
      <select
        className="control control-select font-normal"
        aria-invalid={isOpen || undefined}
        value={chosen === '' && !needsAnswer(row) ? LEFT_OUT : chosen}
        onChange={(event) => onChoose(event.target.value)}
      >
        {needsAnswer(row) && <option value="">{words.choose}</option>}
        {[...likely, ...others].map((each) => (
          <option key={each.key} value={each.key}>
            {label(each)}
          </option>
        ))}
        <option value={LEFT_OUT}>{words.leaveOut}</option>
      </select>
    </label>
  );
}
