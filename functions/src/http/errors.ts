import type { Failure } from '@copa/domain/api/envelope';
import { AppError } from '@copa/domain/errors';
import { COME_BACK_MS, SECOND_MS } from '@copa/domain/limits';
import type { ErrorRequestHandler } from 'express';
import type * as z from 'zod/mini';
import { invalidFields, refusal, refusedBy } from '../refusals.ts';
import { AS_FILE } from './reply.ts';
import { loggerOf, traceIdOf } from './request-context.ts';
import * as words from './words.ts';

/** A body of 100 KB may have thousands of wrong fields. Their texts would be four times as long. */
const FIELDS_TOLD_MAX = 200;

export const renderError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const known = knownError(error);
  const logger = loggerOf(response);
  if (known.httpStatus >= 500) logger.error('call failed', error, { code: known.code });
  else logger.info('call refused', { code: known.code });
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const retryAfterMs = known.retryAfterMs ?? (known.code === 'unavailable' ? COME_BACK_MS : undefined);
  if (retryAfterMs !== undefined) {
    response.setHeader('Retry-After', String(Math.ceil(retryAfterMs / SECOND_MS)));
  }
  const failure: Failure = {
    success: false,
    error: known.message,
    code: known.code,
    ...(known.fields === undefined ? {} : { fields: known.fields }),
    traceId: traceIdOf(response),
  };
  response
    .status(known.httpStatus)
    .set({ ...AS_FILE, 'Cache-Control': 'no-store' })
    .json(failure);
};

function knownError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof URIError) return refusal('bad-request');
  return refusedBy(error, 'internal');
}

/**
 * A page that was opened before a deployment may send a field that the API does not know. The page shows the
 * message, and its drafts survive the reload.
 */
export function validationError(error: z.core.$ZodError): AppError {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    for (const path of fieldPaths(issue)) {
      if (!fields.has(path) && fields.size < FIELDS_TOLD_MAX) fields.set(path, messageOf(issue));
    }
  }
  const told = invalidFields(Object.fromEntries(fields));
  return error.issues.some(({ code }) => code === 'unrecognized_keys')
    ? new AppError(told.code, words.otherVersion, { fields: told.fields ?? {} })
    : told;
}

function fieldPaths(issue: z.core.$ZodIssue): readonly string[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'));
  return [path.join('.')];
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return words.unknownField;
  if (issue.message.startsWith('Invalid input') || issue.message === 'Invalid') {
    return words.badValue;
  }
  return issue.message;
}
