import type { Document, Write } from '../model.ts';
import { invalidArgument } from '../status-error.ts';
import { documentSize } from '../values/document-size.ts';

const MAX_COMMIT_BYTES = 10 * 1024 * 1024;

/**
 * Production also counts a deleted document, which the request only names. The index entries that it counts
 * too are unknown here.
 */
export function checkCommitSize(writes: readonly Write[], lookup: (name: string) => Document | null): void {
  const sizes = writes.map((write) => {
    const written = write.kind === 'delete' ? lookup(write.name) : write.kind === 'update' ? write : null;
    return written === null ? 0 : documentSize(written);
  });
  if (sizes.reduce((sum, size) => sum + size, 0) > MAX_COMMIT_BYTES) {
    throw invalidArgument('Transaction too big. Decrease transaction size.');
  }
}
