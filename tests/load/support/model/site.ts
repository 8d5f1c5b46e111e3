import type { Obstacle } from '@copa/domain/registrations/next-in-queue';
import { createApp } from '../../../../functions/src/app.ts';
import type { Dependencies } from '../../../../functions/src/dependencies.ts';
import { createPublishScheduled } from '../../../../functions/src/scheduled.ts';
import type { Database } from '../../../../functions/src/store/database.ts';
import { createDatabase } from '../../../../functions/src/store/firestore-database.ts';
import { createAccounts } from '../../../setup/local-site/accounts.ts';
import { callInProcess, type InProcess } from '../../../setup/local-site/in-process.ts';
import { dyingClient, isGone } from '../dying-database.ts';
import type { FirestoreServer } from '../firestore-server.ts';
import { call, listen } from '../http.ts';
import {
  expectAgendaToKnowWhatIsDue,
  expectNobodyToBePassedOver,
  expectPlacesToAddUp,
  waitersIn,
} from '../invariants.ts';
import { createProgram } from '../program.ts';
import { createReader, readWhole } from '../whole-database.ts';
import { listOf, type Stored, storedIn } from './stored.ts';

export type Caller = Readonly<Record<string, string>>;
export const OWNER: Caller = { authorization: 'Bearer owner' };
export const NOBODY: Caller = {};

export interface Instances {
  call(instance: number, line: string, body?: object, caller?: Caller): Promise<unknown>;
  runJob(instance: number): Promise<unknown>;
}

const SMALL_PAGE = 5;

export interface Site extends Instances, Pick<InProcess, 'overSockets'> {
  now: string;
  /** The obstacles of each waiting unit, collected at each call of `stored`. */
  readonly kept: (readonly Obstacle[])[];
  /**
   * Calls `ask` with an instance that closes windows unit by unit and dies after this many transactions. The
   * answer is lost.
   */
  dying(transactions: number, ask: (instances: Instances) => Promise<unknown>): Promise<null>;
  /**
   * `ask` runs on an instance that reads the held units in small pages. `act` runs after the instance has
   * read page number `page` and before it writes the units of this page.
   */
  between(
    page: number,
    act: () => Promise<unknown>,
    ask: (instances: Instances) => Promise<unknown>,
  ): Promise<unknown>;
  expectPlacesToAddUp(): Promise<unknown>;
  stored(): Promise<Stored>;
  shownToStrangers(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** With `service` the site calls the database without sockets, which is faster. */
interface SiteDatabase extends Pick<FirestoreServer, 'address'> {
  readonly service?: FirestoreServer['service'];
}

export async function openSite(
  projectId: string,
  { address: firestoreAddress, service }: SiteDatabase,
  opens: string,
  accounts = createAccounts(),
): Promise<Site> {
  const clock = () => new Date(site.now);
  const programs = [0, 1].map(() => createProgram({ projectId, firestoreAddress, clock }));
  const clients = programs.map(({ firestore: client }) => client);
  const inProcess = service === undefined ? null : callInProcess(clients, service);
  const instances = await Promise.all(
    programs.map(({ dependencies }) => open({ ...dependencies, identity: accounts })),
  );
  const at = (index: number) => {
    const found = instances[index];
    if (found === undefined) throw new Error(`there is no instance ${index}`);
    return found;
  };
  const { needs } = at(0);
  const { firestore, database } = needs;
  const reader = service === undefined ? firestore : createReader(projectId, service);
  const documents = `http://${firestoreAddress}/v1/projects/${projectId}/databases/(default)/documents`;
  const asked = async (own: Dependencies, ask: (instances: Instances) => Promise<unknown>) => {
    const instance = await open(own);
    try {
      return await ask(asking(() => instance));
    } finally {
      await instance.http.close();
    }
  };
  const site: Site = {
    ...asking(at),
    now: opens,
    kept: [],
    dying: async (transactions, ask) => {
      const client = dyingClient(transactions, firestore);
      const own = createDatabase(client, needs.logger);
      const page: Database['page'] = (collection, query) => own.page(collection, { ...query, limit: 1 });
      await asked({ ...needs, firestore: client, database: { ...own, page } }, ask).catch(
        (error: unknown) => {
          if (!isGone(error)) throw error;
        },
      );
      return null;
    },
    between: (number, act, ask) => {
      let pages = 0;
      const page: Database['page'] = async (collection, query) => {
        if (query.where?.some(({ field, value }) => field === 'place' && value === 'held') !== true) {
          return database.page(collection, query);
        }
        const found = await database.page(collection, { ...query, limit: SMALL_PAGE });
        pages += 1;
        if (pages === number) await act();
        return found;
      };
      return asked({ ...needs, database: { ...database, page } }, ask);
    },
    overSockets: (work) => (inProcess === null ? work() : inProcess.overSockets(work)),
    expectPlacesToAddUp: () => expectPlacesToAddUp(reader),
    stored: async () => {
      const whole = await readWhole(reader);
      expectAgendaToKnowWhatIsDue(whole, new Date(site.now));
      const waiters = waitersIn(whole, new Date(site.now));
      expectNobodyToBePassedOver(whole, waiters, new Date(site.now));
      for (const { obstacles } of waiters) site.kept.push(obstacles);
      return storedIn(whole);
    },
    shownToStrangers: async () => {
      const asked = { method: 'POST', body: JSON.stringify(PUBLISHED) };
      const response = await fetch(`${documents}:runQuery`, asked);
      return listOf(await response.json()).flatMap(({ document }) => nameOf(document) ?? []);
    },
    close: async () => {
      await Promise.all(instances.map(({ http }) => http.close()));
      inProcess?.end();
      await Promise.all(programs.map((program) => program.close()));
    },
  };
  return site;
}

type Instance = Awaited<ReturnType<typeof open>>;

async function open(needs: Dependencies) {
  return { job: createPublishScheduled(needs), http: await listen(createApp(needs)), needs };
}

export async function callLine(url: string, line: string, body: object | undefined, caller: Caller) {
  const [method = '', path = ''] = line.split(' ');
  const answer = await call(url, method, path, body, caller);
  return answer.body.success ? (answer.body.data ?? answer.body) : answer.body.code;
}

function asking(at: (index: number) => Instance): Instances {
  return {
    call: (index, line, body, caller = OWNER) => callLine(at(index).http.url, line, body, caller),
    runJob: async (index) => {
      const { job, needs } = at(index);
      await job.run({ scheduleTime: needs.clock().toISOString() });
      return null;
    },
  };
}

function nameOf(document: unknown): string | undefined {
  return typeof document === 'object' && document !== null && 'name' in document
    ? String(document.name).split('/').at(-1)
    : undefined;
}

const PUBLISHED = {
  structuredQuery: {
    from: [{ collectionId: 'tournaments' }],
    where: {
      fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'published' } },
    },
    limit: 50,
  },
};
