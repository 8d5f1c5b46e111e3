import { appendFileSync, existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildChanged, emulatorBuild, functionsBuild, webBuild } from '../process/build.mjs';
import { endAllGroups } from '../process/child-group.mjs';
import { Problem } from '../process/problem.mjs';
import { importTypeScript } from '../process/typescript.mjs';
import { clientEnvironment, suiteAddresses } from './addresses.mjs';
import { damage, damaged, notSaved, recover, startOver } from './data-folder.mjs';
import { demoEnvironment } from './demo-environment.mjs';
import { startWatching } from './development.mjs';
import { watchForFirestoreEnd } from './firestore-end.mjs';
import { runEveryMinute } from './schedule.mjs';
import { isEmpty, seed } from './seed.mjs';
import { StartFailure } from './start-failure.mjs';
import { startSuite } from './suite.mjs';
import { summary } from './summary.mjs';

/**
 * @typedef {{
 *   root: string,
 *   options: ReturnType<typeof import('./options.mjs').parseStartOptions>,
 *   ports: import('./ports.mjs').Ports,
 *   data: import('./data-folder.mjs').DataFolder,
 *   official: boolean,
 *   stopping: ReturnType<typeof import('./stopping.mjs').listenForStop>,
 *   say: (line: string) => void,
 * }} Site
 */

/** @param {Site} site */
export async function runSite(site) {
  const { root, ports, stopping, say, data } = site;
  const publicDir = join(root, '.cache', 'web', `${ports.firestore}-${ports.auth}`);
  prepareData(site);
  await stopping.orInterrupted(build(site, publicDir));

  say('Starting the emulators.');
  const starting = startWithData(site, publicDir);
  const suite = await stopping.orInterrupted(starting).catch(async (error) => {
    // It may still come up after the request to stop, and has to go all the same.
    await endAllGroups();
    await starting.then((late) => late.stop()).catch(() => undefined);
    throw error;
  });
  /** @type {string | null} */
  let unsaved = null;
  try {
    if (await stopping.orInterrupted(isEmpty(suite.addresses.firestore))) {
      say('Writing the demo data.');
      await stopping.orInterrupted(seed(suite.addresses));
    }
    suite.saveFromNowOn();
    const endSchedule = runEveryMinute(suite.addresses.functions, (message) => {
      try {
        appendFileSync(suite.logFile, `${message}\n`);
      } catch {
        // The disk may be full, and the site goes on all the same.
        say(message);
      }
    });
    const watching = site.options.dev ? await stopping.orInterrupted(startWatching(root, ports)) : null;
    say(await summaryOf(site, suite, watching?.address ?? null));

    const firestore = watchForFirestoreEnd(ports.firestore);
    const outcome = await Promise.race([
      firestore.ended,
      stopping.requested.then(() => /** @type {const} */ ('requested')),
      suite.exited.then(() => /** @type {const} */ ('emulators')),
      ...(watching ? [watching.exited.then(() => /** @type {const} */ ('vite'))] : []),
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

/**
 * @param {Site} site
 * @param {string} publicDir
 */
function build({ root, ports, official, say }, publicDir) {
  const web = webBuild({ outDir: relative(root, publicDir), env: clientEnvironment(suiteAddresses(ports)) });
  const builds = official ? [functionsBuild, web] : [emulatorBuild, functionsBuild, web];
  return buildChanged(root, builds, { say });
}

/** @param {Site} site */
function prepareData({ data, options }) {
  recover(data);
  if (options.fresh) startOver(data);
  const reason = damage(data);
  if (reason !== undefined) throw damaged(data, reason);
}

/**
 * @param {Site} site
 * @param {string} publicDir
 */
async function startWithData({ root, ports, data, official, say }, publicDir) {
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

/**
 * @param {Site} site
 * @param {import('./suite.mjs').RunningSuite} suite
 * @param {string | null} vite
 */
async function summaryOf({ data }, suite, vite) {
  const { ACCOUNTS, DEMO_PASSWORD } = /** @type {typeof import('../seed/accounts.ts')} */ (
    await importTypeScript('../seed/accounts.ts', import.meta.url)
  );
  return summary({
    addresses: suite.addresses,
    vite,
    accounts: ACCOUNTS.map(({ email, displayName, claims }) => ({
      email,
      displayName,
      role: claims.owner ? 'owner' : claims.admin ? 'admin' : 'waits for access',
    })),
    password: DEMO_PASSWORD,
    localLogin: demoEnvironment(suite.addresses.site)['COPA_LOCAL_LOGIN_USERNAME'] ?? '',
    dataFolder: shown(data.root),
    logFile: shown(suite.logFile),
  });
}

/** @param {string} path */
function shown(path) {
  return relative(process.cwd(), path) || '.';
}
