import { getForm } from '@copa/domain/forms/endpoints';
import { type Form, formRefusal } from '@copa/domain/forms/form';
import { useCallback } from 'react';
import { ApiError, callApi, messageOf } from '../../../lib/network/api-client.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { useLoad } from '../../../lib/network/use-load.ts';
import * as words from '../words/public-form.ts';

export type FormLoad =
  | { readonly state: 'loading' }
  | {
      readonly state: 'error';
      readonly message: string;
      readonly retry: (() => void) | null;
      /**
       * Only set for a form that tournaments use for registrations: the id of the next published tournament,
       * or null if there is none.
       */
      readonly registersFor?: string | null;
    }
  | { readonly state: 'ready'; readonly form: Form; readonly again: () => void };

export async function fetchForm(formId: string): Promise<Form | null> {
  if (formId === '') return null;
  try {
    return await callApi(getForm, { params: { formId } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return null;
    throw error;
  }
}

/** The hour counts as the form opens, so that a form does not close under somebody who is typing. */
async function openForm(formId: string) {
  const form = await fetchForm(formId);
  return form && { form, refusal: formRefusal(form, serverNow()) };
}

function failure(error: unknown, again: () => void): FormLoad {
  if (error instanceof ApiError && error.code === 'validation-failed') {
    return { state: 'error', message: words.invalidId, retry: null };
  }
  return { state: 'error', message: words.loadFailed(messageOf(error)), retry: again };
}

export function usePublicForm(formId: string): FormLoad {
  const load = useLoad(useCallback(() => openForm(formId), [formId]));
  if (formId === '') return { state: 'error', message: words.invalidId, retry: null };
  if (load.state === 'loading') return load;
  if (load.state === 'failed') return failure(load.error, load.again);
  if (load.value === null) return { state: 'error', message: words.goneOrInactive, retry: null };
  const { form, refusal } = load.value;
  if (form.registersFor !== undefined) {
    const { registersFor } = form;
    return { state: 'error', message: words.onlyWithTournament, retry: null, registersFor };
  }
  if (refusal !== null) {
    return {
      state: 'error',
      message: refusal === 'form-closed' ? words.closed : words.unavailable,
      retry: null,
    };
  }
  return { state: 'ready', form, again: load.again };
}
