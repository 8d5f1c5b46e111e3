import type * as firestore from 'firebase/firestore';

/** The part of the web SDK that its full and its lite build have in common, under the full build's names. */
export type WebSdk = Pick<
  typeof firestore,
  | 'Bytes'
  | 'DocumentReference'
  | 'GeoPoint'
  | 'Timestamp'
  | 'VectorValue'
  | 'and'
  | 'arrayRemove'
  | 'arrayUnion'
  | 'average'
  | 'collection'
  | 'collectionGroup'
  | 'count'
  | 'deleteDoc'
  | 'deleteField'
  | 'doc'
  | 'endAt'
  | 'endBefore'
  | 'getAggregateFromServer'
  | 'getDoc'
  | 'getDocs'
  | 'increment'
  | 'limit'
  | 'limitToLast'
  | 'or'
  | 'orderBy'
  | 'query'
  | 'runTransaction'
  | 'serverTimestamp'
  | 'setDoc'
  | 'startAfter'
  | 'startAt'
  | 'sum'
  | 'terminate'
  | 'updateDoc'
  | 'vector'
  | 'where'
  | 'writeBatch'
>;

/** Only the full build has these. */
export type WebStreams = Pick<typeof firestore, 'disableNetwork' | 'enableNetwork' | 'onSnapshot'>;
