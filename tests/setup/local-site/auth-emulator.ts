import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { makeAtFirstUse } from '../../../scripts/firebase-cli/lazy-validators.mjs';
import { type HttpServer, listen } from '../../load/support/http.ts';

interface AuthServer {
  readonly createApp: (projectId: string) => Promise<RequestListener>;
}

const kept = globalThis as { copaAuthEmulator?: Promise<HttpServer> };

export function authEmulator(projectId: string): Promise<HttpServer> {
  kept.copaAuthEmulator ??= start(projectId);
  return kept.copaAuthEmulator;
}

async function start(projectId: string): Promise<HttpServer> {
  const require = createRequire(import.meta.url);
  makeAtFirstUse();
  const { createApp } = require('firebase-tools/lib/emulator/auth/server.js') as AuthServer;
  return listen(await createApp(projectId));
}
