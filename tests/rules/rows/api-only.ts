import { doc, setDoc } from 'firebase/firestore';
import type { Who } from '../support/people.ts';
import { create, get, listAll, type Row, rowsOf, writesTo } from '../support/row.ts';

const EVERYBODY: readonly Who[] = ['stranger', 'user', 'admin', 'owner'];

const createIn = (path: string) =>
  create(`creates ${path}`, (db) => setDoc(doc(db, path), { touched: true }));

/** Where clients read by a block of their own, and nobody writes. */
const WRITTEN_BY_THE_API: readonly (readonly [existing: string, fresh: string])[] = [
  ['tournaments/published', 'tournaments/fresh'],
  ['tournamentChanges/published', 'tournamentChanges/fresh'],
  ['registrations/r1', 'registrations/fresh'],
  ['tickets/0123456789abcdefghjkmnpqrs', 'tickets/srqpnmkjhgfedcba9876543210'],
  ['rolls/published_1', 'rolls/fresh_1'],
