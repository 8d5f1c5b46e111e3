import { createApp } from '../../../../functions/src/app.ts';
import type { Dependencies } from '../../../../functions/src/dependencies.ts';
import { createPublishScheduled } from '../../../../functions/src/scheduled.ts';
import type { Database } from '../../../../functions/src/store/database.ts';
import { createDatabase } from '../../../../functions/src/store/firestore-database.ts';
import { createAccounts } from '../../../setup/local-site/accounts.ts';
import { askForAccess } from '../access-request.ts';
import { dyingClient, GONE } from '../dying-database.ts';
import { type Answer, call, listen } from '../http.ts';
import { expectAgendaToKnowWhatIsDue } from '../invariants.ts';
import { createProgram } from '../program.ts';
import { type Fields, fieldOf, listOf, picked, storedIn } from './stored.ts';
import { codes, TICKET_SHOWN } from './units.ts';

/** Whose token is sent; nobody's where null. */
type Caller = 'owner' | 'bruno' | 'carla' | null;

/** The model sends calls to instances of the API, and runs their jobs, through these. */
export interface Instances {
  /** Those fields of the answer, or the code of the refusal. */
  call(
    instance: number,
    method: string,
    path: string,
    body: object | undefined,
    fields: readonly string[],
    caller?: Caller,
    address?: string | null,
  ): Promise<unknown>;
  /** By the private code of a member. */
  byCode(
    instance: number,
    method: string,
    path: string,
    memberId: string,
    fields: readonly string[],
    body?: object,
  ): Promise<unknown>;
  /** The caller has the code of an adult whom a minor named. */
  byConsent(
    instance: number,
    method: string,
    consentCode: string,
    fields: readonly string[],
    body?: object,
  ): Promise<unknown>;
  /** By the ticket of a unit. */
  byTicket(instance: number, path: string, ticketId: string, body?: object): Promise<unknown>;
  byInvitation(instance: number, invitationCode: string, fields: readonly string[]): Promise<unknown>;
  list(
    instance: number,
    path: string,
    name: string,
    fields: readonly string[],
    body?: object,
    caller?: Caller,
  ): Promise<unknown>;
  batch(instance: number, path: string, body: object): Promise<unknown>;
  runJob(instance: number): Promise<unknown>;
}

/** Two instances of the API over one database of their own, at a time that the test tells. */
export interface Site extends Instances {
  now: string;
  /** Asks one more, that closes windows unit by unit and is gone after so many transactions: nobody learns what it answers. */
  dying(transactions: number, ask: (instances: Instances) => Promise<unknown>): Promise<null>;
  /** Asks one more, and acts between that page of held units and what becomes of its units. */
  between(
    page: number,
    act: () => Promise<unknown>,
    ask: (instances: Instances) => Promise<unknown>,
  ): Promise<unknown>;
  askForAccess(uid: string): Promise<unknown>;
  stored(): Promise<object>;
  /** Ids of the tournaments that the rules show to everybody. */
  shownToStrangers(): Promise<readonly string[]>;
  readonly log: readonly string[];
  close(): Promise<void>;
}

export async function openSite(projectId: string, firestoreAddress: string, opens: string): Promise<Site> {
  const accounts = createAccounts();
  const clock = () => new Date(site.now);
  const programs = [0, 1].map(() => createProgram({ projectId, firestoreAddress, clock }));
  const instances = await Promise.all(
    programs.map(({ dependencies }) => open({ ...dependencies, identity: accounts })),
  );
  const at = (index: number) => {
    const found = instances[index];
    if (found === undefined) throw new Error(`there is no instance ${index}`);
    return found;
  };
  const { needs } = at(0);
  const { firestore } = needs;
  const documents = `http://${firestoreAddress}/v1/projects/${projectId}/databases/(default)/documents`;
  const site: Site = {
    ...asking(at),
    now: opens,
    dying: async (transactions, ask) => {
      const client = dyingClient(transactions, firestore);
      const database = createDatabase(client, needs.logger);
      const page: Database['page'] = (collection, query) => database.page(collection, { ...query, limit: 1 });
      const dying = await open({ ...needs, firestore: client, database: { ...database, page } });
      try {
        await ask(asking(() => dying));
      } catch (error) {
        if (!(error instanceof Error && error.message === GONE)) throw error;
      } finally {
        await dying.http.close();
      }
      return null;
    },
    between: async (number, act, ask) => {
      const { database } = needs;
      let pages = 0;
      const page: Database['page'] = async (collection, query) => {
        const found = await database.page(collection, query);
        if (query.where?.some(({ field, value }) => field === 'place' && value === 'held') === true)
          pages += 1;
        if (pages === number) await act();
        return found;
      };
      const reading = await open({ ...needs, database: { ...database, page } });
      try {
        return await ask(asking(() => reading));
      } finally {
        await reading.http.close();
      }
    },
    askForAccess: async (uid) => {
      const told = await askForAccess(projectId, firestoreAddress, uid);
      if (told !== 'accepted') return told;
      // Rules take no moment but that of the database, whose clock is not the site's.
      const request = programs[0]?.firestore.doc(`userRequests/${uid}`);
      await request?.update({ requestedAt: new Date(site.now) });
      return null;
    },
    stored: async () => {
      await expectAgendaToKnowWhatIsDue(firestore, new Date(site.now));
      return { ...(await storedIn(firestore)), admins: [...accounts.admins()] };
    },
    shownToStrangers: async () => {
      const response = await fetch(`${documents}:runQuery`, {
        method: 'POST',
        body: JSON.stringify(PUBLISHED),
      });
      return listOf(await response.json()).flatMap(({ document }) => nameOf(document) ?? []);
    },
    log: programs.flatMap(({ log }) => log),
    close: async () => {
      await Promise.all(instances.map(({ http }) => http.close()));
      await Promise.all(programs.map((program) => program.close()));
    },
  };
  return site;
}

type Instance = Awaited<ReturnType<typeof open>>;

async function open(needs: Dependencies) {
  return { job: createPublishScheduled(needs), http: await listen(createApp(needs)), needs };
}

function asking(at: (index: number) => Instance): Instances {
  const send = (
    index: number,
    method: string,
    path: string,
    body?: object,
    caller: Caller = 'owner',
    address: string | null = null,
  ) =>
    call(at(index).http.url, method, path, body, {
      ...(caller === null ? {} : { authorization: `Bearer ${caller}` }),
      ...(address === null ? {} : { 'x-forwarded-for': address }),
    });

  return {
    call: async (index, method, path, body, fields, caller, address) =>
      told(await send(index, method, path, body, caller, address), (data) => picked(data, fields)),
    byCode: async (index, method, path, memberId, fields, body) =>
      told(
        await call(at(index).http.url, method, `/registrations/${path}`, body, {
          'Private-Code': codes.codeOf(memberId),
        }),
        (data) => picked(data, fields),
      ),
    byConsent: async (index, method, consentCode, fields, body) =>
      told(
        await call(at(index).http.url, method, '/registrations/consent', body, {
          'Consent-Code': consentCode,
        }),
        (data) => picked(data, fields),
      ),
    byTicket: async (index, path, ticketId, body) =>
      told(
        await call(at(index).http.url, 'POST', `/registrations/ticket/${path}`, body, {
          'Ticket-Id': ticketId,
        }),
        ({ outcome, ticket }) => ({
          ...(outcome === undefined ? {} : { outcome }),
          ticket: picked((ticket ?? {}) as Fields, TICKET_SHOWN),
        }),
      ),
    byInvitation: async (index, invitationCode, fields) =>
      told(
        await call(at(index).http.url, 'GET', '/registrations/invitation', undefined, {
          'Invitation-Code': invitationCode,
        }),
        (data) => picked(data, fields),
      ),
    list: async (index, path, name, fields, body, caller) =>
      told(await send(index, body === undefined ? 'GET' : 'POST', path, body, caller), (data) =>
        listOf(data[name]).map((item) => picked(item, fields)),
      ),
    batch: async (index, path, body) =>
      told(await send(index, 'POST', path, body), ({ results }) => ({
        results: listOf(results).map(({ error: _, ...result }) =>
          'placeAfter' in result
            ? { ...result, placeAfter: fieldOf('placeAfter', result['placeAfter']) }
            : result,
        ),
      })),
    runJob: async (index) => {
      const { job, needs } = at(index);
      await job.run({ scheduleTime: needs.clock().toISOString() });
      return null;
    },
  };
}

function told({ body }: Answer, read: (data: Fields) => unknown): unknown {
  return body.success ? read(body.data ?? { ...body }) : body.code;
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
  },
};
