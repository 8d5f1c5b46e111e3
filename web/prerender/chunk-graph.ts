import type { Manifest, ManifestChunk } from 'vite';

export const entryKey = 'index.html';

function chunkAt(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build manifest has no "${key}"`);
  return chunk;
}

export function staticChunks(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of chunkAt(manifest, key).imports ?? []) staticChunks(manifest, imported, found);
  return found;
}

function reachableChunks(
  manifest: Manifest,
  keys: Iterable<string>,
  isExcluded: (key: string) => boolean,
): Set<string> {
  const found = new Set<string>();
  const queue = [...keys];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (found.has(key) || isExcluded(key)) continue;
    found.add(key);
    const { imports = [], dynamicImports = [] } = chunkAt(manifest, key);
    queue.push(...imports, ...dynamicImports);
  }
  return found;
}

const signedInOnly = /^src\/app\/routes\/(admin\/|sign-in)/;

export function publicChunks(manifest: Manifest): Set<string> {
  return reachableChunks(manifest, [entryKey], (key) => signedInOnly.test(key));
}

const connectedOnly = [
  'src/lib/refresh-site.ts',
  'src/lib/network/app-check.ts',
  'src/app/routes/board.tsx',
  'src/app/routes/consent.tsx',
  'src/app/routes/player.tsx',
  'src/app/routes/public-form.tsx',
  'src/app/routes/registration.tsx',
  'src/app/routes/registration-status.tsx',
  'src/app/routes/team-invitation.tsx',
  'src/app/routes/season.tsx',
  'src/app/routes/tournament-history.tsx',
  'src/features/day/public/follow/follow-offer.tsx',
  'src/features/day/public/ticket/own-position.ts',
  'src/features/day/public/ticket/pride/sparks.tsx',
  'src/features/day/public/ticket/pride/latest-part.tsx',
  'src/features/day/public/ticket/pride/proud-share.tsx',
  'src/features/day/public/ticket/push/push-offer.tsx',
  'src/features/play/public/own-rank.ts',
  'src/features/play/public/protest/own-protests.tsx',
  'src/features/play/public/report/own-reports.tsx',
  'src/features/registrations/public/again/again-offer.tsx',
  'src/features/registrations/public/again/same-team.tsx',
  'src/features/registrations/public/consent/ticket-consent.tsx',
  'src/features/seasons/public/ticket-season.tsx',
  'src/features/registrations/public/own/find-again.ts',
  'src/features/registrations/public/own/ticket-new-rules.tsx',
  'src/features/registrations/public/own/ticket-reason.tsx',
  'src/features/registrations/public/roster/roster-part.tsx',
  'src/features/registrations/public/team/captain-team.tsx',
];

export function offlineChunks(manifest: Manifest): Set<string> {
  // Throws if a module of `connectedOnly` was moved, because the service worker would otherwise store it.
  for (const key of connectedOnly) chunkAt(manifest, key);
  return reachableChunks(
    manifest,
    [entryKey],
    (key) => signedInOnly.test(key) || connectedOnly.includes(key),
  );
}

export function filesOf(manifest: Manifest, keys: Iterable<string>): string[] {
  return [...keys].map((key) => chunkAt(manifest, key).file);
}

export function stylesOf(manifest: Manifest, keys: Iterable<string>): string[] {
  return [...keys].flatMap((key) => chunkAt(manifest, key).css ?? []);
}
