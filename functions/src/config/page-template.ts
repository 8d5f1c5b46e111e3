import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FilledScreen } from '@copa/domain/page-template';
import * as words from '../words.ts';

const BARE_PAGE = `<!doctype html>
<html lang="es-419">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <!--meta-->
    <!--/meta-->
  </head>
  <body><p><a href="/">${words.toHome}</a></p></body>
</html>
`;

export type FilledPage = FilledScreen | 'invitation' | 'tournaments';

export function pageTemplates(
  localFolder: string | null,
  bundleFolder: string,
): (page: FilledPage) => string {
  if (localFolder !== null) return (page) => read(join(localFolder, `${page}.html`));
  const folder = join(bundleFolder, 'pages');
  const pages: Readonly<Record<FilledPage, string>> = {
    tournament: read(join(folder, 'tournament.html')),
    tournaments: read(join(folder, 'tournaments.html')),
    board: read(join(folder, 'board.html')),
    season: read(join(folder, 'season.html')),
    registration: read(join(folder, 'registration.html')),
    tournamentRules: read(join(folder, 'tournamentRules.html')),
    invitation: read(join(folder, 'invitation.html')),
  };
  return (page) => pages[page];
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : BARE_PAGE;
}
