import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { ApiError, messageOf } from '../../lib/network/api-client.ts';
import { useSending } from '../../lib/network/use-sending.ts';
import { Button } from '../button.tsx';
import * as words from '../words/controls.ts';
import { Overlay } from './overlay.tsx';
import { useClosedByBack } from './use-closed-by-back.ts';

export interface ConfirmDialogProps {
  readonly open?: boolean;
  readonly title: string;
  readonly confirm: string;
  readonly cancel?: string;
  readonly danger?: boolean;
  readonly isReady?: boolean;
  /** Stands beside the buttons, where it is read before the tap. */
  readonly effect?: string | null;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function reasonOf(failure: unknown): string {
  const fields = failure instanceof ApiError ? Object.values(failure.fields) : [];
  return fields.length > 0 ? fields.join(' ') : messageOf(failure);
}

/** A refusal is most likely about the first required field that is empty. */
function emptyField(fields: Element | null): HTMLElement | undefined {
  const required = fields?.querySelectorAll<HTMLInputElement>(':is(input, select, textarea)[aria-required]');
  return Array.from(required ?? []).find(({ value }) => value.trim() === '');
}

function inputOf(fields: Element | null): string {
  const all = fields?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [];
  return JSON.stringify(Array.from(all, ({ value, checked }) => [value, checked]));
}

const TOUCHES = ['input', 'click'] as const;

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, title, confirm, cancel = words.cancel, danger = false, isReady = true } = props;
  const { effect = null } = props;
  const { onConfirm, onClose, children } = props;
  const { busy, failure, send, forget } = useSending();
  const reason = useRef<HTMLParagraphElement>(null);
  const fields = useRef<HTMLFieldSetElement | null>(null);
  const seen = useRef('');
  const isTouched = useRef(false);
  useClosedByBack(open);
  useEffect(() => {
    if (failure === null) return;
    reason.current?.scrollIntoView({ block: 'nearest' });
    emptyField(fields.current)?.focus();
  }, [failure]);
  // A tap on a button may also fill a field, so each render compares what the fields contain. If live data
  // changed them, the refusal stays.
  useEffect(() => {
    const input = inputOf(fields.current);
    if (failure !== null && isTouched.current && input !== seen.current) forget();
    seen.current = input;
    isTouched.current = false;
  });
  const watch = useCallback((element: HTMLFieldSetElement) => {
    const touch = () => {
      isTouched.current = true;
      setTimeout(() => {
        isTouched.current = false;
      });
    };
    fields.current = element;
    for (const kind of TOUCHES) element.addEventListener(kind, touch);
    return () => {
      for (const kind of TOUCHES) element.removeEventListener(kind, touch);
      fields.current = null;
    };
  }, []);

  const close = () => {
    if (busy) return;
    forget();
    onClose();
  };
  const run = () =>
    send(async () => {
      await onConfirm();
      onClose();
    });

  const usual = isReady ? 'primary' : 'secondary';
  return (
    <Overlay
      open={open}
      size="small"
      title={title}
      onClose={close}
      footer={
        <>
          {effect !== null && <p className="basis-full text-warning">{effect}</p>}
          <Button variant="secondary" disabled={busy} onClick={close}>
            {cancel}
          </Button>
          <Button variant={danger ? 'danger' : usual} busy={busy} onClick={run}>
            {confirm}
          </Button>
        </>
      }
    >
      {/* The dialog takes no input during the call, because its success would lose that input. */}
      <fieldset ref={watch} disabled={busy} className="grid min-w-0 gap-3">
        {children}
      </fieldset>
      <p ref={reason} role="alert" className="mt-3 font-semibold text-danger">
        {failure !== null && reasonOf(failure)}
      </p>
    </Overlay>
  );
}
