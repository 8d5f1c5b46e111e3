import { ensureInstalled } from './install.mjs';
import { repositoryRoot } from './repository.mjs';

/** Without this setting tsx would leave a cache in the temporary folder. */
export const withoutCache = { TSX_DISABLE_CACHE: '1' };

export async function prepareTypeScript() {
  await ensureInstalled(repositoryRoot, { say: (line) => console.log(line) });
  Object.assign(process.env, withoutCache);
  const { register } = await import('tsx/esm/api');
  register();
}
