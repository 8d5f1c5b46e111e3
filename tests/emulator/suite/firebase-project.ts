import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { anyPorts } from '../../../scripts/start/ports.ts';

export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

export const DENY_ALL = rules('false');
export const ALLOW_ALL = rules('true');

export function rules(condition: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write: if ${condition}; }
  }
}
`;
}

export type FirebaseProject = Awaited<ReturnType<typeof createFirebaseProject>>;

export async function createFirebaseProject(options: {
  readonly rules: string;
  readonly functions?: string;
}) {
  const folder = await mkdtemp(join(tmpdir(), 'fb-'));
  const ports = await anyPorts();
  const at = (port: number) => ({ host: '127.0.0.1', port });
  await writeFile(join(folder, 'firestore.rules'), options.rules);
  if (options.functions !== undefined) await writeFunctions(join(folder, 'functions'), options.functions);
  await mkdir(join(folder, 'public'));
  await writeFile(join(folder, 'public', 'index.html'), '<!doctype html><title>hosted</title>');
  await writeFile(
    join(folder, 'firebase.json'),
    JSON.stringify({
      firestore: { rules: 'firestore.rules' },
      hosting: { public: 'public' },
      ...(options.functions === undefined ? {} : { functions: { source: 'functions', runtime: 'nodejs22' } }),
      emulators: {
        singleProjectMode: true,
        ui: { enabled: false },
        hub: at(ports.hub),
        logging: at(ports.logging),
        firestore: { ...at(ports.firestore), websocketPort: ports.websocket },
        auth: at(ports.auth),
        functions: at(ports.functions),
        eventarc: at(ports.eventarc),
        tasks: at(ports.tasks),
        hosting: at(ports.hosting),
      },
    }),
  );
  return {
    folder,
    projectId: `demo-${basename(folder).toLowerCase()}`,
    ports,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function writeFunctions(folder: string, source: string): Promise<void> {
  await mkdir(folder);
  await symlink(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ main: 'index.js', dependencies: { 'firebase-functions': '*', 'firebase-admin': '*' } }),
  );
  await writeFile(join(folder, 'index.js'), source);
}
