import { execFile } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../scripts/process/repository.mjs';

/**
 * `--no-sandbox`: Chromium cannot start its sandbox as root, nor in many containers. `--in-process-gpu`: a
 * separate process for drawing makes journeys about 5 % slower. `--renderer-process-limit=1` stops the
 * browser from starting a spare renderer for each page. The last three flags turn off services by which the
 * browser calls outside servers.
 */
export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--renderer-process-limit=1',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
function installedBrowser(env, platform) {
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  const candidates = [...onPath, ...(platform === 'darwin' ? macApplications : [])];
  return candidates.find(isProgram);
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return isProgram(path) ? path : undefined;
}

/**
 * Concurrent calls need separate folders, because `@sparticuz/chromium` accepts even an incomplete `chromium`
 * in `folder`.
 *
 * @param {string} folder
 */
async function packagedBrowser(folder) {
  mkdirSync(folder, { recursive: true });
  const unpack = fileURLToPath(new URL('./unpack-chromium.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [unpack], {
    // `AWS_LAMBDA_JS_RUNTIME` makes the package also unpack the system libraries that Chromium needs.
    env: { ...process.env, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x', TMPDIR: folder },
  });
  const { path, libraries, fonts } = /** @type {{ path: string, libraries: string, fonts: string }} */ (
    JSON.parse(stdout)
  );
  // Replaces the package's `fonts.conf`, which looks for fonts in the folders of a cloud function.
  writeFileSync(join(fonts, 'fonts.conf'), fontSettings(fonts, join(folder, 'font-cache')));
  const starter = join(folder, 'start-chromium');
  writeFileSync(
    starter,
    `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' FONTCONFIG_PATH='${fonts}' exec '${path}' "$@"\n`,
  );
  chmodSync(starter, 0o755);
  return starter;
}

/** Suites that run at the same time share `folder`, so `link` appears only when the browser is complete. */
async function unpackedOnce() {
  const folder = join(repositoryRoot, '.cache', 'browser');
  const lock = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
  const { packages } = /** @type {{ packages: Record<string, { version: string }> }} */ (JSON.parse(lock));
  const version = packages['node_modules/@sparticuz/chromium']?.version ?? 'unknown';
  const link = join(folder, version);
  const starter = join(link, 'start-chromium');
  if (isProgram(starter)) return starter;
  const own = join(folder, `${version}-${process.pid}`);
  rmSync(own, { recursive: true, force: true });
  await packagedBrowser(own);
  if (isProgram(starter)) {
    rmSync(own, { recursive: true });
    return starter;
  }
  rmSync(link, { force: true });
  symlinkSync(own, link);
  return starter;
}

/**
 * @param {string} fonts
 * @param {string} cache
 */
function fontSettings(fonts, cache) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${cache}</cachedir>
</fontconfig>
`;
}

/** @param {NodeJS.ProcessEnv} env */
export async function findBrowser(env = process.env) {
  const { platform, arch } = process;
  const chosen = env['CHROMIUM_PATH'];
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which is no program.`);
  }
  if (platform === 'linux' && arch === 'x64') return unpackedOnce();
  const found = installedBrowser(env, platform) ?? (await playwrightBrowser());
  if (found) return found;
  throw new Error(
    'No Chromium or Chrome was found: install one, run "npx playwright install chromium", or set CHROMIUM_PATH.',
  );
}
