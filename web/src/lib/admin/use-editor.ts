import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useToast } from '../../components/toast/toast-context.ts';
import { useFirstErrorFocus } from '../form-focus.ts';
import { ApiError, messageOf } from '../network/api-client.ts';
import { isStoredAs, type Merging, type Version } from './edits.ts';
import type { EditorErrors } from './schema-errors.ts';
import type { DocumentSending } from './store-document.ts';
import { useEdit } from './use-edit.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';
import * as words from './words.ts';

const NO_ERRORS: EditorErrors = {};

interface SavingOptions<T extends object> {
  readonly errorsOf: (values: T) => EditorErrors;
  /** Null ends the edit, unless the values changed during the call. */
  readonly send: (values: T, sending: DocumentSending<T>) => Promise<Version<T> | null>;
  readonly saved: string | ((values: T) => string);
  readonly onDone?: () => void;
  /** Called before the first wrong field gets the focus. */
  readonly onWrong?: (errors: EditorErrors) => void;
}

interface EditorOptions<T extends object, Part extends string> extends SavingOptions<T> {
  readonly name: string;
  readonly schema: z.ZodMiniType<T>;
  readonly stored: Version<T>;
  readonly merging: Merging<T, Part>;
}

export type Editor<T extends object, Part extends string> = ReturnType<typeof useEditor<T, Part>>;

export function useEditor<T extends object, Part extends string>(options: EditorOptions<T, Part>) {
  const { name, schema, stored, merging, errorsOf } = options;
  const edit = useEdit(name, schema, stored);
  const { values, opened, isDirty } = edit;
  const saver = useSaving(edit, options);
  const { form, saving, attempted, failure, unanswered, forgetFailure, saveOver, finish } = saver;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const guard = useUnsavedGuard(isDirty && saving !== 'saved');
  const isStale = failure instanceof ApiError && failure.code === 'stale-write';
  const refused = failure instanceof ApiError ? failure.fields : NO_ERRORS;
  const found = attempted || left.size > 0 ? errorsOf(values) : NO_ERRORS;
  const errors = attempted ? { ...refused, ...found } : onlyOf(found, left);
  const isOwnStored = unanswered !== null && isStoredAs(merging.asStored(unanswered), stored.values);
  const base = isOwnStored ? { ...opened, values: unanswered } : opened;

  const merge = (theirs: Version<T>, takeTheirs: ReadonlySet<Part>) => {
    forgetFailure();
    edit.merge(theirs, (_base, ...versions) => merging.merge(base.values, ...versions, takeTheirs));
  };
  return {
    form,
    values,
    errors,
    problem: problemOf(failure, attempted ? errors : NO_ERRORS),
    busy: saving === 'busy',
    guard,
    change: (changes: Partial<T>) => {
      edit.change(changes);
      forgetFailure();
    },
    leave: (field: string) => setLeft(new Set([...left, field])),
    save: () => void saveOver(opened.at),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void saveOver(opened.at);
    },
    draft: { recovered: edit.recovered, startOver: edit.startOver, over: edit.over },
    /**
     * Null during a save and after a save that ended the edit, because the form's own save may have changed
     * the stored version.
     */
    rival:
      saving !== 'no'
        ? null
        : {
            stored,
            opened: base,
            mine: values,
            merging,
            asked: isStale,
            onMerge: merge,
            // If the stored version equals the form, the failed save counts as successful.
            onAdopt: (theirs: Version<T>) => {
              merge(theirs, new Set());
              if (failure !== null && isStoredAs(merging.asStored(values), theirs.values)) finish(theirs);
              else if (isStale && isDirty) void saveOver(theirs.at);
            },
          },
  };
}

function useSaving<T extends object>(
  edit: ReturnType<typeof useEdit<T>>,
  { errorsOf, send, saved, onDone, onWrong }: SavingOptions<T>,
) {
  const toast = useToast();
  const isShown = useIsShown();
  const [saving, setSaving] = useState<'no' | 'busy' | 'saved'>('no');
  const [attempted, setAttempted] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  /** The values of a failed save that may have been stored nevertheless. */
  const [unanswered, setUnanswered] = useState<T | null>(null);
  const isSending = useRef(false);
  const [form, focusFirstError] = useFirstErrorFocus();
  const { values } = edit;

  const showWrong = (errors: EditorErrors) => {
    onWrong?.(errors);
    focusFirstError();
  };

  const finish = (version: Version<T> | null) => {
    const isOpen = version === null && edit.hasChangedSince(values);
    const isOver = version === null && !isOpen;
    if (version !== null) edit.goOn(values, version);
    else if (isOpen) edit.stayOpen(values);
    else edit.over();
    if (!isOver) setAttempted(false);
    setSaving(isOver ? 'saved' : 'no');
    setUnanswered(null);
    toast.success(typeof saved === 'string' ? saved : saved(values));
    if (isShown.current && !isOpen) onDone?.();
    return isOver;
  };
  const saveOver = async (at: Date | null) => {
    if (isSending.current) return;
    setAttempted(true);
    const wrong = errorsOf(values);
    if (Object.keys(wrong).length > 0) {
      showWrong(wrong);
      return;
    }
    isSending.current = true;
    setFailure(null);
    setSaving('busy');
    try {
      // A finished edit is not sent again while the screen closes.
      isSending.current = finish(await send(values, { expectedUpdatedAt: at, attempt: edit.attempt }));
    } catch (error) {
      isSending.current = false;
      setSaving('no');
      setFailure(error);
      if (error instanceof ApiError && error.mayHaveArrived) setUnanswered(values);
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) showWrong(error.fields);
    }
  };
  const forgetFailure = () => setFailure(null);
  return { form, saving, attempted, failure, unanswered, forgetFailure, saveOver, finish };
}

/**
 * `current` is true while the screen is shown. A call that ends after somebody has left must not navigate.
 */
export function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

const RIVAL_FIRST = words.takeTheirsFirst;

function onlyOf(errors: EditorErrors, fields: ReadonlySet<string>): EditorErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => fields.has(field)));
}

function problemOf(failure: unknown, errors: EditorErrors): string | null {
  if (failure instanceof ApiError && failure.code === 'stale-write') return RIVAL_FIRST;
  if (failure !== null) return messageOf(failure);
  return Object.keys(errors).length > 0 ? words.checkFields : null;
}
