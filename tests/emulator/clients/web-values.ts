import type { Firestore } from 'firebase/firestore';
import type { Fields, Plain } from '../contract/client.ts';
import type { WebSdk } from './web-sdk.ts';

type Tagged = { readonly $: string; readonly v: Plain };

function isTagged(value: Plain): value is Tagged {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && '$' in value;
}

/** Turns the contract's JSON into values of the web SDK and back. */
export function webValues(sdk: WebSdk, db: Firestore) {
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
      case 'timestamp': {
        const [seconds, nanoseconds] = v as [number, number];
        return new sdk.Timestamp(seconds, nanoseconds);
      }
      case 'bytes':
        return sdk.Bytes.fromBase64String(v as string);
      case 'geoPoint': {
        const [latitude, longitude] = v as [number, number];
        return new sdk.GeoPoint(latitude, longitude);
      }
      case 'reference':
        return sdk.doc(db, v as string);
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
    if (value instanceof sdk.Timestamp) return { $: 'timestamp', v: [value.seconds, value.nanoseconds] };
    if (value instanceof sdk.Bytes) return { $: 'bytes', v: value.toBase64() };
    if (value instanceof sdk.GeoPoint) return { $: 'geoPoint', v: [value.latitude, value.longitude] };
    if (value instanceof sdk.DocumentReference) return { $: 'reference', v: value.path };
    if (value instanceof sdk.VectorValue) return { $: 'vector', v: value.toArray() };
    return toFields(value as Record<string, unknown>);
  }

  function toFields(data: Record<string, unknown>): Fields {
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toPlain(value)]));
  }

  return { fromPlain, fromFields, toFields };
}
