import type { Fields, Plain } from '../contract/client.ts';

/** How an SDK makes the values that JSON cannot say, and what it calls them when it gives them back. */
export interface SdkValues {
  timestamp(seconds: number, nanoseconds: number): unknown;
  bytes(base64: string): unknown;
  geoPoint(latitude: number, longitude: number): unknown;
  reference(path: string): unknown;
  vector(values: number[]): unknown;
  serverTimestamp(): unknown;
  deleteField(): unknown;
  increment(by: number): unknown;
  arrayUnion(...values: unknown[]): unknown;
  arrayRemove(...values: unknown[]): unknown;
  /** The contract's form of a value of the SDK's own; null for a plain object. */
  toTagged(value: object): Plain;
}

type Tagged = { readonly $: string; readonly v: Plain };

function isTagged(value: Plain): value is Tagged {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && '$' in value;
}

/** Turns the contract's JSON into an SDK's values and back. */
export function plainValues(sdk: SdkValues) {
  function fromPlain(value: Plain): unknown {
    if (Array.isArray(value)) return value.map(fromPlain);
    if (isTagged(value)) return fromTagged(value);
    if (typeof value === 'object' && value !== null) return fromFields(value as Fields);
    return value;
  }

  function fromFields(fields: Fields): Record<string, unknown> {
    return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fromPlain(value)]));
  }

  function fromTagged({ $, v }: Tagged): unknown {
    switch ($) {
      case 'double':
        return Number(v);
      case 'timestamp':
        return sdk.timestamp(...(v as [number, number]));
      case 'bytes':
        return sdk.bytes(v as string);
      case 'geoPoint':
        return sdk.geoPoint(...(v as [number, number]));
      case 'reference':
        return sdk.reference(v as string);
      case 'vector':
        return sdk.vector([...(v as number[])]);
      case 'serverTimestamp':
        return sdk.serverTimestamp();
      case 'delete':
        return sdk.deleteField();
      case 'increment':
        return sdk.increment(v as number);
      case 'arrayUnion':
        return sdk.arrayUnion(...(v as Plain[]).map(fromPlain));
      case 'arrayRemove':
        return sdk.arrayRemove(...(v as Plain[]).map(fromPlain));
      default:
        throw new Error(`unknown tag ${$}`);
    }
  }

  function toPlain(value: unknown): Plain {
    if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
    if (typeof value === 'number') {
      const exact = Number.isFinite(value) && !Object.is(value, -0);
      return exact ? value : { $: 'double', v: Object.is(value, -0) ? '-0' : String(value) };
    }
    if (Array.isArray(value)) return value.map(toPlain);
    return sdk.toTagged(value as object) ?? toFields(value as Record<string, unknown>);
  }

  function toFields(data: Record<string, unknown>): Fields {
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toPlain(value)]));
  }

  return { fromPlain, fromFields, toFields };
}
