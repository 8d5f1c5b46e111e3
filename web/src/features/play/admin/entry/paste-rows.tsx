import { LONG_TEXT_MAX } from '@copa/domain/limits';
import { pastedRows } from '@copa/domain/play/pasted/pasted-rows';
import { useMemo, useRef } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TextAreaField } from '../../../../components/fields/text-field.tsx';
import { resultText } from '../../words/admin.ts';
import * as words from '../../words/entry.ts';
import type { Changes } from './entry-draft.ts';
import type { LobbyUnit } from './lobby-units.ts';
import { decideRows, NO_PASTE, type Pasted } from './pasted-decisions.ts';
import { WhoIsIt } from './who-is-it.tsx';

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
  const found = useMemo(
    () =>
      pastedRows(
        text,
        units.map(({ id, bare, tag }) => ({ id, name: bare, tag })),
      ),
    [text, units],
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
