import { findBrowser } from '../browser/find-browser.mjs';

export default async function provideBrowser(): Promise<void> {
  process.env['CHROMIUM_PATH'] = await findBrowser();
}
