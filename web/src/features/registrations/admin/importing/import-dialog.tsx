import { importRegistrations } from '@copa/domain/registrations/endpoints';
import type { ImportResult } from '@copa/domain/registrations/pasted/import';
import {
  PASTED_PLAYERS_MAX,
  type PastedUnit,
  pastedPlayers,
} from '@copa/domain/registrations/pasted/pasted-players';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../../components/button.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { RadioGroup } from '../../../../components/fields/choice-fields.tsx';
import { TextAreaField } from '../../../../components/fields/text-field.tsx';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import { messageOf } from '../../../../lib/network/api-client.ts';
import { personalName } from '../../../../lib/storage/kept-drafts.ts';
import { useKept } from '../../../../lib/storage/use-kept.ts';
import * as words from '../../words/importing.ts';
import { type ImportRow, importRows, readyNames, withResults } from './import-rows.ts';

interface ImportDialogProps {
  readonly tournament: Pick<ListedTournament, 'id' | 'name' | 'modality' | 'substitutes'>;
  readonly onAdded: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

export function ImportDialog({ tournament, onAdded, onClose }: ImportDialogProps) {
  const isTeam = tournament.modality !== 'solo';
  const list = usePastedList(tournament, onAdded);
  const { step, pasted, isBusy, check, bringIn, goBack } = list;
  const ready = step.name === 'typing' ? 0 : readyNames(step.rows).length;

  return (
    <Overlay
      title={words.title(tournament.name)}
      onClose={() => {
        // The dialog stays open during an import, because the result is shown nowhere else.
        if (step.name !== 'checked' || !isBusy) onClose();
      }}
      footer={
        step.name === 'typing' ? (
          <Button busy={isBusy} disabled={pasted.asks.length > 0} onClick={() => void check()}>
            {words.check}
          </Button>
        ) : step.name === 'checked' ? (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={goBack}>
              {words.change}
            </Button>
            {ready > 0 && (
              <Button busy={isBusy} onClick={() => void bringIn(step.rows)}>
                {words.send(ready, isTeam)}
              </Button>
            )}
          </>
        ) : (
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
        )
      }
    >
      {step.name === 'typing' ? (
        <PastedList list={list} problem={step.problem} isTeam={isTeam} />
      ) : (
        <Outcome step={step} isTeam={isTeam} />
      )}
    </Overlay>
  );
}

interface PastedListProps {
  readonly list: ReturnType<typeof usePastedList>;
  readonly problem: string;
  readonly isTeam: boolean;
}

function PastedList({ list: { typed, pasted, change }, problem, isTeam }: PastedListProps) {
  return (
    <div className="grid gap-4">
      <TextAreaField
        required
        label={words.list}
        hint={isTeam ? words.hint.team : words.hint.alone}
        rows={10}
        value={typed.text}
        error={problem}
        onChange={(event) => change({ text: event.target.value, numbers: null, texts: null })}
      />
      {(pasted.asks.includes('numbers') || typed.numbers !== null) && (
        <RadioGroup
          required
          label={words.whichNumber}
          options={[...words.numberOptions]}
          value={typed.numbers ?? ''}
          onChange={(value) => change({ numbers: z.parse(TypedSchema.shape.numbers, value) })}
        />
      )}
      {(pasted.asks.includes('texts') || typed.texts !== null) && (
        <RadioGroup
          required
          label={words.whichText}
          options={[...words.textOptions]}
          value={typed.texts ?? ''}
          onChange={(value) => change({ texts: z.parse(TypedSchema.shape.texts, value) })}
        />
      )}
    </div>
  );
}

function Outcome({ step, isTeam }: { step: Exclude<Step, { readonly name: 'typing' }>; isTeam: boolean }) {
  const names = readyNames(step.rows);
  const ready = names.length;
  const wrong = step.rows.flatMap((row) => (row.kind === 'wrong' ? [row] : []));
  const empty = step.rows.flatMap((row) => (row.kind === 'empty' ? [row.name] : []));
  const places = step.name === 'done' ? step.results.map(({ added }) => added?.place) : [];
  const count = (wanted: string) => places.filter((place) => place === wanted).length;
  return (
    <div className="grid gap-4">
      <output className="text-lg">
        {step.name === 'done' ? words.done(count('held'), count('waiting')) : words.comesIn(ready, isTeam)}
      </output>
      {ready > 0 && <p className="wrap-anywhere">{words.namesIn(names)}</p>}
      {step.name === 'checked' && ready > 0 && <p className="text-mist">{words.agesUnknown}</p>}
      {step.name === 'done' && ready > 0 && <p>{words.tellThem}</p>}
      {step.name === 'checked' && step.problem !== '' && (
        <p role="alert" className="text-danger">
          {step.problem}
        </p>
      )}
      {wrong.length > 0 && (
        <div>
          <p>{words.staysOut(wrong.length, isTeam)}</p>
          <ul className="mt-2 grid gap-2">
            {wrong.map(({ line, why }, index) => (
              <li key={`${index} ${line}`} className="border-l-2 border-danger pl-3 wrap-anywhere">
                <span className="block text-sm text-mist">{line}</span>
                {why}
              </li>
            ))}
          </ul>
        </div>
      )}
      {empty.length > 0 && <p className="wrap-anywhere">{words.withoutPlayers(empty)}</p>}
    </div>
  );
}

const TypedSchema = z.object({
  text: z.string(),
  requestId: z.string(),
  numbers: z.nullable(z.enum(['id-first', 'phone-first'])),
  texts: z.nullable(z.enum(['team-first', 'nick-first'])),
});
type Typed = z.output<typeof TypedSchema>;

type Step =
  | { readonly name: 'typing'; readonly problem: string }
  | { readonly name: 'checked'; readonly rows: readonly ImportRow[]; readonly problem: string }
  | { readonly name: 'done'; readonly rows: readonly ImportRow[]; readonly results: readonly ImportResult[] };

function usePastedList(
  { id, modality, substitutes }: ImportDialogProps['tournament'],
  onAdded: ImportDialogProps['onAdded'],
) {
  const [nothing] = useState<Typed>(() => ({
    text: '',
    requestId: crypto.randomUUID(),
    numbers: null,
    texts: null,
  }));
  const [typed, setTyped] = useKept(personalName(`import_${id}`), TypedSchema, nothing);
  const [step, setStep] = useState<Step>({ name: 'typing', problem: '' });
  const call = useApiMutation(importRegistrations);
  const latest = useRef(typed.requestId);
  const pasted = pastedPlayers(typed.text, { size: UNIT_SIZES[modality], substitutes }, typed);

  const typeAgain = (problem: string) => setStep({ name: 'typing', problem });
  const change = (changes: Partial<Typed>) => {
    latest.current = crypto.randomUUID();
    setTyped({ ...typed, ...changes, requestId: latest.current });
    typeAgain('');
  };
  const send = async (rows: readonly ImportRow[], preview: boolean) => {
    const units = rows.flatMap((row) => (row.kind === 'ready' ? [row.sent] : []));
    const body = { requestId: typed.requestId, preview, units };
    return units.length === 0 ? [] : (await call.mutateAsync({ params: { id }, body })).results;
  };
  const check = async () => {
    const problem = problemOf(pasted.units);
    if (problem !== '') return typeAgain(problem);
    const rows = importRows(pasted);
    latest.current = typed.requestId;
    // Each change of the list has a new `requestId`, so an answer about an earlier list is ignored.
    const setStepOf = (step: Step) => {
      if (latest.current === typed.requestId) setStep(step);
    };
    try {
      setStepOf({ name: 'checked', rows: withResults(rows, await send(rows, true)), problem: '' });
    } catch (error) {
      setStepOf({ name: 'typing', problem: messageOf(error) });
    }
  };
  const bringIn = async (rows: readonly ImportRow[]) => {
    try {
      const results = await send(rows, false);
      onAdded(results.flatMap(({ added }) => added?.id ?? []));
      setStep({ name: 'done', rows: withResults(rows, results), results });
      setTyped(nothing);
    } catch (error) {
      setStep({ name: 'checked', rows, problem: messageOf(error) });
    }
  };
  return { typed, pasted, step, isBusy: call.isPending, change, check, bringIn, goBack: () => typeAgain('') };
}

function problemOf(units: readonly PastedUnit[]): string {
  const count = units.reduce((sum, { players }) => sum + players.length, 0);
  if (count === 0) return words.nobody;
  return count > PASTED_PLAYERS_MAX ? words.tooMany : '';
}
