import { buildChanged, emulatorBuild, functionsBuild, webBuild } from './build.ts';
import { repositoryRoot } from './repository.mjs';

export function main() {
  return buildChanged(repositoryRoot, [emulatorBuild, functionsBuild, webBuild()], {
    say: (line) => console.log(line),
  });
}
