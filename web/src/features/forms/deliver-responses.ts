import { createFormResponse } from '@copa/domain/api/forms';
import { site } from '../../config/site.ts';
import { ApiError, callApi } from '../../lib/api-client.ts';
import { readLocal, writeLocal } from '../../lib/local-store.ts';
import { reportProblem } from '../../lib/report-problem.ts';
import { type LocalResponse, markDelivered, pendingResponses } from './local-responses.ts';

const DEVICE_KEY = `${site.slug}_device`;

/** For forms that take one answer a device; it says nothing about the person. */
function deviceId(): string {
  const known = readLocal(DEVICE_KEY);
  if (known !== null) return known;
  const fresh = crypto.randomUUID();
  writeLocal(DEVICE_KEY, fresh);
  return fresh;
}

export async function deliver(response: LocalResponse): Promise<void> {
  const { formId, requestId, answers } = response;
  await callApi(createFormResponse, {
    params: { formId },
    body: { requestId, answers, deviceId: deviceId() },
  });
}

/** Sends what earlier visits could not. A response that the API refuses for good is not asked again. */
export async function deliverPending(): Promise<void> {
  for (const response of pendingResponses()) {
    try {
      await deliver(response);
      markDelivered(response.formId, response.id);
    } catch (error) {
      reportProblem(`a response to the form ${response.formId} could not be delivered`, error);
      if (error instanceof ApiError && error.retryable) return;
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
        markDelivered(response.formId, response.id);
      }
    }
  }
}
