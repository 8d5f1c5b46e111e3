import * as z from 'zod/mini';
import { described } from './described.ts';
import { ACCOUNT_ID_MAX } from './limits.ts';
import * as words from './words/fields.ts';

const DOCUMENT_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;

export const DocumentIdSchema = z.string(words.invalidId).check(z.regex(DOCUMENT_ID, words.invalidId));

/** Stored ids are not checked, so that a document with an invalid id is still shown. */
export const StoredIdSchema = described(z.string(), { pattern: DOCUMENT_ID.source });

export const RulesVersionSchema = described(z.string(), { pattern: '^[0-9a-f]{16}$' });

export const AccountIdSchema = described(z.string(), { pattern: `^[^/]{1,${ACCOUNT_ID_MAX}}$` });

export const RequestIdSchema = z.uuid(words.invalidId).check(z.overwrite((id) => id.toLowerCase()));

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function documentIdOf(requestId: string): string {
  const base = BigInt(DIGITS.length);
  let id = '';
  for (let rest = BigInt(`0x${requestId.replaceAll('-', '')}`); rest > 0n; rest /= base) {
    id = DIGITS.charAt(Number(rest % base)) + id;
  }
  return id.padStart(22, '0');
}

export const LobbyIdSchema = z.string().check(z.regex(/^[a-z]{1,2}$/, words.invalidLobby));

/** A code has 128 bits in lower-case Crockford base32. */
export const PRIVATE_CODE_PATTERN = /^[0-9a-hjkmnp-tv-z]{26}$/;

const codeSchema = () => z.string(words.invalidCode).check(z.regex(PRIVATE_CODE_PATTERN, words.invalidCode));

export const PrivateCodeSchema = codeSchema();
export const InvitationCodeSchema = codeSchema();
export const ConsentCodeSchema = codeSchema();
export const TicketIdSchema = codeSchema();
export const TurnKeySchema = codeSchema();
export const PlayerKeySchema = codeSchema();
