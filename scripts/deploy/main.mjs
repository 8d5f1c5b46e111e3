import { join } from 'node:path';
import { buildChanged, functionsBuild, webBuild } from '../process/build.mjs';
import { endAllGroups, startGroup } from '../process/child-group.mjs';
import { ensureInstalled } from '../process/install.mjs';
import { programOf } from '../process/programs.mjs';
import { repositoryRoot } from '../process/repository.mjs';
import { onFirstStopSignal } from '../process/stop-signals.mjs';
import { deployParts } from './parts.mjs';
import { requireStart } from './program-start.mjs';
import { stageDeployment } from './stage.mjs';
import { readTarget } from './target.mjs';

/** @param {string} line */
const say = (line) => console.log(line);

// The CLI has a process group of its own: without this it would go on deploying after Ctrl-C.
onFirstStopSignal(() => {
  console.error('Stopping: what was not deployed yet stays as it was.');
  void endAllGroups().then(() => process.exit(130));
});

export async function main() {
  const target = readTarget(repositoryRoot);
  await ensureInstalled(repositoryRoot, { say });
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
