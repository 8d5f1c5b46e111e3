import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  type QueryConstraint,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import type { Who } from './people.ts';

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface Row {
  /**
   * The `match` block of the rules for which `missingRows` counts the row: a path below `/documents`, or null
   * for none.
   */
  readonly block: string | null;
  readonly method: Method;
  readonly who: Who;
  readonly allowed: boolean;
  readonly what: string;
  readonly act: (db: Firestore) => Promise<unknown>;
}

type Constraints = () => readonly QueryConstraint[];
type Attempt = Pick<Row, 'method' | 'what' | 'act'>;

export function rowsOf(block: string | null) {
  const rows =
    (allowed: boolean) =>
    (people: readonly Who[], ...attempts: readonly Attempt[]) =>
      attempts.flatMap((attempt) => people.map((who): Row => ({ block, who, allowed, ...attempt })));
  return { allow: rows(true), deny: rows(false) };
}

export function get(path: string): Attempt {
  return { method: 'get', what: `gets ${path}`, act: (db) => getDoc(doc(db, path)) };
}

export function listAll(path: string): Attempt {
  return list(`lists all of ${path}`, path, () => []);
}

export function list(what: string, path: string, constraints: Constraints): Attempt {
  return { method: 'list', what, act: (db) => getDocs(query(collection(db, path), ...constraints())) };
}

export function listGroup(what: string, id: string, constraints: Constraints = () => []): Attempt {
  return { method: 'list', what, act: (db) => getDocs(query(collectionGroup(db, id), ...constraints())) };
}

export function create(what: string, path: string, fields: () => object): Attempt {
  return { method: 'create', what, act: (db) => setDoc(doc(db, path), fields()) };
}

export function writesTo(existing: string, create: Attempt): readonly Attempt[] {
  return [
    create,
    {
      method: 'update',
      what: `updates ${existing}`,
      act: (db) => updateDoc(doc(db, existing), { touched: true }),
    },
    { method: 'delete', what: `deletes ${existing}`, act: (db) => deleteDoc(doc(db, existing)) },
  ];
}
