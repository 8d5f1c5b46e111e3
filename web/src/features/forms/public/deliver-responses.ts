import { createFormResponse } from '@copa/domain/forms/endpoints';
import { ApiError, callApi } from '../../../lib/network/api-client.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import { readLocal, writeLocal } from '../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import * as words from '../words/undelivered.ts';
import { markDelivered, markRefused, pendingResponses, type WaitingResponse } from './local-responses.ts';

function deviceId(): string {
  const known = readLocal(storageKeys.device);
  if (known !== null) return known;
  const fresh = crypto.randomUUID();
  writeLocal(storageKeys.device, fresh);
  return fresh;
}

export async function deliver(response: WaitingResponse): Promise<void> {
  const { formId, requestId, answers } = response;
  await callApi(createFormResponse, {
    params: { formId },
    body: { requestId, answers, deviceId: deviceId() },
  });
}

const CLOSED: ReadonlySet<string> = new Set(['form-inactive', 'form-closed', 'form-full', 'not-found']);

/** After a refusal with one of these codes, the response stays pending and is sent again later. */
const LATER: ReadonlySet<string> = new Set(['app-check-failed', 'network-limited']);

function refusalOf(error: ApiError): string {
  if (error.code === 'form-full') return words.formFull;
  if (CLOSED.has(error.code)) return words.formClosed;
  const reason = Object.values(error.fields)[0] ?? error.message;
  return `${reason.charAt(0).toLowerCase()}${reason.slice(1).replace(/\.$/, '')}`;
}

let running: Promise<void> | null = null;

export function deliverPending(tell: (message: string) => void): Promise<void> {
  running ??= deliverAll(tell).finally(() => {
    running = null;
  });
  return running;
}

async function deliverAll(tell: (message: string) => void): Promise<void> {
  const limited = new Set<string>();
  for (const response of pendingResponses()) {
    const { formId, id, requestId } = response;
    // The person may have discarded it, or another tab may have delivered it, while earlier ones were sent.
    const isWaiting = pendingResponses().some((each) => each.requestId === requestId);
    if (!isWaiting || limited.has(formId)) continue;
    try {
      await deliver(response);
      markDelivered(formId, id);
    } catch (error) {
      reportProblem(`a response to the form ${formId} could not be delivered`, error);
      if (!(error instanceof ApiError)) continue;
      if (error.retryable) return;
      if (error.code === 'network-limited') limited.add(formId);
      if (error.mayHaveArrived || LATER.has(error.code)) continue;
      const refused = refusalOf(error);
      markRefused(formId, id, refused);
      tell(words.refusedToast(refused));
    }
  }
}
