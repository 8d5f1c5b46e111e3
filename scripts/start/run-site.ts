import { appendFileSync, existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildChanged, emulatorBuild, functionsBuild, webBuild } from '../process/build.ts';
import { endAllGroups } from '../process/child-group.mjs';
import { Problem } from '../process/problem.mjs';
import { ACCOUNTS, DEMO_PASSWORD } from '../seed/accounts.ts';
import { clientEnvironment, suiteAddresses } from './addresses.ts';
import { damage, damaged, notSaved, recover, startOver } from './data-folder.ts';
import { demoEnvironment } from './demo-environment.ts';
import { startWatching } from './development.ts';
import { watchForFirestoreEnd } from './firestore-end.ts';
import type { parseStartOptions } from './options.ts';
import type { Ports } from './ports.ts';
import type { DataFolder } from './saved-data.mjs';
import { runEveryMinute } from './schedule.ts';
import { isEmpty, seed } from './seed.ts';
import { StartFailure } from './start-failure.ts';
import type { listenForStop } from './stopping.ts';
import { type RunningSuite, startSuite } from './suite.ts';

export type Site = {
  root: string;
  options: ReturnType<typeof parseStartOptions>;
  ports: Ports;
  data: DataFolder;
  official: boolean;
  stopping: ReturnType<typeof listenForStop>;
  say: (line: string) => void;
};

/**
 * The scheduled job first runs after this time, because loading its function would slow down the first visit.
 */
const firstJobMs = 5_000;

export async function runSite(site: Site) {
  const { root, ports, stopping, say, data } = site;
  const publicDir = join(root, '.cache', 'web', `${ports.firestore}-${ports.auth}`);
  prepareData(site);
  await stopping.orInterrupted(build(site, publicDir));

  say('Starting the emulators.');
  const starting = startWithData(site, publicDir);
  const suite = await stopping.orInterrupted(starting).catch(async (error) => {
    // The suite may still start after the request to stop, and then has to stop too.
    await endAllGroups();
    await starting.then((late) => late.stop()).catch(() => undefined);
    throw error;
  });
  let unsaved: string | null = null;
  try {
    const isNew = await stopping.orInterrupted(isEmpty(suite.addresses.firestore));
    if (isNew) {
      say('Writing the demo data.');
      await stopping.orInterrupted(seed(suite.addresses));
    }
    suite.saveFromNowOn({ isSaved: !isNew });
    const complain = (message: string) => {
      try {
        appendFileSync(suite.logFile, `${message}\n`);
      } catch {
        say(message);
      }
    };
    const endSchedule = runEveryMinute(suite.addresses.functions, complain, { firstAfterMs: firstJobMs });
    const watching = site.options.dev ? await stopping.orInterrupted(startWatching(root, ports)) : null;
    say(summaryOf(site, suite, watching?.address ?? null));

    const firestore = watchForFirestoreEnd(ports.firestore);
    const outcome = await Promise.race([
      firestore.ended,
      stopping.requested.then(() => 'requested' as const),
      suite.exited.then(() => 'emulators' as const),
      ...(watching ? [watching.exited.then(() => 'vite' as const)] : []),
    ]);
    firestore.stop();
    endSchedule();
    await watching?.stop();
    if (outcome === 'firestore') {
      throw new Problem(
        `Firestore ended by itself, and nothing works without it: start again. The data of ${shown(data.root)} is as it ` +
          `was saved last, at most two minutes ago; what the emulators said is in ${shown(suite.logFile)}.`,
      );
    }
    if (outcome === 'emulators') {
      throw new Problem(`The emulators ended by themselves; what they said is in ${shown(suite.logFile)}.`);
    }
    if (outcome === 'vite') throw new Problem('The Vite server ended by itself.');
  } finally {
    unsaved = await suite.stop();
  }
  if (unsaved !== null) throw notSaved(data, unsaved);
  say(`Stopped; the data is in ${shown(data.root)}.`);
}

function build({ root, ports, official, say }: Site, publicDir: string) {
  const web = webBuild({ outDir: relative(root, publicDir), env: clientEnvironment(suiteAddresses(ports)) });
  const builds = official ? [functionsBuild, web] : [emulatorBuild, functionsBuild, web];
  return buildChanged(root, builds, { say });
}

function prepareData({ data, options }: Site) {
  recover(data);
  if (options.fresh) startOver(data);
  const reason = damage(data);
  if (reason !== undefined) throw damaged(data, reason);
}

async function startWithData({ root, ports, data, official, say }: Site, publicDir: string) {
  const importFrom = existsSync(data.current) ? data.current : null;
  try {
    return await startSuite({
      root,
      ports,
      publicDir,
      logFile: join(data.logs, 'firebase.log'),
      data,
      importFrom,
      official,
      onUnsaved: (reason) => {
        say(
          `Saving the data failed (${reason}): make room on the disk; it is tried again every two minutes.`,
        );
      },
    });
  } catch (error) {
    if (importFrom !== null && error instanceof StartFailure && error.firestoreEnded) {
      throw damaged(data, error.reason);
    }
    throw error;
  }
}

function summaryOf({ data }: Site, { addresses, logFile }: RunningSuite, vite: string | null) {
  const width = Math.max(...ACCOUNTS.map(({ email }) => email.length));
  const role = ({ claims }: (typeof ACCOUNTS)[number]) =>
    claims.owner ? 'owner' : claims.admin ? 'admin' : 'waits for access';
  const localLogin = demoEnvironment(addresses.site)['COPA_LOCAL_LOGIN_USERNAME'] ?? '';
  return [
    '',
    `  Site      ${vite ?? addresses.site}`,
    `  API       ${addresses.api}`,
    ...(vite === null ? [] : [`  Built     ${addresses.site}`]),
    '',
    `  Sign in at ${vite ?? addresses.site}/acceso with the password ${DEMO_PASSWORD}`,
    ...ACCOUNTS.map((each) => `    ${each.email.padEnd(width)}  ${each.displayName}, ${role(each)}`),
    `    ${localLogin.padEnd(width)}  the separate admin login, at the end of the same page`,
    '',
    `  Data ${shown(data.root)}   Log ${shown(logFile)}`,
    '  Ctrl-C stops and keeps the data.',
    '',
  ].join('\n');
}

function shown(path: string) {
  return relative(process.cwd(), path) || '.';
}
