import {
  collection,
  collectionGroup,
  type Firestore,
  getCountFromServer,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';

/** Which documents of a collection. */
export interface Matching {
  readonly collection: string;
  readonly equal: Readonly<Record<string, string | number>>;
  /** All collections of that name, wherever they are. */
  readonly isGroup?: boolean;
}

/** What to listen to. Two that are written alike are one listener. */
export interface LiveQuery extends Matching {
  /** The field of the moment by which the newest come first; null where the order does not matter. */
  readonly newestBy: string | null;
  readonly pageSize: number;
}

export function firestoreQuery(database: Firestore, live: LiveQuery): Query {
  const found = matching(database, live);
  return live.newestBy === null ? found : query(found, orderBy(live.newestBy, 'desc'));
}

/** One read for each thousand that there are. */
export async function countDocuments(database: Firestore, which: Matching): Promise<number> {
  const counted = await getCountFromServer(matching(database, which));
  return counted.data().count;
}

function matching(database: Firestore, { collection: name, equal, isGroup = false }: Matching): Query {
  const filters = Object.entries(equal).map(([field, value]) => where(field, '==', value));
  return query(isGroup ? collectionGroup(database, name) : collection(database, name), ...filters);
}
