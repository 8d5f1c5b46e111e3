import type { RequestHandler } from 'express';

export function cors(origins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    if (origins.length > 0) response.vary('Origin');
    const origin = request.headers.origin;
    if (origin !== undefined && origins.includes(origin)) {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Expose-Headers', 'X-Trace-Id, Content-Disposition, Date, Age');
      if (request.method === 'OPTIONS') {
        response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
        response.setHeader(
          'Access-Control-Allow-Headers',
          'Authorization, Content-Type, Private-Code, Ticket-Id, Invitation-Code, Consent-Code, X-Firebase-AppCheck',
        );
        response.setHeader('Access-Control-Max-Age', '7200');
      }
    }
    next();
  };
}
