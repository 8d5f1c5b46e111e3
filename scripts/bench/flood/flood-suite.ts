import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import * as z from 'zod/mini';
import { createProgram } from '../../../tests/load/support/program.ts';
import { projectId } from '../../process/repository.mjs';
import { anyPorts } from '../../start/ports.ts';
import { emulatorEnvironment } from '../../start/seed.ts';
import { startSuite } from '../../start/suite.ts';
import type { BenchRun } from '../figure.ts';
import type { Memory } from './flood.ts';

export type FloodSuite = Awaited<ReturnType<typeof startFloodSuite>>;

const TokenSchema = z.object({ idToken: z.string() });

export async function startFloodSuite({ root, scratch }: BenchRun) {
  const suite = await startSuite({
    root,
    ports: await anyPorts(),
    publicDir: join(root, 'web', 'dist'),
    logFile: join(scratch, 'floods.log'),
    data: null,
    importFrom: null,
    official: false,
  });
  const { addresses } = suite;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = addresses.auth;
  const program = createProgram({ projectId, firestoreAddress: addresses.firestore });
  const app = initializeApp({ projectId }, 'floods');
  const auth = getAuth(app);
  return {
    firestore: program.firestore,
    environment: emulatorEnvironment(addresses),
    adminToken: async (name: string) => {
      const account = { email: `${name}@copafenix.test`, password: 'una-clave-de-prueba' };
      const { uid } = await auth.createUser({ ...account, emailVerified: true });
      await auth.setCustomUserClaims(uid, { admin: true });
      const response = await fetch(
        `http://${addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...account, returnSecureToken: true }),
        },
      );
      return z.parse(TokenSchema, await response.json()).idToken;
    },
    stop: async () => {
      delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
      await program.close();
      await deleteApp(app);
      await suite.stop();
    },
  };
}

const MEGABYTE = 1024 * 1024;

export async function startFloodedFunction(environment: Readonly<Record<string, string>>) {
  const program = new URL('../../../tests/load/support/framework-host.mjs', import.meta.url);
  const host = fork(fileURLToPath(program), [], {
    env: { ...process.env, ...environment, NODE_ENV: 'production', METADATA_SERVER_DETECTION: 'none' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [url] = (await once(host, 'message')) as [string];
  const held = async () => {
    host.send('memory?');
    const [answer] = (await once(host, 'message')) as [{ now: number; most: number }];
    return answer;
  };
  await (await fetch(`${url}/api/health`)).text();
  const atRest = (await held()).now / MEGABYTE;
  return {
    url,
    memory: async (): Promise<Memory> => ({ atRest, peak: (await held()).most / MEGABYTE }),
    stop: async () => {
      host.disconnect();
      await once(host, 'exit');
    },
  };
}
