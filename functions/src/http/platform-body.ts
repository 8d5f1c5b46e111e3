import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

interface BodyHeaders {
  readonly contentType: string;
  readonly contentEncoding: string;
  /** The declared length; null for a chunked body, and where there is none. */
  readonly contentLength: number | null;
}

const hidden = new WeakMap<IncomingMessage, BodyHeaders>();

/**
 * The functions platform reads bodies before our code runs, up to a gigabyte each, whether or not the call is one that
 * takes a body, and answers a malformed one itself: in English, as HTML. Without the two headers by which it knows that
 * there is a body it reads nothing; Node's own parser, which ends bodies and tells requests apart, does not depend on them.
 */
export function keepBodiesRaw(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    hidden.set(request, headersOf(request));
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}

export function bodyHeadersOf(request: IncomingMessage): BodyHeaders {
  return hidden.get(request) ?? headersOf(request);
}

function headersOf({ headers }: IncomingMessage): BodyHeaders {
  const length = headers['content-length'];
  return {
    contentType: headers['content-type'] ?? '',
    contentEncoding: headers['content-encoding']?.toLowerCase() ?? '',
    contentLength: length === undefined ? null : Number(length),
  };
}
