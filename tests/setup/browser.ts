import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../browser/find-browser.mjs';

/** Finds the browser once for all files, because the one from npm must be unpacked first. */
export default async function provideBrowser(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'copa-browser-'));
  const { env, platform, arch } = process;
  process.env['CHROMIUM_PATH'] = await findBrowser({ env, platform, arch, folder });
  return () => rmSync(folder, { recursive: true, force: true });
}
