import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { entryKey, filesOf, publicChunks, staticChunks } from './chunk-graph.ts';
import { dataSource } from './documents.ts';

const webRoot = path.resolve(import.meta.dirname, '..');

type Budget = readonly [what: string, limit: number, sources: readonly string[]];

const home = 'src/app/routes/home.tsx';
const list = 'src/app/routes/tournaments.tsx';
const help = 'src/features/site/public/information-overlays.tsx';
const next = 'src/features/tournaments/public/list/next-tournaments.tsx';

/** The limit of `/` must not rise. Set the other limits about 5 % above the measured size. */
const budgets: readonly Budget[] = [
  ['/', 100_000, [home, 'src/lib/network/public-firestore.ts']],
  ['/ with the help open', 116_700, [home, help]],
  ['/ with what comes when the visitor stays', 139_500, [home, next, dataSource, 'src/lib/refresh-site.ts']],
  ['/tournaments', 115_900, [list]],
  ['/tournament-history', 139_900, ['src/app/routes/tournament-history.tsx', dataSource]],
];

type OwnBudget = readonly [what: string, limit: number, source: string, beyond?: string];

const inbox = 'src/app/routes/admin/registrations.tsx';
const invitation = 'src/app/routes/team-invitation.tsx';
const invitationForm = 'src/features/registrations/public/invitation/invitation-form.tsx';

const ownBudgets: readonly OwnBudget[] = [
  ['/mi/:ticketId', 23_400, 'src/app/routes/ticket.tsx'],
  ['/mi', 16_000, 'src/app/routes/mine.tsx'],
  ['/permiso/:code', 3_750, 'src/app/routes/consent.tsx'],
  ['/jugador/:key', 2_300, 'src/app/routes/player.tsx'],
  ['/tournament/:id/posiciones', 18_700, 'src/app/routes/board.tsx'],
  ['/temporada/:id', 11_200, 'src/app/routes/season.tsx'],
  ['a picture to share', 14_100, 'src/components/pictures/pictures-dialog.tsx'],
  ['/equipo/:invitation', 7_850, invitation],
  ['the form of an invitation', 11_900, invitationForm, invitation],
  ['/admin/torneos/:id/dia', 54_600, 'src/app/routes/admin/day.tsx', inbox],
  ['/admin/torneos/:id/fases', 51_000, 'src/app/routes/admin/stages/page.tsx', inbox],
  ['/admin/torneos/:id/fases/:stage/:match', 45_900, 'src/app/routes/admin/match.tsx', inbox],
  ['/admin/torneos/:id', 20_000, 'src/app/routes/admin/tournament.tsx', inbox],
  ['/admin/temporadas', 21_000, 'src/features/seasons/admin/seasons-screen.tsx', inbox],
  ['/admin/suspensiones', 4_150, 'src/features/fairness/admin/records-screen.tsx', inbox],
];

const overlayLimit = 8_950;

const fontLimit = 30_500;

const precacheLimits = { files: 68, bytes: 296_000 };

const forbidden = [
  { name: 'Firebase Auth', mark: /identitytoolkit\.googleapis\.com/ },
  { name: 'full Firestore', mark: /WebChannelConnection|Firestore\/Listen/ },
  { name: 'Radix', mark: /data-radix-|radix-/ },
  { name: 'error pages of data routers', mark: /Unexpected Application Error/ },
  { name: 'TanStack Query', mark: /No QueryClient set|QueryClientProvider/ },
] as const;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(3)} KB`;

interface Result {
  readonly ok: boolean;
  readonly text: string;
}

const result = (ok: boolean, text: string): Result => ({ ok, text: `${ok ? 'ok  ' : 'FAIL'} ${text}` });

const sized = (what: string, size: number, limit: number) =>
  result(size <= limit, `${what}: ${kilobytes(size)} of ${kilobytes(limit)}`);

function gzipSize(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
}

function without(marks: readonly { name: string; mark: RegExp }[], files: readonly string[], where: string) {
  return marks.map(({ name, mark }) => {
    const found = files.filter((file) => mark.test(readFileSync(file, 'utf8')));
    return found.length === 0 && files.length > 0
      ? result(true, `no ${name} in ${where}`)
      : result(false, `${name} in ${where}: ${found.join(', ')}`);
  });
}

function checkScripts(dist: string, manifest: Manifest): readonly Result[] {
  return budgets.map(([what, limit, sources]) => {
    const keys = new Set<string>();
    for (const source of [entryKey, ...sources]) staticChunks(manifest, source, keys);
    const files = filesOf(manifest, keys).map((file) => path.join(dist, file));
    return sized(`JavaScript of ${what} (gzip, ${keys.size} files)`, gzipSize(files), limit);
  });
}

/** In Vite's manifest, the key of a chunk without a source file begins with `_`. */
function partKey(manifest: Manifest, part: string): string {
  const found = Object.entries(manifest).find(([key, { name }]) => name === part && key.startsWith('_'));
  if (found === undefined) throw new Error(`The build manifest has no part "${part}"`);
  return found[0];
}

function checkOwnScripts(dist: string, manifest: Manifest): readonly Result[] {
  const shell = new Set<string>();
  const sources = [entryKey, home, list, dataSource, partKey(manifest, 'forms')];
  for (const source of sources) staticChunks(manifest, source, shell);
  return ownBudgets.map(([what, limit, source, beyond]) => {
    const known = beyond === undefined ? shell : staticChunks(manifest, beyond, new Set(shell));
    const own = [...staticChunks(manifest, source)].filter((key) => !known.has(key));
    const files = filesOf(manifest, own).map((file) => path.join(dist, file));
    return sized(`JavaScript of ${what} of its own (gzip, ${own.length} files)`, gzipSize(files), limit);
  });
}

function checkOverlay(dist: string): Result {
  const page = readFileSync(path.join(dist, 'overlay.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|modulepreload"[^>]* href)="\/(assets\/[^"]+\.js)"/g)].map(
    ([, file = '']) => path.join(dist, file),
  );
  const apart =
    scripts.length === 1 && !/\bimport\s*["'`({]|\bfrom\s*["'`]/.test(readFileSync(scripts[0] ?? '', 'utf8'));
  return apart
    ? sized('JavaScript of /overlay/:id in all (gzip)', gzipSize(scripts), overlayLimit)
    : result(false, `/overlay/:id asks for other files: ${scripts.join(', ')}`);
}

function checkFonts(dist: string): Result {
  const fonts = filesIn(path.join(dist, 'fonts'), '.woff2');
  const size = fonts.reduce((sum, file) => sum + statSync(file).size, 0);
  return sized(`fonts (${fonts.length} files)`, size, fontLimit);
}

function checkPrecache(dist: string): readonly Result[] {
  const worker = readFileSync(path.join(dist, 'sw.js'), 'utf8');
  const urls = [...worker.matchAll(/\burl:"([^"]+)"/g)].map(([, url = '']) => url);
  const files = urls.map((url) => path.join(dist, url.includes('.') ? url : `${url}.html`));
  const few = files.length > 0 && files.length <= precacheLimits.files;
  return [
    result(few, `files kept for offline visits: ${files.length} of ${precacheLimits.files}`),
    sized('files kept for offline visits (gzip)', gzipSize(files), precacheLimits.bytes),
  ];
}

const skippedStyles = [
  { name: 'cascade layers', mark: /@layer/ },
  { name: 'ranges in media queries', mark: /@media[^{]*[<>]/ },
  { name: 'nested rules', mark: /[{;]&/ },
] as const;

const preloadedDrawings = [
  { name: 'preloaded drawing', mark: /rel="preload" as="image" href="\/art\/(?!mark\.)/ },
] as const;

function filesIn(folder: string, ending: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.map((name) => path.join(folder, name));
}

export function runBudgets(dist = path.join(webRoot, 'dist')): 0 | 1 {
  const manifestFile = path.join(dist, '.vite/manifest.json');
  if (!existsSync(manifestFile)) {
    console.error(`Budgets: there is no build in ${dist}. Build the web package first.`);
    return 1;
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const chunks = filesOf(manifest, publicChunks(manifest)).map((file) => path.join(dist, file));
  const results = [
    ...checkScripts(dist, manifest),
    ...checkOwnScripts(dist, manifest),
    checkOverlay(dist),
    checkFonts(dist),
    ...checkPrecache(dist),
    ...without(forbidden, chunks, `the ${chunks.length} public chunks`),
    ...without(preloadedDrawings, filesIn(path.join(dist, '.templates'), '.html'), 'the templates'),
    ...without(skippedStyles, filesIn(path.join(dist, 'assets'), '.css'), 'the styles'),
  ];
  for (const { text } of results) console.log(text);
  return results.every(({ ok }) => ok) ? 0 : 1;
}
