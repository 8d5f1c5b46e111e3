import { collection, type Firestore, orderBy, type Query, query, where } from 'firebase/firestore';

/** What to listen to. Two that are written alike are one listener. */
export interface LiveQuery {
  readonly collection: string;
  readonly equal: Readonly<Record<string, string>>;
  /** The field of the moment by which the newest come first. */
  readonly newestBy: string;
  readonly pageSize: number;
}

export function firestoreQuery(database: Firestore, live: LiveQuery): Query {
  const filters = Object.entries(live.equal).map(([field, value]) => where(field, '==', value));
  return query(collection(database, live.collection), ...filters, orderBy(live.newestBy, 'desc'));
}
