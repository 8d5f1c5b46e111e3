import type { Dependencies } from './dependencies.ts';

/** What every act of management needs. */
export type Context = Pick<Dependencies, 'config' | 'database' | 'firestore' | 'clock' | 'newId' | 'logger'>;
