import type { Endpoint } from '@copa/domain/api/endpoint';
import { SHORT_TEXT_MAX } from '@copa/domain/limits';
import * as z from 'zod/mini';
import type { Data } from '../../lib/admin/admin-api.ts';
import { ApiError, type CallParts } from '../../lib/network/api-client.ts';
import { useKept } from '../../lib/storage/use-kept.ts';
import { LimitedField } from '../fields/limited-field.tsx';
import * as words from '../words/admin.ts';
import { ActDialog, type ActDialogProps } from './act-dialog.tsx';

const TypedSchema = z.nullable(z.string());

interface ReasonDialogProps<E extends Endpoint> extends Omit<ActDialogProps<E>, 'call'> {
  readonly draft: string;
  readonly usual: readonly string[];
  /** The reason that is filled in at first. */
  readonly likely?: string;
  readonly hint?: string;
  readonly call: (reason: string) => CallParts<E>;
}

export function ReasonDialog<E extends Endpoint>(props: ReasonDialogProps<E>) {
  const { draft, usual, likely = '', hint, call, onDone, children, ...dialog } = props;
  const [typed, setTyped] = useKept(draft, TypedSchema, null);
  const reason = typed ?? likely;
  const checked = () => {
    requireReason(reason);
    return call(reason);
  };
  const forget = (data: Data<E>) => {
    setTyped(null);
    return onDone?.(data);
  };
  return (
    <ActDialog {...dialog} call={checked} onDone={forget}>
      {children}
      <ReasonFields usual={usual} hint={hint} value={reason} onChange={setTyped} />
    </ActDialog>
  );
}

export function requireReason(reason: string): void {
  if (reason.trim() === '') throw new ApiError('validation-failed', 400, words.reasonMissing);
}

interface ReasonFieldsProps {
  readonly usual: readonly string[];
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

export function ReasonFields({ usual, hint = words.audited, value, onChange }: ReasonFieldsProps) {
  return (
    <>
      <UsualReasons usual={usual} chosen={value} onChoose={onChange} />
      <LimitedField
        label={words.reason}
        hint={hint}
        required
        autoComplete="off"
        maxLength={SHORT_TEXT_MAX}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

interface UsualReasonsProps {
  readonly usual: readonly string[];
  readonly chosen: string;
  readonly onChoose: (reason: string) => void;
}

export function UsualReasons({ usual, chosen, onChoose }: UsualReasonsProps) {
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="mb-1.5 text-sm text-mist">{words.usualReasons}</legend>
      {usual.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={chosen === each}
          onClick={() => onChoose(each)}
          className="group flex min-h-11 items-center gap-2 rounded-md pr-2 text-left text-sm text-mist hover:text-ink aria-pressed:text-gold"
        >
          <span
            aria-hidden="true"
            className="size-4 shrink-0 rounded-full border border-current group-aria-pressed:border-4"
          />
          {each}
        </button>
      ))}
    </fieldset>
  );
}
