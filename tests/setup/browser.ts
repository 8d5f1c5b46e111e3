import { join } from 'node:path';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { findBrowser } from '../browser/find-browser.mjs';

/** Finds the browser once for all files, because a browser from npm must be unpacked first. */
export default async function provideBrowser(): Promise<void> {
  const folder = join(repositoryRoot, '.cache', 'browser');
  const { env, platform, arch } = process;
  process.env['CHROMIUM_PATH'] = await findBrowser({ env, platform, arch, folder });
}
