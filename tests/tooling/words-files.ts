import { sourceFiles } from '../../scripts/checks/source-files.ts';
import { repositoryRoot } from '../../scripts/process/repository.mjs';

/** The files with texts for people, relative to the repository's root. */
export const wordsFiles = [...sourceFiles(repositoryRoot)].filter((file) =>
  /^(domain|functions|web)\/src\/(?:.+\/)?words(?:\/[\w-]+)?\.tsx?$/.test(file),
);
