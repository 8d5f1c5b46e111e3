import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const ID_PLACEHOLDER = '{id}';

/**
 * Asks Firestore or the API while the scripts of the page are on their way. `public-firestore.ts` and `api-client.ts` take the
 * answers over, and ask again for what failed here.
 */
const ASKER = `(() => {
  const { questions } = document.currentScript.dataset;
  const { pathname } = location;
  const question = JSON.parse(questions).find(({ at }) => pathname.startsWith(at));
  const id = question && pathname.slice(question.at.length);
  if (!/^[\\w-]+$/.test(id || '')) return;
  const { url, call, header, first, next, field } = question;
  const asked = {};
  globalThis.takeEarlyAnswer = (asking) => {
    const answer = asked[asking];
    delete asked[asking];
    return answer;
  };
  const keep = (asking, answer) => (asked[asking] = answer.catch(() => undefined));
  const read = (template, document) => {
    const body = template.replace('${ID_PLACEHOLDER}', document);
    const headers = { 'content-type': 'text/plain' };
    return keep(body, fetch(url, { method: 'POST', cache: 'no-store', headers, body }));
  };
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

export async function writeAsker(out: string): Promise<string> {
  const hash = createHash('sha256').update(ASKER).digest('hex').slice(0, 8);
  const file = `assets/ask-${hash}.js`;
  await mkdir(path.join(out, 'assets'), { recursive: true });
  await writeFile(path.join(out, file), ASKER);
  return `/${file}`;
}

/** True for the file of this script. A phone keeps it for the next visit. */
export function isAsker(url: string): boolean {
  return url.startsWith('assets/ask-');
}

/**
 * Adds the script to the head, where it runs while the rest of the page arrives. A kept page (`isKept`) is there at once, and
 * its own scripts would ask first: there the script runs before them.
 */
export function withAskScript(html: string, asker: string, attribute: string, isKept: boolean): string {
  const order = isKept ? '' : 'async ';
  return html.replace('</head>', () => `  <script ${order}src="${asker}" ${attribute}></script>\n  </head>`);
}
