import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Written where the id of a document goes. */
export const ID = '{id}';

/**
 * Asks Firestore or the API while the scripts of the page are on their way. `public-firestore.ts` and `api-client.ts` take the
 * answers over, and ask again for what failed here.
 */
const ASKER = `(() => {
  const { url, first, next, field, header } = document.currentScript.dataset;
  const asked = {};
  globalThis.askedEarly = (question) => {
    const answer = asked[question];
    delete asked[question];
    return answer;
  };
  const keep = (question, answer) => (asked[question] = answer.catch(() => undefined));
  const ask = (template, id) => {
    const body = template.replace('${ID}', id);
    const headers = { 'content-type': 'text/plain' };
    return keep(body, fetch(url, { method: 'POST', cache: 'no-store', headers, body }));
  };
  const [id] = /[\\w-]{20,}$/.exec(location.pathname) || [];
  if (!id) return;
  if (header) {
    keep(url + ' ' + id, fetch(url, { headers: { accept: 'application/json', [header]: id } }));
    return;
  }
  ask(first, id)
    .then((response) => response && response.ok && response.clone().json())
    .then((answers) => answers && answers[0].found && ask(next, answers[0].found.fields[field].stringValue));
})();
`;

/** Returns the address of the script. */
export async function writeAsker(out: string): Promise<string> {
  const hash = createHash('sha256').update(ASKER).digest('hex').slice(0, 8);
  const file = `assets/ask-${hash}.js`;
  await mkdir(path.join(out, 'assets'), { recursive: true });
  await writeFile(path.join(out, file), ASKER);
  return `/${file}`;
}

/** It stands in the head: it runs while the rest of the page arrives. */
export function askingEarly(html: string, asker: string, attributes: string): string {
  return html.replace('</head>', () => `  <script async src="${asker}" ${attributes}></script>\n  </head>`);
}
