import { type Authorizer, allowAll } from '../../../emulator/src/core/authorizer.ts';
import { systemClock } from '../../../emulator/src/core/clock.ts';
import { createFirestoreService } from '../../../emulator/src/core/firestore-service.ts';
import { StatusError } from '../../../emulator/src/core/status-error.ts';
import type { Fields } from '../../../emulator/src/core/values/value.ts';
import { createServer } from '../../../emulator/src/server.ts';
import { watchDefects } from './defects.ts';

export type RunningEmulator = Awaited<ReturnType<typeof startEmulator>>;

export const PROJECT = 'demo-contract';
export const DATABASE = `projects/${PROJECT}/databases/(default)`;

const authorizer: Authorizer = {
  ...allowAll,
  authorizeGets: (_context, targets) => {
    if (targets.every(({ name }) => !name.startsWith(`${DATABASE}/documents/closed/`))) return;
    throw new StatusError('PERMISSION_DENIED', `\nfalse for 'get' @ L5`);
  },
};

export async function startEmulator({
  clock = systemClock,
  ...options
}: Partial<Parameters<typeof createServer>[0]> = {}) {
  const service = createFirestoreService({ authorizer, clock });
  const { logger, requireNone } = watchDefects();
  const server = createServer({ service, routes: [], logger, clock, ...options });
  const { port } = await server.listen('127.0.0.1', 0);
  const commit = (write: Parameters<typeof service.commit>[1]['writes'][number]) =>
    service.commit({ kind: 'admin' }, { database: DATABASE, transaction: null, writes: [write] });
  const put = (name: string, fields: Fields = new Map()) =>
    commit({ kind: 'update', name, fields, mask: null, transforms: [], precondition: null });
  const stop = () => server.close().then(requireNone);
  return { port, service, server, commit, put, stop };
}
