import { join } from 'node:path';
import { deployParts } from './deploy/parts.mjs';
import { readTarget } from './deploy/target.mjs';
import { endAllGroups, startGroup } from './process/child-group.mjs';
import { ensureInstalled } from './process/install.mjs';
import { requireNodeVersion } from './process/node-version.mjs';
import { Problem } from './process/problem.mjs';
import { repositoryRoot } from './process/repository.mjs';

/** @param {string} line */
const say = (line) => console.log(line);

// The CLI has a process group of its own: without this it would go on deploying after Ctrl-C.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    console.error('Stopping: what was not deployed yet stays as it was.');
    void endAllGroups().then(() => process.exit(130));
  });
}

async function main() {
  requireNodeVersion();
  const target = readTarget(repositoryRoot);
  await ensureInstalled(repositoryRoot, { say });
  const { buildChanged, functionsBuild, webBuild } = await import('./process/build.mjs');
  const { programOf } = await import('./process/programs.mjs');
  const { requireStart } = await import('./deploy/program-start.mjs');
  const { stageDeployment } = await import('./deploy/stage.mjs');

  const env = { ...target.clientEnvironment, COPA_SITE_ORIGIN: target.siteUrl };
  await buildChanged(repositoryRoot, [webBuild({ env }), functionsBuild], { say });
  requireStart(join(repositoryRoot, 'functions', 'lib', 'index.cjs'), target);
  const stage = join(repositoryRoot, '.cache', 'deploy');
  const site = join(repositoryRoot, 'web', 'dist');
  stageDeployment(repositoryRoot, stage, { ...target, site });

  await deployParts(async (part, options) => {
    say(`Deploying ${part} to ${target.project}.`);
    const args = [programOf('firebase-tools', 'firebase'), 'deploy', '--only', part, ...options];
    const where = ['--project', target.project, '--config', join(stage, 'firebase.json')];
    const group = startGroup(process.execPath, [...args, ...where], {
      cwd: repositoryRoot,
      stdio: 'inherit',
    });
    return group.exited;
  });
  say(`Deployed: ${target.siteUrl}`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
