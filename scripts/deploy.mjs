import { join } from 'node:path';
import { readTarget } from './deploy/target.mjs';
import { ensureInstalled } from './process/install.mjs';
import { requireNodeVersion } from './process/node-version.mjs';
import { Problem } from './process/problem.mjs';
import { repositoryRoot } from './process/repository.mjs';

/** @param {string} line */
const say = (line) => console.log(line);

/** Rules and indexes first, the pages that need them last. */
const ORDER = ['firestore', 'functions', 'hosting'];

async function main() {
  requireNodeVersion();
  const target = readTarget(repositoryRoot);
  await ensureInstalled(repositoryRoot, { say });
  const { startGroup } = await import('./process/child-group.mjs');
  const { buildChanged, functionsBuild, webBuild } = await import('./process/build.mjs');
  const { programOf } = await import('./process/programs.mjs');
  const { requireStart } = await import('./deploy/program-start.mjs');
  const { stageDeployment } = await import('./deploy/stage.mjs');

  // The functions take the built page along, so the site comes first.
  const env = { ...target.clientEnvironment, COPA_SITE_ORIGIN: target.siteUrl };
  await buildChanged(repositoryRoot, [webBuild({ env }), functionsBuild], { say });
  requireStart(join(repositoryRoot, 'functions', 'lib', 'index.cjs'), target);
  const stage = join(repositoryRoot, '.cache', 'deploy');
  const site = join(repositoryRoot, 'web', 'dist');
  stageDeployment(repositoryRoot, stage, { ...target, site });

  for (const part of ORDER) {
    say(`Deploying ${part} to ${target.project}.`);
    const args = [
      programOf('firebase-tools', 'firebase'),
      'deploy',
      '--only',
      part,
      '--project',
      target.project,
    ];
    const group = startGroup(process.execPath, [...args, '--config', join(stage, 'firebase.json')], {
      cwd: repositoryRoot,
      stdio: 'inherit',
    });
    const { code } = await group.exited;
    if (code !== 0) throw new Problem(`Deploying ${part} failed; what came before it is deployed.`);
  }
  say(`Deployed: ${target.siteUrl}`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
