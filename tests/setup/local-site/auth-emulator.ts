import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { type HttpServer, listen } from '../../load/support/http.ts';

interface AuthServer {
  readonly createApp: (projectId: string) => Promise<RequestListener>;
}
interface AuthSpecification {
  readonly default: { readonly paths: Record<string, object> };
}

/**
 * The calls of the SDKs and of the tests. Compiling all 80 calls of the description would take eight seconds
 * more.
 */
const USED =
  /^\/v1\/(accounts:(signUp|signInWithPassword|signInWithCustomToken|lookup|update|delete)|projects\/\{targetProjectId\}\/accounts(:(batchGet|delete|lookup|update))?)$|^\/emulator\/v1\/projects\/\{targetProjectId\}\/accounts$/;

const kept = globalThis as { copaAuthEmulator?: Promise<HttpServer> };

/**
 * Starts Firebase's own Auth emulator in this process, without the CLI. All files of a process share it;
 * `openSuite` empties it.
 */
export function authEmulator(projectId: string): Promise<HttpServer> {
  kept.copaAuthEmulator ??= start(projectId);
  return kept.copaAuthEmulator;
}

async function start(projectId: string): Promise<HttpServer> {
  const require = createRequire(import.meta.url);
  const { paths } = (require('firebase-tools/lib/emulator/auth/apiSpec.js') as AuthSpecification).default;
  for (const path of Object.keys(paths)) {
    if (!USED.test(path)) delete paths[path];
  }
  const { createApp } = require('firebase-tools/lib/emulator/auth/server.js') as AuthServer;
  return listen(await createApp(projectId));
}
