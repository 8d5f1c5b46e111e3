import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isAlive } from '../process/is-alive.ts';
import { type Header, type Hosting, hostingOf } from '../process/site-hosting.ts';
import { host, type Ports } from './ports.ts';

type LocalHeaders = { source: string } | { regex: string };

export type FirebaseConfig = {
  hosting: Hosting & { public: string };
  functions: { configDir?: string }[];
  emulators: Record<string, unknown>;
};

type LocalConfig = Omit<FirebaseConfig, 'hosting'> & {
  hosting: { public: string; headers: (LocalHeaders & { headers: Header[] })[] };
};

export function localConfig(
  config: FirebaseConfig,
  ports: Ports,
  { publicDir, environmentDir }: { publicDir: string; environmentDir: string },
): LocalConfig {
  const emulators = [`http://${host}:${ports.firestore}`, `http://${host}:${ports.auth}`];
  return {
    ...config,
    hosting: {
      ...config.hosting,
      public: publicDir,
      headers: config.hosting.headers.map((block) => ({
        ...addressesOf(block.source),
        headers: block.headers.map((header) => allowEmulators(header, emulators)),
      })),
    },
    functions: config.functions.map((codebase) => ({ ...codebase, configDir: environmentDir })),
    emulators: {
      ...config.emulators,
      auth: { host, port: ports.auth },
      functions: { host, port: ports.functions },
      firestore: { host, port: ports.firestore, websocketPort: ports.websocket },
      hosting: { host, port: ports.hosting },
      hub: { host, port: ports.hub },
      logging: { host, port: ports.logging },
      eventarc: { host, port: ports.eventarc },
      tasks: { host, port: ports.tasks },
    },
  };
}

const NAMED_FILES = /^(\/[\w/-]+\/)@\(([\w.|-]+)\)$/;

/**
 * The Hosting emulator compiles each pattern for each request. For hundreds of names, it compiles a `regex`
 * much faster than a `source`.
 */
function addressesOf(source: string): LocalHeaders {
  const [, folder, names] = NAMED_FILES.exec(source) ?? [];
  if (folder === undefined || names === undefined) return { source };
  return { regex: `^${folder}(?:${names.replaceAll('.', String.raw`\.`)})$` };
}

function allowEmulators(header: Header, origins: readonly string[]) {
  if (header.key !== 'Content-Security-Policy') return header;
  const value = header.value
    .replace('connect-src ', `connect-src ${origins.join(' ')} `)
    .replace('frame-src ', `frame-src ${origins.join(' ')} `);
  return { ...header, value };
}

const ownName = /^\.firebase\.(\d+)\.[\w-]+\.json$/;

/** The CLI takes the folder of its configuration as the project's root, so the file must be at the root. */
export function writeLocalConfig(
  root: string,
  name: string,
  ports: Ports,
  { publicDir, environmentDir }: { publicDir: string; environmentDir: string },
) {
  removeAbandoned(root);
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const hosting = hostingOf(config.hosting, publicDir);
  const local = localConfig({ ...config, hosting }, ports, {
    publicDir: relative(root, publicDir),
    environmentDir: relative(root, environmentDir),
  });
  const path = join(root, `.firebase.${process.pid}.${name}.json`);
  writeFileSync(path, JSON.stringify(local, undefined, 2));
  return path;
}

function removeAbandoned(root: string) {
  for (const file of readdirSync(root)) {
    const pid = ownName.exec(file)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(root, file), { force: true });
  }
}
