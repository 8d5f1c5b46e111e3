import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

interface BodyHeaders {
  readonly contentType: string;
  readonly contentEncoding: string;
  readonly contentLength: number | null;
  readonly isChunked: boolean;
}

const hidden = new WeakMap<IncomingMessage, BodyHeaders>();

/**
 * Deletes headers that Node's parser has already used, so that the functions platform reads no body.
 * Otherwise the platform would read up to a gigabyte and answer malformed bodies in English HTML.
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
    isChunked: headers['transfer-encoding'] !== undefined,
  };
}
