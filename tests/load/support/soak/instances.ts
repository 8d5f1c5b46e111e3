import type { Identity } from '../../../../functions/src/identity/identity.ts';
import { type Child, startChild } from '../child.ts';
import { callLine, type Instances, OWNER } from '../model/site.ts';
import { serveAccounts } from './accounts.ts';
import { type Link, openLink } from './link.ts';

/**
 * Each instance has its own count of `messages`; all instances share one count of `commits`. The fault hits
 * the first instance that reaches the count.
 */
export interface Fault {
  readonly kind: 'kill' | 'cut';
  readonly count: number;
  /**
   * With `commits`, commit number `count` is stored, but its answer is lost. Message number `count` is lost
   * with `messages`, and arrives with `messages that arrive`.
   */
  readonly of: 'commits' | 'messages' | 'messages that arrive';
}

export interface Site {
  readonly projectId: string;
  readonly now: string;
  readonly identity: Identity;
  lost(): Promise<unknown>;
}

export interface Sender extends Instances {
  /** True if a call may have happened twice: its answer was lost, or its instance may have repeated it. */
  isUnsure(): boolean;
}

export interface MortalInstances {
  readonly tally: { readonly kills: number; readonly cuts: number };
  serve(site: Site): void;
  strike(fault: Fault | null): Promise<void>;
  committed(): void;
  sender(): Sender;
  log(): Promise<readonly string[]>;
  close(): Promise<void>;
}

interface Running {
  readonly link: Link;
  readonly child: Child;
}

const CUT_MS = 200;

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

  let commits: { left: number; readonly spring: (own: Running) => void } | null = null;
  let alive: readonly Running[] = [];

  async function strike(fault: Fault | null): Promise<void> {
    struck = null;
    commits = null;
    alive = await Promise.all(running);
    for (const { link } of alive) link.trap(null);
    if (fault === null) return;
    const spring = (own: Running) => {
      commits = null;
      for (const { link } of alive) link.trap(null);
      struck = alive.indexOf(own);
      if (fault.kind === 'kill') kill(struck, own);
      else cut(own);
    };
    if (fault.of === 'commits') {
      commits = { left: fault.count, spring };
      return;
    }
    const arrives = fault.of === 'messages that arrive';
    for (const own of alive) own.link.trap({ message: fault.count, arrives, spring: () => spring(own) });
  }

  /**
   * Assumes that the commit came from the instance that sent the last message. This is wrong if another
   * instance has sent a message since the commit.
   */
  function committed(): void {
    if (commits === null) return;
    commits.left -= 1;
    const [last] = alive.toSorted((one, other) => other.link.usedAt - one.link.usedAt);
    if (commits.left === 0 && last !== undefined) commits.spring(last);
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
          // fetch reports a broken connection with this error.
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
    committed,
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
