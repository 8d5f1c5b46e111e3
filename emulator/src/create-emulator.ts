import { randomUUID } from 'node:crypto';
import { createAdminRoutes } from './admin/admin-routes.ts';
import { documentsOf, type ExportContents } from './admin/export/read-export.ts';
import { createRequestsMonitor, type RequestsMonitor } from './admin/monitor/requests-monitor.ts';
import { createTriggerDispatcher } from './admin/triggers/trigger-dispatcher.ts';
import { createFirestoreService, type EmbeddedFirestore } from './core/firestore-service.ts';
import { parseDatabaseName } from './core/resource-name.ts';
import type { RulesetRegistry } from './rules/registry-contract.ts';
import { createRulesetRegistry } from './rules/ruleset-registry.ts';
import { createServer } from './server.ts';
import type { Logger } from './transports/gateway.ts';

export interface EmulatorOptions {
  readonly seed: ExportContents | null;
  readonly functionsEmulator: string | null;
  readonly logger: Logger;
  readonly shutdown: () => void;
  /** Called with a database's name before its seed is applied; may throw to refuse the database. */
  readonly onDatabaseUsed?: (database: string) => void;
}

export interface Emulator {
  readonly service: EmbeddedFirestore;
  readonly registry: RulesetRegistry;
  readonly monitor: RequestsMonitor;
  clear(): void;
  listen(host: string, port: number): Promise<{ port: number }>;
  close(): Promise<void>;
}

export function createEmulator(options: EmulatorOptions): Emulator {
  const { seed, functionsEmulator, logger, shutdown, onDatabaseUsed } = options;
  const monitor = createRequestsMonitor();
  const registry = createRulesetRegistry({
    now: Date.now,
    newId: randomUUID,
    onRequest: (record) => monitor.publish(record),
    log: (message) => logger.info(message),
  });
  const service = createFirestoreService({
    authorizer: registry,
    seed: (database) => {
      onDatabaseUsed?.(database);
      return seed === null ? [] : documentsOf(seed, parseDatabaseName(database));
    },
  });
  const dispatcher = createTriggerDispatcher({ functionsEmulator, newId: randomUUID, logger });
  service.onCommit((commit) => dispatcher.dispatch(commit));
  const reset = (): void => {
    service.reset();
    server.useListenedDatabases();
  };
  const maintenance = { ...service, reset };
  const adminRoutes = createAdminRoutes({ maintenance, registry, dispatcher, shutdown });
  const server = createServer({ service, routes: [adminRoutes], logger });

  return {
    service,
    registry,
    monitor,
    clear: reset,
    listen: (host, port) => server.listen(host, port),
    close: async () => {
      dispatcher.close();
      await Promise.all([monitor.close(), server.close()]);
    },
  };
}
