import { ensureInstalled } from './install.mjs';
import { repositoryRoot } from './repository.mjs';

export async function prepareTypeScript() {
  await ensureInstalled(repositoryRoot, { say: (line) => console.log(line) });
  // Without this setting tsx would leave a cache in the temporary folder.
  process.env['TSX_DISABLE_CACHE'] = '1';
  const { register } = await import('tsx/esm/api');
  register();
}
