import { encodeLong } from '../scalars.ts';
import type { TimestampWire } from '../wire.ts';
import { payloadError } from './payload-error.ts';

const RFC3339 = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d\d):(\d\d))$/;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const INTEGER = /^-?\d+$/;
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

/** ISO text to the second, plus up to nine digits, of which the official emulator prints 0, 3, 6 or 9. */
export function parseTimestamp(text: string): TimestampWire {
  const match = RFC3339.exec(text);
  if (match === null) throw payloadError(`not a timestamp: ${text}`);
  const [, year, month, day, hours, minutes, seconds, fraction = '', sign, offsetHours, offsetMinutes] =
    match;
  const date = new Date(0);
  // Not Date.UTC, which moves the years 0 to 99 into the twentieth century.
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hours), Number(minutes), Number(seconds));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) {
    throw payloadError(`no such day: ${text}`);
  }
  const offset =
    sign === undefined ? 0 : Number(`${sign}1`) * (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60;
  return {
    seconds: encodeLong(BigInt(date.getTime() / 1000 - offset)),
    nanos: Number(fraction.padEnd(9, '0')),
  };
}

export function formatTimestamp(seconds: bigint, nanos: number): string {
  const second = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
  if (nanos === 0) return `${second}Z`;
  const digits = String(nanos).padStart(9, '0');
  const shown = digits.endsWith('000000') ? 3 : digits.endsWith('000') ? 6 : 9;
  return `${second}.${digits.slice(0, shown)}Z`;
}

export function parseInt64(json: unknown): bigint {
  let value: bigint;
  if (typeof json === 'string' && INTEGER.test(json)) value = BigInt(json);
  else if (typeof json === 'number' && Number.isInteger(json)) value = BigInt(json);
  else throw payloadError(`not an int64: ${String(json)}`);
  if (value < MIN_INT64 || value > MAX_INT64) throw payloadError(`int64 out of range: ${value}`);
  return value;
}

export function parseInt32(json: unknown): number {
  const value = Number(parseInt64(json));
  if (value !== (value | 0)) throw payloadError(`int32 out of range: ${value}`);
  return value;
}

export function parseDouble(json: unknown): number {
  if (typeof json === 'number') return json;
  if (json === 'NaN') return Number.NaN;
  if (json === 'Infinity') return Number.POSITIVE_INFINITY;
  if (json === '-Infinity') return Number.NEGATIVE_INFINITY;
  const value = typeof json === 'string' && json.trim() !== '' ? Number(json) : Number.NaN;
  if (Number.isNaN(value)) throw payloadError(`not a double: ${String(json)}`);
  return value;
}

export function formatDouble(value: number): number | string {
  return Number.isFinite(value) ? value : String(value);
}

/** Both alphabets, padded or not. */
export function parseBytes(json: unknown): Uint8Array {
  if (typeof json !== 'string' || !BASE64.test(json)) throw payloadError('not base64');
  return Buffer.from(json, 'base64');
}

export function formatBytes(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}
