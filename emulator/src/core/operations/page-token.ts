import { invalidArgument } from '../status-error.ts';

const MARK = 'after:';

/** A page token says after which name or id to go on; clients must not look inside. */
export function encodePageToken(last: string): string {
  return Buffer.from(`${MARK}${last}`).toString('base64url');
}

/**
 * The position after which to continue; null for the first page. A token of another request lacks the prefix.
 */
export function decodePageToken(token: string, prefix: string): string | null {
  if (token === '') return null;
  const text = Buffer.from(token, 'base64url').toString();
  const last = text.slice(MARK.length);
  if (!text.startsWith(MARK) || last === '' || !last.startsWith(prefix)) {
    throw invalidArgument('Invalid page token.');
  }
  return last;
}
