import { join } from 'node:path';
import { buildChanged, functionsBuild, webBuild } from '../process/build.mjs';
import { endAllGroups, startGroup } from '../process/child-group.mjs';
import { ensureInstalled } from '../process/install.mjs';
import { Problem } from '../process/problem.mjs';
import { programOf } from '../process/programs.mjs';
import { repositoryRoot } from '../process/repository.mjs';
import { onFirstStopSignal } from '../process/stop-signals.mjs';
import { importTypeScript } from '../process/typescript.mjs';
import { frontReport } from './front.mjs';
import { askAsStranger, signedInAtGoogle } from './google.mjs';
import { deployParts } from './parts.mjs';
import { prepare } from './prepare.mjs';
import { requireStart } from './program-start.mjs';
import { PREPARE, requireReady } from './readiness.mjs';
import { stageDeployment } from './stage.mjs';
import { readTarget } from './target.mjs';

/** @param {string} line */
const say = (line) => console.log(line);

// The CLI has a process group of its own: without this it would go on deploying after Ctrl-C.
onFirstStopSignal(() => {
  console.error('Stopping: what was not deployed yet stays as it was.');
  void endAllGroups().then(() => process.exit(130));
});

const WITHOUT_APP_CHECK =
  'App Check is off: set it up before you announce a tournament, because players behind one address share half of its ' +
  'places without it (docs/deploy.md).';

export async function main() {
  const onlyPrepare = readOptions(process.argv.slice(2));
  const target = readTarget(repositoryRoot);
  await ensureInstalled(repositoryRoot, { say });
  const { project, settings, functionsEnvironment } = target;
  const secrets = await secretsOf(settings);
  const ask = await signedInAtGoogle(repositoryRoot, project);
  if (onlyPrepare) {
    const settingsFile = join(repositoryRoot, functionsEnvironment);
    await prepare({ ask, project, say }, { settingsFile, settings }, secrets);
    say(`${project} is ready for \`npm run deploy\`.`);
    return;
  }
  const values = await requireReady(ask, target, secrets);
  const { COPA_PUSH_PUBLIC_KEY = '' } = settings;
  const env = {
    ...target.clientEnvironment,
    COPA_SITE_ORIGIN: target.siteUrl,
    COPA_PUSH_PUBLIC_KEY,
  };
  await buildChanged(repositoryRoot, [webBuild({ env }), functionsBuild], { say });
  requireStart(join(repositoryRoot, 'functions', 'lib', 'index.cjs'), {
    ...target,
    settings: { ...settings, ...values },
  });
  const stage = join(repositoryRoot, '.cache', 'deploy');
  const site = join(repositoryRoot, 'web', 'dist');
  stageDeployment(repositoryRoot, stage, { ...target, site });

  await deployParts(async (part, options) => {
    say(`Deploying ${part} to ${project}.`);
    const args = [programOf('firebase-tools', 'firebase'), 'deploy', '--only', part, ...options];
    const where = ['--project', project, '--config', join(stage, 'firebase.json')];
    const group = startGroup(process.execPath, [...args, ...where], {
      cwd: repositoryRoot,
      stdio: 'inherit',
    });
    return group.exited;
  });
  say(`Deployed: ${target.siteUrl}`);
  say(await frontReport(() => askAsStranger(repositoryRoot, target.siteUrl, '/api/health'), target));
  if ((settings['COPA_APP_CHECK'] ?? 'off') === 'off') say(WITHOUT_APP_CHECK);
}

/** @param {readonly string[]} args */
function readOptions(args) {
  const unknown = args.filter((arg) => arg !== '--prepare');
  if (unknown.length > 0) {
    throw new Problem(`There is no option ${unknown.join(' ')}: there is \`${PREPARE}\`.`);
  }
  return args.length > 0;
}

/** @param {Record<string, string>} settings */
async function secretsOf(settings) {
  const { SECRET_SETTINGS, neededSecrets } =
    /** @type {typeof import('../../functions/src/config/secret-settings.ts')} */ (
      await importTypeScript('../../functions/src/config/secret-settings.ts', import.meta.url)
    );
  return { names: neededSecrets(settings), all: Object.keys(SECRET_SETTINGS) };
}
