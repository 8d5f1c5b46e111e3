import { messageType } from '../messages/descriptor.ts';
import { encodeJson, parseJson } from '../messages/json.ts';

export function decodeMessage(typeName: string, text: string): object {
  return parseJson<object>(messageType(typeName), text);
}

export function encodeMessage(typeName: string, message: object): string {
  return JSON.stringify(encodeJson(messageType(typeName), message));
}

/** Length in UTF-16 code units, which is what JavaScript's `length` counts, then the text. */
export function frame(text: string): string {
  return `${text.length}\n${text}`;
}

export interface ForwardBody {
  /** Header lines that a browser could not send as headers without a preflight. */
  readonly headers: ReadonlyMap<string, string>;
  /** Absolute number of the first message, over the whole session. */
  readonly offset: number;
  readonly messages: readonly string[];
}

/** The form body of a forward request; null when it does not add up. */
export function parseForwardBody(body: string): ForwardBody | null {
  const form = new URLSearchParams(body);
  const count = parseCount(form.get('count'));
  const offset = parseCount(form.get('ofs'));
  if (count === null || offset === null) return null;
  const messages: string[] = [];
  for (let index = 0; index < count; index++) {
    const message = form.get(`req${index}___data__`);
    if (message === null) return null;
    messages.push(message);
  }
  return { headers: parseHeaderLines(form.get('headers') ?? ''), offset, messages };
}

const MAX_COUNT_DIGITS = 9;

function parseCount(text: string | null): number | null {
  if (text === null || text === '') return 0;
  return /^\d+$/.test(text) && text.length <= MAX_COUNT_DIGITS ? Number(text) : null;
}

function parseHeaderLines(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
