import { type RefObject, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { forgetDraft, keepDraft } from '../../lib/admin/drafts.ts';
import { changedFields } from './merge-edits.ts';
import type { TournamentDraft } from './tournament-draft.ts';
import type { EditorValues } from './tournament-form-values.ts';

/** The state of the tournament that is being edited over. */
export interface Opened {
  readonly at: Date | null;
  readonly values: EditorValues;
}

/** Keeps on the device what is typed, until it is saved or thrown away on purpose. */
export function useTournamentDraft(
  key: string,
  form: UseFormReturn<EditorValues>,
  opened: Opened,
): { readonly over: () => void } {
  const isOver: RefObject<boolean> = useRef(false);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isOver.current) return;
          if (changedFields(opened.values, values).length === 0) {
            forgetDraft(key);
            return;
          }
          const draft: TournamentDraft = {
            at: new Date(),
            openedAt: opened.at,
            base: opened.values,
            values,
          };
          keepDraft(key, draft);
        },
      }),
    [form, key, opened],
  );
  return {
    over: () => {
      isOver.current = true;
      forgetDraft(key);
    },
  };
}
