import { documentSize } from '../core/values/document-size.ts';
import type { ListenResponse } from './listen-messages.ts';
import type { WriteResponse } from './write-stream.ts';

/** The memory that an answer alone may hold; the rest of it is small. */
export function listenAnswerSize(response: ListenResponse): number {
  return response.kind === 'documentChange' ? documentSize(response.document) : 0;
}

const RESULT_BYTES = 64;

export function writeAnswerSize({ results }: WriteResponse): number {
  return results.length * RESULT_BYTES;
}
