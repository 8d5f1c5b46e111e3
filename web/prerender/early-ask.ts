import { writeScript } from './written-script.ts';

export const ID_PLACEHOLDER = '{id}';
export const TICKET_PLACEHOLDER = '{ticket}';

export const EARLY_TIMEOUT_MS = 10_000;

/** A tab in the background takes its answers only when it is shown, which may be hours later. */
export const EARLY_MAX_AGE_MS = 20_000;

/**
 * Sends the first requests while other scripts load. `public-firestore.ts` and `api-client.ts` repeat a
 * request that got no complete answer in time.
 */
const ASKER = `(() => {
  const { requests } = document.currentScript.dataset;
  const { pathname } = location;
  const request = JSON.parse(requests).find(({ at }) => pathname.startsWith(at));
  const id = request && pathname.slice(request.at.length);
  if (!/^[\\w-]+$/.test(id || '')) return;
  const { url, call, header, first, next, field, room, table, scripts = [] } = request;
  for (const href of scripts) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
  const asked = {};
  const askedAt = Date.now();
  globalThis.takeEarlyAnswer = (asking) => {
    const answer = asked[asking];
    delete asked[asking];
    return Date.now() - askedAt < ${EARLY_MAX_AGE_MS} ? answer : undefined;
  };
  const whole = async (response) => new Response(await response.blob(), response);
  const ask = (asking, to, options) => {
    const end = new AbortController();
    setTimeout(() => end.abort(), ${EARLY_TIMEOUT_MS});
    options.signal = end.signal;
    return (asked[asking] = fetch(to, options).then(whole).catch(() => undefined));
  };
  const read = (template, document) => {
    const body = template.replace('${ID_PLACEHOLDER}', document);
    const headers = { 'content-type': 'text/plain' };
    return ask(body, url, { method: 'POST', cache: 'no-store', headers, body });
  };
  const bodyOf = (response) => (response && response.ok ? response.clone().json() : null);
  const body = (
    call
      ? ask(call + ' ' + id, call, { headers: { accept: 'application/json', [header]: id } })
      : read(first, id)
  ).then(bodyOf);
  globalThis.earlyBodies = [body];
  if (!next) return;
  const nextBody = body.then((found) => {
    if (!found) return null;
    const named = call ? found.data[field] : found[0].found && found[0].found.fields[field].stringValue;
    return named ? read(next, named).then(bodyOf) : null;
  });
  globalThis.earlyBodies = [body, nextBody];
  if (!room) return;
  // If an older ticket lacks a field, the screen asks for the rest later.
  const ofTicket = (ask) =>
    body
      .then(([{ found, readTime }]) => ask(found.fields, readTime))
      .then(bodyOf)
      .catch(() => null);
  const roomBody = ofTicket(({ rooms }, readTime) => {
    const opened = (rooms.arrayValue.values || [])
      .map(({ mapValue }) => mapValue.fields)
      .filter(({ openAt }) => Date.parse(openAt.timestampValue) <= Date.parse(readTime))
      .sort((a, b) => Date.parse(a.openAt.timestampValue) - Date.parse(b.openAt.timestampValue))
      .pop();
    return opened && read(room.replace('${TICKET_PLACEHOLDER}', id), opened.id.stringValue);
  });
  const tableBody = ofTicket(({ tournamentId, lobby, place }) => {
    if (!lobby.mapValue || place.stringValue === 'waiting') return null;
    return read(table, tournamentId.stringValue + '_' + lobby.mapValue.fields.stage.integerValue);
  });
  globalThis.earlyBodies = [body, nextBody, roomBody, tableBody];
})();
`;

export const writeAsker = (out: string) => writeScript(out, 'ask', ASKER);

/** Puts `element` after `<meta charset>`, because HTML requires the encoding within the first 1024 bytes. */
export function firstInHead(html: string, element: string): string {
  return html.replace(/<meta charset="[^"]*" \/>/, (encoding) => `${encoding}\n    ${element}`);
}

/**
 * In `app.html` (`isKept`) this script is not `async`, because the other scripts come from a cache and could
 * run first.
 */
export function askScript(asker: string, attribute: string, isKept: boolean): string {
  return `<script ${isKept ? '' : 'async '}src="${asker}" ${attribute}></script>`;
}

/** The content security policy allows this inline script by its hash. */
export function inlineAskScript(attribute: string): string {
  return `<script ${attribute}>${ASKER}</script>`;
}
