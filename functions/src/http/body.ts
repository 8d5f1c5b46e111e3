import type { Request } from 'express';
import { refusal, refusedBy } from '../refusals.ts';
import { bodyHeadersOf } from './platform-body.ts';

export const JSON_MAX_BYTES = 100 * 1024;
/** An import may have the most players, each with the longest names. */
export const IMPORT_MAX_BYTES = 400 * 1024;

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
const UTF8 = new TextDecoder('utf-8', { fatal: true });

export async function readJson(request: Request, bytesMax: number): Promise<unknown> {
  const bytes = await readBytes(request, bytesMax);
  if (bytes.length === 0) return {};
  if (!JSON_TYPE.test(bodyHeadersOf(request).contentType)) throw refusal('unsupported-media-type');
  try {
    const value: unknown = JSON.parse(UTF8.decode(bytes), wellFormed);
    return value;
  } catch (cause) {
    throw refusedBy(cause, 'malformed-json');
  }
}

/** Refuses lone surrogates, which JSON can contain but the database cannot store. */
function wellFormed(key: string, value: unknown): unknown {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) {
    throw new TypeError('a string is no Unicode text');
  }
  return value;
}

/** A body in chunks may have any size. */
export function bodyBytesOf(request: Request): number {
  const { contentLength, isChunked } = bodyHeadersOf(request);
  return isChunked ? Number.POSITIVE_INFINITY : (contentLength ?? 0);
}

/** The platform may have read the body already and stored it in `rawBody`. */
export async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const encoding = bodyHeadersOf(request).contentEncoding;
  if (encoding !== '' && encoding !== 'identity') throw refusal('unsupported-media-type');
  const raw: unknown = 'rawBody' in request ? request.rawBody : undefined;
  if (Buffer.isBuffer(raw)) {
    if (raw.length > limit) throw refusal('payload-too-large');
    return raw;
  }
  return readStream(request, limit);
}

async function readStream(request: Request, limit: number): Promise<Buffer> {
  if ((bodyHeadersOf(request).contentLength ?? 0) > limit) throw refusal('payload-too-large');
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // `destroyOnReturn: false` keeps the connection open if the body is too large, because the refusal is
    // sent on it.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw refusedBy(cause, 'bad-request');
  }
  if (size > limit) {
    // Discards the rest of the body, because Node does so itself only if nothing has been read.
    request.resume();
    throw refusal('payload-too-large');
  }
  return Buffer.concat(chunks);
}
