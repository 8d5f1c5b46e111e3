import { LONG_TEXT_MAX } from '@copa/domain/limits';
import { pastedRows } from '@copa/domain/play/pasted/pasted-rows';
import { useRef } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TextAreaField } from '../../../../components/fields/text-field.tsx';
import { killsText, resultText } from '../../words/admin.ts';
import * as words from '../../words/entry.ts';
import type { Changes } from './entry-draft.ts';
import type { LobbyUnit } from './opened-match.ts';
import {
  type Choice,
  choicesOf,
  decideRows,
  LEFT_OUT,
  NO_PASTE,
  needsAnswer,
  type OpenRow,
  type Pasted,
} from './pasted-decisions.ts';

interface PasteRowsProps {
  readonly units: readonly LobbyUnit[];
  readonly pasted: Pasted;
  readonly onChange: (pasted: Pasted) => void;
  readonly onUse: (changes: Changes) => void;
}

/** Lines of a chat or a sheet; what is not clear is asked, and nothing is taken over before a tap. */
export function PasteRows({ units, pasted, onChange, onUse }: PasteRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const { text, chosen } = pasted;
  const found = pastedRows(
    text,
    units.map(({ id, bare, tag }) => ({ id, name: bare, tag })),
  );
  const { rows, isOrdered, changes, open, left } = decideRows(found, chosen);
  const count = Object.keys(changes).length;
  const nameOf = (unitId: string) => units.find(({ id }) => id === unitId)?.name ?? '';
  return (
    <section aria-label={words.paste} className="grid gap-3">
      <TextAreaField
        label={words.pasteHere}
        hint={words.pasteHint}
        required="unmarked"
        rows={5}
        maxLength={LONG_TEXT_MAX}
        value={text}
        onChange={(event) =>
          onChange(event.target.value === '' ? NO_PASTE : { text: event.target.value, chosen: {} })
        }
      />
      {rows.length > 0 && (
        <ol ref={list} aria-label={words.pasted} className="grid gap-2">
          {rows.map(({ row, proposal }, index) => (
            <li
              key={`${index}-${row.line}`}
              className="grid gap-1 rounded-md border border-line bg-coal px-3 py-2"
            >
              <span className="text-sm wrap-anywhere text-dim">{row.line}</span>
              {row.kind === 'understood' && proposal !== null ? (
                <span className="font-semibold wrap-anywhere">
                  {nameOf(proposal.unitId)}{' '}
                  <span className="text-sm font-normal text-mist">{resultText(proposal.result)}</span>
                </span>
              ) : row.kind === 'asked' || row.kind === 'unknown' ? (
                <WhoIsIt
                  row={row}
                  units={units.filter(({ id }) => id === proposal?.unitId || changes[id] === undefined)}
                  isOrdered={isOrdered}
                  chosen={chosen[index] ?? ''}
                  onChoose={(choice) => onChange({ text, chosen: { ...chosen, [index]: choice } })}
                />
              ) : (
                <span className="text-sm text-mist">{words.sheetColumns}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      {isOrdered && <p className="text-sm text-mist">{words.byOrder}</p>}
      {open > 0 ? (
        <Button
          variant="secondary"
          onClick={() => list.current?.querySelector<HTMLElement>('select[aria-invalid]')?.focus()}
        >
          {words.answerFirst(open)}
        </Button>
      ) : (
        count > 0 && <Button onClick={() => onUse(changes)}>{words.useRows(count, left)}</Button>
      )}
    </section>
  );
}

interface WhoIsItProps {
  readonly row: OpenRow;
  readonly units: readonly LobbyUnit[];
  readonly isOrdered: boolean;
  readonly chosen: string;
  readonly onChoose: (choice: string) => void;
}

/** The likely answers first, then all units that are left. */
function WhoIsIt({ row, units, isOrdered, chosen, onChoose }: WhoIsItProps) {
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
