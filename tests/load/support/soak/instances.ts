import type { Identity } from '../../../../functions/src/identity/identity.ts';
import { type Child, startChild } from '../child.ts';
import { callLine, type Instances, OWNER } from '../model/site.ts';
import { serveAccounts } from './accounts.ts';
import { type Link, openLink } from './link.ts';

/** The instance that first sends so many messages to the database is killed, or cut off from it; the last one may still arrive. */
export interface Fault {
  readonly kind: 'kill' | 'cut';
  readonly message: number;
  readonly arrives: boolean;
}

export interface Site {
  readonly projectId: string;
  readonly now: string;
  readonly identity: Identity;
  /** At a moment when an answer has been lost, before the same call is sent again. */
  lost(): Promise<unknown>;
}

/** A call as its sender sees it. */
export interface Sender extends Instances {
  /** Whether it may have happened more than once: its answer was lost, or its instance may have sent it again. */
  isUnsure(): boolean;
}

export interface MortalInstances {
  readonly tally: { readonly kills: number; readonly cuts: number };
  serve(site: Site): void;
  /** For the calls that come now, until the next one. */
  strike(fault: Fault | null): Promise<void>;
  sender(): Sender;
  log(): Promise<readonly string[]>;
  close(): Promise<void>;
}

interface Running {
  readonly link: Link;
  readonly child: Child;
}

const CUT_MS = 200;

/** Two instances, each in a process of its own that may be killed; a third one stands by to take the place of a killed one. */
export async function openInstances(firestoreAddress: string): Promise<MortalInstances> {
  let site: Site | undefined;
  const current = () => {
    if (site === undefined) throw new Error('no site is served');
    return site;
  };
  const accounts = await serveAccounts(() => current().identity);
  const start = async (): Promise<Running> => {
    const link = await openLink(firestoreAddress);
    return { link, child: await startChild('soak/instance.ts', [link.address, accounts.url]) };
  };
  const running = [start(), start()];
  let spare = start();
  await Promise.all([...running, spare]);
  const at = (index: number) => running[index] ?? spare;
  const tally = { kills: 0, cuts: 0 };
  const ends: Promise<void>[] = [];
  let struck: number | null = null;

  async function strike(fault: Fault | null): Promise<void> {
    struck = null;
    const alive = (await Promise.all(running)).map(({ link }) => link);
    for (const link of alive) link.trap(null);
    if (fault === null) return;
    for (const [instance, each] of running.entries()) {
      const own = await each;
      const spring = () => {
        for (const other of alive) other.trap(null);
        struck = instance;
        if (fault.kind === 'kill') kill(instance, own);
        else cut(own);
      };
      own.link.trap({ ...fault, spring });
    }
  }

  function kill(instance: number, { link, child }: Running): void {
    tally.kills += 1;
    ends.push(child.kill().then(() => link.close()));
    running[instance] = spare;
    spare = start();
  }

  function cut({ link }: Running): void {
    tally.cuts += 1;
    link.cut(CUT_MS);
  }

  function sender(): Sender {
    const asked = new Set<number>();
    let isLost = false;
    async function insist(first: number, ask: (url: string, headers: object) => Promise<unknown>) {
      for (let instance = first; ; instance = 1 - instance) {
        asked.add(instance);
        const { projectId, now } = current();
        const { child } = await at(instance);
        try {
          const told = await ask(child.ready, { 'site-and-time': `${projectId} ${now}` });
          if (told !== 'unavailable' || struck === null) return told;
        } catch (error) {
          // This is how fetch says that a connection broke.
          if (!(error instanceof TypeError) || struck === null) throw error;
        }
        isLost = true;
        await current().lost();
      }
    }
    return {
      isUnsure: () => isLost || (struck !== null && asked.has(struck)),
      call: (instance, line, body, caller = OWNER) =>
        insist(instance, (url, headers) => callLine(url, line, body, { ...caller, ...headers })),
      runJob: (instance) =>
        insist(instance, async (url, headers) => {
          const response = await fetch(`${url}/job`, { method: 'POST', headers: { ...headers } });
          const failure = await response.text();
          if (response.ok) return null;
          if (struck === null) throw new Error(`the job failed: ${failure}`);
          return 'unavailable';
        }),
    };
  }

  return {
    tally,
    serve: (next) => {
      site = next;
    },
    strike,
    sender,
    log: async () => (await Promise.all(running)).flatMap(({ child }) => child.log.slice(-20)),
    close: async () => {
      for (const { link, child } of await Promise.all([...running, spare])) {
        await child.kill();
        link.close();
      }
      await Promise.all(ends);
      await accounts.close();
    },
  };
}
