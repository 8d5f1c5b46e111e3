import type { AuthContext, Caller } from '../core/authorizer.ts';
import { invalidArgument, StatusError } from '../core/status-error.ts';

const ANONYMOUS: Caller = { kind: 'user', auth: null };
const ADMIN: Caller = { kind: 'admin' };
const BASE64URL = /^[A-Za-z0-9_-]+={0,2}$/;
const CONTROL = /\p{Cc}/u;
const BEARER = /^bearer +/i;

/** Signature, issuer and expiry of a token are deliberately not verified, so that mock user tokens work. */
export function callerOf(authorization: string | null | undefined): Caller {
  if (authorization === null || authorization === undefined || CONTROL.test(authorization)) {
    return ANONYMOUS;
  }
  // The official emulator answers UNKNOWN here; production answers UNAUTHENTICATED.
  if (!BEARER.test(authorization)) throw new StatusError('UNKNOWN', '');
  const token = authorization.replace(BEARER, '').trim();
  if (token.toLowerCase() === 'owner' || token.startsWith('ya29.')) return ADMIN;
  return { kind: 'user', auth: parseToken(token) };
}

function parseToken(token: string): AuthContext {
  const [header, payload, signature, ...rest] = token.split('.');
  if (header === undefined || payload === undefined || signature === undefined || rest.length > 0)
    throw invalid();
  parsePart(header);
  const claims = parsePart(payload);
  if (signature !== '' && !BASE64URL.test(signature)) throw invalid();
  const subject = claims.sub ?? claims.user_id;
  return { uid: typeof subject === 'string' ? subject : '', token: claims };
}

function parsePart(part: string): Readonly<Record<string, unknown>> {
  if (!BASE64URL.test(part)) throw invalid();
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch (cause) {
    throw invalid(cause);
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw invalid();
  return { ...json };
}

function invalid(cause?: unknown): StatusError {
  return invalidArgument('invalid jwt', { cause });
}
