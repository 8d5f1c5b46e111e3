import { DocumentReference, FieldValue, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { plainValues } from './plain-values.ts';

/** firebase-admin declares the class but does not export it. */
function isVector(value: unknown): value is { toArray(): number[] } {
  return value instanceof FieldValue.vector([]).constructor;
}

/** The contract's JSON in values of firebase-admin. */
export function adminValues(db: Firestore) {
  return plainValues({
    timestamp: (seconds, nanoseconds) => new Timestamp(seconds, nanoseconds),
    bytes: (base64) => Buffer.from(base64, 'base64'),
    geoPoint: (latitude, longitude) => new GeoPoint(latitude, longitude),
    reference: (path) => db.doc(path),
    vector: (values) => FieldValue.vector(values),
    serverTimestamp: () => FieldValue.serverTimestamp(),
    deleteField: () => FieldValue.delete(),
    increment: (by) => FieldValue.increment(by),
    arrayUnion: (...values) => FieldValue.arrayUnion(...values),
    arrayRemove: (...values) => FieldValue.arrayRemove(...values),
    toTagged: (value) => {
      if (value instanceof Timestamp) return { $: 'timestamp', v: [value.seconds, value.nanoseconds] };
      if (value instanceof Uint8Array) return { $: 'bytes', v: Buffer.from(value).toString('base64') };
      if (value instanceof GeoPoint) return { $: 'geoPoint', v: [value.latitude, value.longitude] };
      if (value instanceof DocumentReference) return { $: 'reference', v: value.path };
      if (isVector(value)) return { $: 'vector', v: value.toArray() };
      return null;
    },
  });
}
