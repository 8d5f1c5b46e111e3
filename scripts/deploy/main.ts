import { join } from 'node:path';
import { neededSecrets, SECRET_SETTINGS } from '../../functions/src/config/secret-settings.ts';
import { buildChanged, functionsBuild, webBuild } from '../process/build.ts';
import { endAllGroups, startGroup } from '../process/child-group.mjs';
import { Problem } from '../process/problem.mjs';
import { programOf } from '../process/programs.ts';
import { repositoryRoot } from '../process/repository.mjs';
import { onFirstStopSignal } from '../process/stop-signals.mjs';
import { requireDatabase } from './database.ts';
import { frontReport } from './front.ts';
import { askAsStranger, signedInAtGoogle } from './google.ts';
import { indexesBuilt } from './indexes.ts';
import { argumentsOf, deployParts, titleOf } from './parts.ts';
import { prepare } from './prepare.ts';
import { requireStart } from './program-start.ts';
import { ONLY_PREPARE, requireReady } from './readiness.ts';
import { requireSite } from './site.ts';
import { stageDeployment } from './stage.ts';
import { readTarget } from './target.ts';
import { ON_THE_DAY, requireQuietDay } from './tournament-day.ts';

const say = (line: string) => console.log(line);

// Ctrl-C does not reach the Firebase CLI in its own process group, so this listener ends the group.
onFirstStopSignal(() => {
  console.error('Stopping: what was not deployed yet stays as it was.');
  void endAllGroups().then(() => process.exit(130));
});

/** This is not `web/dist`, because tests may build that at the same time, without the project's settings. */
const SITE = join('.cache', 'web', 'deployed');

const WITHOUT_APP_CHECK =
  'App Check is off: set it up before you announce a tournament, because players behind one address share half of its ' +
  'places without it (docs/deploy.md).';

export async function main() {
  const { onlyPrepare, onTheDay } = readOptions(process.argv.slice(2));
  const target = readTarget(repositoryRoot);
  const { project, settings, functionsEnvironment } = target;
  const secrets = { names: neededSecrets(settings), all: Object.keys(SECRET_SETTINGS) };
  const ask = await signedInAtGoogle(repositoryRoot, project);
  if (onlyPrepare) {
    const settingsFile = join(repositoryRoot, functionsEnvironment);
    await prepare({ ask, project, say }, { settingsFile, settings }, secrets);
    say(`${project} is ready for \`npm run deploy\`.`);
    return;
  }
  const values = await requireReady(ask, target, secrets);
  await requireSite(ask, target);
  const warnings = await requireDatabase(ask, project);
  if (!onTheDay) await requireQuietDay(ask, project);
  const { COPA_PUSH_PUBLIC_KEY = '' } = settings;
  const env = {
    ...target.clientEnvironment,
    COPA_SITE_ORIGIN: target.siteUrl,
    COPA_PUSH_PUBLIC_KEY,
  };
  await buildChanged(repositoryRoot, [webBuild({ outDir: SITE, env }), functionsBuild], { say });
  requireStart(join(repositoryRoot, 'functions', 'lib', 'index.cjs'), {
    ...target,
    settings: { ...settings, ...values },
  });
  const stage = join(repositoryRoot, '.cache', 'deploy');
  stageDeployment(repositoryRoot, stage, { ...target, site: join(repositoryRoot, SITE) });

  const cli = programOf('firebase-tools', 'firebase');
  await deployParts(async (part) => {
    say(`Deploying ${titleOf(part)} to ${project}.`);
    const group = startGroup(process.execPath, [cli, ...argumentsOf(part, { project, stage })], {
      cwd: repositoryRoot,
      stdio: 'inherit',
    });
    const ended = await group.exited;
    if (part === 'firestore' && ended.code === 0) await indexesBuilt({ ask, project, say });
    return ended;
  });
  say(`Deployed: ${target.siteUrl}`);
  say(await frontReport(() => askAsStranger(repositoryRoot, target.siteUrl, '/api/health'), target));
  if ((settings['COPA_APP_CHECK'] ?? 'off') === 'off') say(WITHOUT_APP_CHECK);
  for (const warning of warnings) say(warning);
}

function readOptions(args: readonly string[]) {
  const unknown = args.filter((arg) => ![ONLY_PREPARE, ON_THE_DAY].includes(arg));
  if (unknown.length > 0) {
    throw new Problem(
      `There is no option ${unknown.join(' ')}: there are ${ONLY_PREPARE} and ${ON_THE_DAY}.`,
    );
  }
  return { onlyPrepare: args.includes(ONLY_PREPARE), onTheDay: args.includes(ON_THE_DAY) };
}
