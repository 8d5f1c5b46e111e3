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
  const { url, call, header, first, next, field } = document.currentScript.dataset;
  const asked = {};
  globalThis.askedEarly = (question) => {
    const answer = asked[question];
    delete asked[question];
    return answer;
  };
  const keep = (question, answer) => (asked[question] = answer.catch(() => undefined));
  const read = (template, id) => {
    const body = template.replace('${ID}', id);
    const headers = { 'content-type': 'text/plain' };
    return keep(body, fetch(url, { method: 'POST', cache: 'no-store', headers, body }));
  };
  const [id] = /[\\w-]{20,}$/.exec(location.pathname) || [];
  if (!id) return;
  const answer = call
    ? keep(call + ' ' + id, fetch(call, { headers: { accept: 'application/json', [header]: id } }))
    : read(first, id);
  if (!next) return;
  answer
    .then((response) => response && response.ok && response.clone().json())
    .then((body) => {
      if (!body) return;
      const named = call ? body.data[field] : body[0].found && body[0].found.fields[field].stringValue;
      if (named) read(next, named);
    });
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
