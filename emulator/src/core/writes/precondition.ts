import type { Document, Precondition } from '../model.ts';
import { StatusError } from '../status-error.ts';

/** Texts of production for existence (applications show them), of both for the update time. */
export function checkPrecondition(
  precondition: Precondition | null,
  name: string,
  current: Document | null,
): void {
  if (precondition === null) return;
  if (precondition.exists === true && current === null) {
    throw new StatusError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (precondition.exists === false && current !== null) {
    throw new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  const stored = current?.updateTime ?? 0n;
  if (precondition.updateTime !== undefined && precondition.updateTime !== stored) {
    throw new StatusError(
      'FAILED_PRECONDITION',
      `the stored version (${stored}) does not match the required base version (${precondition.updateTime})`,
    );
  }
}
