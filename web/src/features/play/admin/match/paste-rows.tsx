import { LONG_TEXT_MAX } from '@copa/domain/limits';
import { type PastedRow, type Proposal, pastedRows } from '@copa/domain/play/pasted/pasted-rows';
import { type Result, resultOf } from '@copa/domain/play/result/result';
import { figureText } from '@copa/domain/play/words/figures';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../../components/button.tsx';
import { LimitedAreaField } from '../../../../components/fields/limited-field.tsx';
import { resultText } from '../../words/admin.ts';
import * as words from '../../words/match.ts';
import type { Changes } from './draft/match-draft.ts';
import type { LobbyUnit } from './opened-match.ts';

const LEFT_OUT = 'out';

export const PastedSchema = z.object({
  text: z.string(),
  /**
   * Maps the index of a pasted row to the `key` of the chosen `Choice`, to `LEFT_OUT`, or to an
   * empty text if nothing is chosen.
   */
  chosen: z.record(z.string(), z.string()),
});
type Pasted = z.output<typeof PastedSchema>;

export const NO_PASTE: Pasted = { text: '', chosen: {} };

type OpenRow = Extract<PastedRow, { kind: 'asked' | 'unknown' }>;

interface Choice extends Proposal {
  readonly key: string;
}

const choice = (proposal: Proposal): Choice => ({
  ...proposal,
  key: [proposal.unitId, ...Object.values(resultOf(proposal.result))].join('/'),
});

function choicesOf(row: OpenRow, units: readonly string[]) {
  const likely = row.kind === 'asked' ? row.options : [];
  const result = row.kind === 'asked' ? row.options[0]?.result : row.result;
  const isLikely = new Set(likely.map(({ unitId }) => unitId));
  const others = units.flatMap((unitId) =>
    isLikely.has(unitId) || result === undefined ? [] : [{ unitId, result }],
  );
  return {
    likely: likely.filter(({ unitId }) => units.includes(unitId)).map(choice),
    others: others.map(choice),
  };
}

const needsAnswer = (row: PastedRow) => row.kind === 'asked' || (row.kind === 'unknown' && row.hasFigures);

function chosenAmong(units: readonly LobbyUnit[], chosen: Pasted['chosen']): Pasted['chosen'] {
  const isHere = (key: string) => key === LEFT_OUT || units.some(({ id }) => key.startsWith(`${id}/`));
  return Object.fromEntries(Object.entries(chosen).filter(([, key]) => isHere(key)));
}

interface Decided {
  readonly row: PastedRow;
  readonly proposal: Proposal | null;
}

function decideRows(found: readonly PastedRow[], chosen: Pasted['chosen']) {
  const decided = found.map((row, index): Decided => {
    if (row.kind === 'understood') return { row, proposal: row };
    return { row, proposal: row.kind === 'heading' ? null : chosenOf(row, chosen[index] ?? '') };
  });
  const usable = decided.filter(({ proposal }) => proposal !== null);
  const playing = usable.filter(({ proposal }) => proposal?.result.played);
  const isOrdered =
    playing.length > 0 && playing.every(({ proposal }) => proposal?.result.placement === null);
  const rows = decided.map((each): Decided => {
    if (!isOrdered || each.proposal?.result.played !== true) return each;
    const result = { ...each.proposal.result, placement: playing.indexOf(each) + 1 };
    return { ...each, proposal: { ...each.proposal, result } };
  });
  const changes: Record<string, Result> = {};
  for (const { proposal } of rows) if (proposal !== null) changes[proposal.unitId] = proposal.result;
  const answered = (index: number) => (chosen[index] ?? '') !== '';
  return {
    rows,
    isOrdered,
    changes,
    open: found.flatMap((row, index) => (needsAnswer(row) && !answered(index) ? [index + 1] : [])),
    left: rows.filter(({ row, proposal }) => row.kind !== 'heading' && proposal === null).length,
  };
}

function chosenOf(row: OpenRow, key: string): Proposal | null {
  const [unitId = ''] = key.split('/');
  const { likely, others } = choicesOf(row, [
    unitId,
    ...(row.kind === 'asked' ? row.options.map((each) => each.unitId) : []),
  ]);
  return [...likely, ...others].find((each) => each.key === key) ?? null;
}

interface PasteRowsProps {
  readonly units: readonly LobbyUnit[];
  readonly pasted: Pasted;
  readonly onChange: (pasted: Pasted) => void;
  readonly onUse: (changes: Changes) => void;
}

export function PasteRows({ units, pasted, onChange, onUse }: PasteRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const { text } = pasted;
  const chosen = chosenAmong(units, pasted.chosen);
  const found = pastedRows(
    text,
    units.map(({ id, bare, tag }) => ({ id, name: bare, tag })),
  );
  const { rows, isOrdered, changes, open, left } = decideRows(found, chosen);
  const count = Object.keys(changes).length;
  const nameOf = (unitId: string) => units.find(({ id }) => id === unitId)?.name ?? '';
  const goToFirst = () => {
    const field = list.current?.querySelector<HTMLElement>('select[aria-invalid]');
    // The focus alone may scroll the line under the sticky button, so the line is centred.
    field?.focus({ preventScroll: true });
    field?.closest('li')?.scrollIntoView({ block: 'center' });
  };
  return (
    <section aria-label={words.paste} className="grid gap-3">
      <LimitedAreaField
        label={words.pasteHere}
        hint={words.pasteHint}
        required="unmarked"
        rows={5}
        maxLength={LONG_TEXT_MAX}
        whenFull={words.pastedFull}
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
              <span className="text-sm wrap-anywhere text-dim">
                {needsAnswer(row) && `${words.lineNumber(index + 1)}: `}
                {row.line}
              </span>
              {row.kind === 'understood' && proposal !== null ? (
                <span className="font-semibold wrap-anywhere">
                  <bdi>{nameOf(proposal.unitId)}</bdi>{' '}
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
      <div className="sticky bottom-0 z-10 -mx-2 grid bg-night/90 px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] empty:hidden sm:mx-0 sm:px-0">
        {open.length > 0 ? (
          <Button variant="secondary" onClick={goToFirst}>
            {words.answerFirst(open)}
          </Button>
        ) : (
          count > 0 && (
            <Button variant={left > 0 ? 'secondary' : 'primary'} onClick={() => onUse(changes)}>
              {words.useRows(count, left)}
            </Button>
          )
        )}
      </div>
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
    const said = isOrdered && result.played ? figureText('kills', result.kills) : resultText(result);
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
