import { LONG_TEXT_MAX } from '@copa/domain/limits';
import { type PastedRow, pastedRows } from '@copa/domain/play/pasted-rows';
import { useMemo, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TextAreaField } from '../../../../components/fields/text-field.tsx';
import { resultText } from '../../words/admin.ts';
import * as words from '../../words/entry.ts';
import type { Changes } from './entry-draft.ts';
import type { LobbyUnit } from './lobby-units.ts';

interface PasteRowsProps {
  readonly units: readonly LobbyUnit[];
  readonly onUse: (changes: Changes) => void;
}

interface ChosenRow extends PastedRow {
  readonly unitId: string | null;
}

/** Lines of a chat or a sheet; who is not clear is asked, and nothing is taken over before a tap. */
export function PasteRows({ units, onUse }: PasteRowsProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const found = useMemo(
    () =>
      pastedRows(
        text,
        units.map(({ id, bare, tag }) => ({ id, name: bare, tag })),
      ),
    [text, units],
  );
  const rows = found.map((row, index): ChosenRow => {
    const own = chosen[index] ?? '';
    return { ...row, unitId: row.match.kind === 'bound' ? row.match.unitId : own === '' ? null : own };
  });
  const taken = new Set(rows.flatMap(({ unitId }) => unitId ?? []));
  const usable = rows.filter(({ unitId }) => unitId !== null);
  // Without any placement, the order of the lines is the order of the placements.
  const isOrdered = usable.length > 0 && usable.every(({ placement }) => placement === null);
  const results = usable.map(({ unitId, placement, kills }, index) => {
    const place = isOrdered ? index + 1 : placement;
    return [unitId ?? '', { placement: place, kills, played: true }] as const;
  });
  const open = rows.filter(({ unitId }) => unitId === null).length;
  const use = () => {
    onUse(Object.fromEntries(results));
    setText('');
    setChosen({});
  };
  const resultFor = (unitId: string | null) => results.find(([id]) => id === unitId)?.[1] ?? null;
  return (
    <section aria-label={words.paste} className="grid gap-3">
      <TextAreaField
        label={words.pasteHere}
        hint={words.pasteHint}
        required="unmarked"
        rows={5}
        maxLength={LONG_TEXT_MAX}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen({});
        }}
      />
      {rows.length > 0 && (
        <ol aria-label={words.pasted} className="grid gap-2">
          {rows.map((row, index) => (
            <li
              key={`${index}-${row.line}`}
              className="grid gap-1 rounded-md border border-line bg-coal px-3 py-2"
            >
              <span className="text-sm wrap-anywhere text-dim">{row.line}</span>
              {row.match.kind === 'bound' ? (
                <span className="font-semibold wrap-anywhere">
                  {nameIn(units, row.unitId)}{' '}
                  <span className="text-sm font-normal text-mist">{resultText(resultFor(row.unitId))}</span>
                </span>
              ) : (
                <WhoIsIt
                  row={row}
                  units={units.filter(({ id }) => id === row.unitId || !taken.has(id))}
                  onChoose={(unitId) => setChosen({ ...chosen, [index]: unitId })}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {isOrdered && <p className="text-sm text-mist">{words.byOrder}</p>}
      {usable.length > 0 && <Button onClick={use}>{words.useRows(usable.length, open)}</Button>}
    </section>
  );
}

function nameIn(units: readonly LobbyUnit[], unitId: string | null): string {
  return units.find(({ id }) => id === unitId)?.name ?? '';
}

interface WhoIsItProps {
  readonly row: ChosenRow;
  readonly units: readonly LobbyUnit[];
  readonly onChoose: (unitId: string) => void;
}

/** The likely ones first, then all that are left. */
function WhoIsIt({ row, units, onChoose }: WhoIsItProps) {
  const likely = row.match.kind === 'asked' ? row.match.unitIds : [];
  const first = units.filter(({ id }) => likely.includes(id));
  const others = units.filter(({ id }) => !likely.includes(id));
  return (
    <label className="grid gap-1 text-sm font-semibold text-warning">
      {likely.length > 0 ? words.whoIsIt : words.likeNobody}
      <select
        className="control control-select font-normal"
        value={row.unitId ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{words.leaveOut}</option>
        {[...first, ...others].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
