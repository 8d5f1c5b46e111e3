import type { Endpoint } from '@copa/domain/api/endpoint';
import { SHORT_TEXT_MAX } from '@copa/domain/limits';
import { useState } from 'react';
import type { Call } from '../../lib/network/api-client.ts';
import { TextField } from '../fields/text-field.tsx';
import * as words from '../words/admin.ts';
import { ActDialog, type ActDialogProps } from './act-dialog.tsx';

interface ReasonDialogProps<E extends Endpoint> extends Omit<ActDialogProps<E>, 'call'> {
  /** One tap each; any other can be written. */
  readonly usual: readonly string[];
  /** Says who reads the reason. */
  readonly hint?: string;
  readonly call: (reason: string) => Call<E>;
}

export function ReasonDialog<E extends Endpoint>(props: ReasonDialogProps<E>) {
  const { usual, hint = words.audited, call, children, ...dialog } = props;
  const [reason, setReason] = useState('');
  return (
    <ActDialog {...dialog} call={() => call(reason)}>
      {children}
      <fieldset aria-label={words.usualReasons} className="flex flex-wrap gap-2">
        {usual.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={reason === each}
            onClick={() => setReason(each)}
            className="min-h-11 rounded-full border border-edge/60 bg-ash px-3.5 text-sm text-mist hover:border-mist aria-pressed:border-gold aria-pressed:text-gold"
          >
            {each}
          </button>
        ))}
      </fieldset>
      <TextField
        label={words.reason}
        hint={hint}
        required
        autoComplete="off"
        maxLength={SHORT_TEXT_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActDialog>
  );
}
