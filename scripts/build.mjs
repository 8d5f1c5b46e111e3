import { buildChanged, emulatorBuild, functionsBuild, webBuild } from './process/build.mjs';
import { Problem } from './process/problem.mjs';
import { repositoryRoot } from './process/repository.mjs';

try {
  await buildChanged(repositoryRoot, [emulatorBuild, functionsBuild, webBuild()], {
    say: (line) => console.log(line),
  });
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
