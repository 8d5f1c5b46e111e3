import type { FieldErrors } from '@copa/domain/errors';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../../components/button.tsx';
import { TapAnswer } from '../../../../components/tap-answer.tsx';
import { useFirstErrorFocus } from '../../../../lib/form-focus.ts';
import { ApiError, messageOf } from '../../../../lib/network/api-client.ts';
import { useSending } from '../../../../lib/network/use-sending.ts';
import * as words from '../../words/own.tsx';

interface OwnFormProps {
  readonly schema: z.ZodMiniType;
  readonly typed: unknown;
  readonly send: () => Promise<unknown>;
  readonly onCancel: () => void;
  readonly children: (errors: FieldErrors) => ReactNode;
}

export function OwnForm({ schema, typed, send, onCancel, children }: OwnFormProps) {
  const [isAttempted, setAttempted] = useState(false);
  const { busy, failure, forget, send: start } = useSending();
  const [form, focusFirstError] = useFirstErrorFocus();
  const issues = z.safeParse(schema, typed).error?.issues ?? [];
  const wrong = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
  const refused = failure instanceof ApiError ? failure.fields : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (issues.length > 0) focusFirstError();
    else start(send);
  };
  return (
    <form ref={form} noValidate onChange={forget} onSubmit={submit} className="grid gap-4">
      {children({ ...refused, ...(isAttempted && wrong) })}
      <TapAnswer tone="danger">{failure !== null && messageOf(failure)}</TapAnswer>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {words.save}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
