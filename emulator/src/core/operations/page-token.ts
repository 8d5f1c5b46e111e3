import { StatusError } from '../status-error.ts';

/** A page token says after which name or id to go on; clients must not look inside. */
export function encodePageToken(last: string): string {
  return Buffer.from(`after:${last}`).toString('base64url');
}

export function decodePageToken(token: string): string | null {
  if (token === '') return null;
  const text = Buffer.from(token, 'base64url').toString();
  if (!text.startsWith('after:')) throw new StatusError('INVALID_ARGUMENT', 'Invalid page token.');
  return text.slice('after:'.length);
}
