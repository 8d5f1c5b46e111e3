import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createApp } from '../../../functions/src/app.ts';
import type { Config } from '../../../functions/src/config/config.ts';
import { callInProcess, type InProcess } from '../../setup/local-site/in-process.ts';
import { type FirestoreServer, type FirestoreServerOptions, startFirestore } from './firestore-server.ts';
import { type HttpServer, listen } from './http.ts';
import { createProgram, type Program } from './program.ts';

export interface RunningSite extends Pick<InProcess, 'overSockets'> {
  readonly server: FirestoreServer;
  readonly programs: readonly [Program, Program];
  readonly program: Program;
}

export interface SiteOptions {
  readonly clock?: (instance: number) => Date;
  readonly firestore?: FirestoreServerOptions;
  /**
   * True if the instances call the database without sockets, which is faster. Leave this
   * out for tests of durations, and run races in `overSockets`.
   */
  readonly isInProcess?: boolean;
  readonly emptied?: readonly string[];
}

export function runSite(
  projectId: string,
  {
    clock = () => new Date(),
    firestore: firestoreOptions,
    isInProcess = false,
    emptied = [],
  }: SiteOptions = {},
): RunningSite {
  let server: FirestoreServer;
  let programs: readonly [Program, Program];
  let inProcess: InProcess | undefined;

  beforeAll(async () => {
    server = await startFirestore(firestoreOptions);
    const start = (instance: number) =>
      createProgram({ projectId, firestoreAddress: server.address, clock: () => clock(instance) });
    programs = [start(0), start(1)];
    const clients = programs.map(({ firestore }) => firestore);
    if (isInProcess) inProcess = callInProcess(clients, server.service);
  });
  afterAll(async () => {
    inProcess?.end();
    await Promise.all(programs.map((program) => program.close()));
    await server.close();
  });
  beforeEach(async () => {
    const { firestore } = programs[0];
    await Promise.all(emptied.map((name) => firestore.recursiveDelete(firestore.collection(name))));
  });

  return {
    overSockets: (work) => (inProcess === undefined ? work() : inProcess.overSockets(work)),
    get server() {
      return server;
    },
    get programs() {
      return programs;
    },
    get program() {
      return programs[0];
    },
  };
}

export function serveSite(site: RunningSite, settings: Partial<Config> = {}): { readonly url: string } {
  let http: HttpServer;

  beforeAll(async () => {
    const { dependencies } = site.program;
    http = await listen(createApp({ ...dependencies, config: { ...dependencies.config, ...settings } }));
  });
  afterAll(() => http.close());

  return {
    get url() {
      return http.url;
    },
  };
}
