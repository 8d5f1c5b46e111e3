import type { Firestore } from 'firebase/firestore';
import { plainValues } from './plain-values.ts';
import type { WebSdk } from './web-sdk.ts';

/** The contract's JSON in values of the web SDK. */
export function webValues(sdk: WebSdk, db: Firestore) {
  return plainValues({
    timestamp: (seconds, nanoseconds) => new sdk.Timestamp(seconds, nanoseconds),
    bytes: (base64) => sdk.Bytes.fromBase64String(base64),
    geoPoint: (latitude, longitude) => new sdk.GeoPoint(latitude, longitude),
    reference: (path) => sdk.doc(db, path),
    vector: (values) => sdk.vector(values),
    serverTimestamp: () => sdk.serverTimestamp(),
    deleteField: () => sdk.deleteField(),
    increment: (by) => sdk.increment(by),
    arrayUnion: (...values) => sdk.arrayUnion(...values),
    arrayRemove: (...values) => sdk.arrayRemove(...values),
    toTagged: (value) => {
      if (value instanceof sdk.Timestamp) return { $: 'timestamp', v: [value.seconds, value.nanoseconds] };
      if (value instanceof sdk.Bytes) return { $: 'bytes', v: value.toBase64() };
      if (value instanceof sdk.GeoPoint) return { $: 'geoPoint', v: [value.latitude, value.longitude] };
      if (value instanceof sdk.DocumentReference) return { $: 'reference', v: value.path };
      if (value instanceof sdk.VectorValue) return { $: 'vector', v: value.toArray() };
      return null;
    },
  });
}
