import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Used when the site has not been built: enough for a link preview and for a way home. */
const BARE_PAGE = `<!doctype html>
<html lang="es-419">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <!--meta-->
    <!--/meta-->
  </head>
  <body><p><a href="/">Ir al inicio</a></p></body>
</html>
`;

/** Deployed, the page is the copy that the deployment puts beside the bundle; locally, the site as it is built right now. */
export function pageTemplate(localFile: string | null, bundleFolder: string): () => string {
  if (localFile !== null) return () => read(localFile);
  const page = read(join(bundleFolder, 'page.html'));
  return () => page;
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : BARE_PAGE;
}
