import type { Caller } from '../authorizer.ts';
import type { FirestoreService } from '../firestore-service.ts';
import { parseDatabaseName } from '../resource-name.ts';
import type { Core } from './core.ts';
import { beginIn } from './read-session.ts';

type BeginRequest = Parameters<FirestoreService['beginTransaction']>[1];
type RollbackRequest = Parameters<FirestoreService['rollback']>[1];

export function beginTransaction(core: Core, _caller: Caller, request: BeginRequest): Uint8Array {
  const { database } = parseDatabaseName(request.database);
  return beginIn(core.databases.get(database), request.options).id;
}

export function rollback(core: Core, _caller: Caller, request: RollbackRequest): void {
  const { database } = parseDatabaseName(request.database);
  core.databases.get(database).transactions.rollback(request.transaction);
}
