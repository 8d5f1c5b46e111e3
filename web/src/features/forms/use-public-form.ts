import { getForm } from '@copa/domain/api/forms';
import type { Form } from '@copa/domain/form';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, callApi, messageOf } from '../../lib/api-client.ts';

export const FORM_ERRORS = {
  noId: 'ID de formulario no válido',
  notFound: 'El formulario que buscas no existe o ha sido desactivado',
  inactive: 'Este formulario no está disponible',
  failed: (message: string) => `Error al cargar el formulario: ${message}`,
} as const;

export type FormLoad =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly message: string; readonly retry: (() => void) | null }
  | { readonly state: 'ready'; readonly form: Form };

/** Null when there is no id or no such form; other failures are the caller's to show. */
export async function fetchForm(formId: string): Promise<Form | null> {
  if (formId === '') return null;
  try {
    return await callApi(getForm, { params: { formId } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function usePublicForm(formId: string): FormLoad {
  const [load, setLoad] = useState<FormLoad>({ state: 'loading' });

  const run = useCallback(async () => {
    if (formId === '') return setLoad({ state: 'error', message: FORM_ERRORS.noId, retry: null });
    setLoad({ state: 'loading' });
    try {
      const form = await fetchForm(formId);
      if (form === null) return setLoad({ state: 'error', message: FORM_ERRORS.notFound, retry: null });
      if (!form.isActive) return setLoad({ state: 'error', message: FORM_ERRORS.inactive, retry: null });
      return setLoad({ state: 'ready', form });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'validation-failed') {
        return setLoad({ state: 'error', message: FORM_ERRORS.noId, retry: null });
      }
      return setLoad({
        state: 'error',
        message: FORM_ERRORS.failed(messageOf(error)),
        retry: () => void run(),
      });
    }
  }, [formId]);

  useEffect(() => void run(), [run]);
  return load;
}
