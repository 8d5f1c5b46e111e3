import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

interface BodyHeaders {
  readonly contentType: string;
  readonly contentEncoding: string;
}

const hidden = new WeakMap<IncomingMessage, BodyHeaders>();

/**
 * The functions platform parses bodies before our code runs, and answers a malformed one itself: in English, as HTML,
 * with a stack trace. Hiding the two headers it decides by leaves every body to us, raw.
 */
export function keepBodiesRaw(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    if (request.headers['content-type'] === undefined) return;
    hidden.set(request, headersOf(request));
    request.headers['content-type'] = 'application/octet-stream';
    delete request.headers['content-encoding'];
  });
}

export function bodyHeadersOf(request: IncomingMessage): BodyHeaders {
  return hidden.get(request) ?? headersOf(request);
}

function headersOf({ headers }: IncomingMessage): BodyHeaders {
  return {
    contentType: headers['content-type'] ?? '',
    contentEncoding: headers['content-encoding']?.toLowerCase() ?? '',
  };
}
