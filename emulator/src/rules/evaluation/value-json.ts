import type { Outcome } from './values.ts';

export interface JsonObject {
  readonly [key: string]: unknown;
}

const NANOS_PER_SECOND = 1_000_000_000n;

/** The form of values in coverage reports and in the requests monitor. */
export function toJson(outcome: Outcome): JsonObject {
  switch (outcome.kind) {
    case 'error':
      return {
        undefined: {
          ...(outcome.position === null ? {} : { sourcePosition: outcome.position }),
          causeMessage: outcome.message,
        },
      };
    case 'unknown':
      return { undefined: {} };
    case 'null':
      return { nullValue: null };
    case 'bool':
      return { boolValue: outcome.value };
    case 'int':
      return { intValue: String(outcome.value) };
    case 'float':
      return { floatValue: Number.isFinite(outcome.value) ? outcome.value : String(outcome.value) };
    case 'string':
      return { stringValue: outcome.value };
    case 'bytes':
      return { bytesValue: Buffer.from(outcome.value).toString('base64') };
    case 'timestamp':
      return { timestampValue: timestampText(outcome.nanos) };
    case 'duration':
      return { durationValue: durationText(outcome.nanos) };
    case 'latlng':
      return { latlngValue: { latitude: outcome.latitude, longitude: outcome.longitude } };
    case 'list':
      return { listValue: { values: outcome.items.map(toJson) } };
    case 'set':
      return { setValue: { values: outcome.items.map(toJson) } };
    case 'map':
      return { mapValue: { fields: fieldsJson(outcome.entries) } };
    case 'map_diff':
      return { mapDiffValue: outcome.keys };
    case 'path':
      return {
        pathValue: {
          segments: outcome.segments.map((segment) =>
            typeof segment === 'string' ? { simple: segment } : { capture: segment.placeholder },
          ),
        },
      };
  }
}

function fieldsJson(entries: ReadonlyMap<string, Outcome>): JsonObject {
  return Object.fromEntries([...entries].map(([name, value]) => [name, toJson(value)]));
}

/** RFC 3339 with as many groups of three decimals as the instant needs. */
export function timestampText(nanos: bigint): string {
  const fraction = ((nanos % NANOS_PER_SECOND) + NANOS_PER_SECOND) % NANOS_PER_SECOND;
  const seconds = (nanos - fraction) / NANOS_PER_SECOND;
  const date = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
  const digits = String(fraction)
    .padStart(9, '0')
    .replace(/(000)+$/, '');
  return `${date}${digits === '' ? '' : `.${digits}`}Z`;
}

function durationText(nanos: bigint): string {
  const sign = nanos < 0n ? '-' : '';
  const total = nanos < 0n ? -nanos : nanos;
  const digits = String(total % NANOS_PER_SECOND)
    .padStart(9, '0')
    .replace(/0+$/, '');
  return `${sign}${total / NANOS_PER_SECOND}${digits === '' ? '' : `.${digits}`}s`;
}
