import { join } from 'node:path';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { findBrowser } from '../browser/find-browser.mjs';

export default async function provideBrowser(): Promise<void> {
  const folder = join(repositoryRoot, '.cache', 'browser');
  const { env, platform, arch } = process;
  process.env['CHROMIUM_PATH'] = await findBrowser({ env, platform, arch, folder });
}
