import * as z from 'zod/mini';
import type { Call, Caller } from '../../../functions/src/call.ts';
import type { Dependencies } from '../../../functions/src/dependencies.ts';
import type { Reply } from '../../../functions/src/http/reply.ts';
import { allRoutes } from '../../../functions/src/wiring/routes.ts';

const uid = 'owner-1';
const signedInAt = new Date();

const OWNER: Caller = {
  uid,
  email: null,
  role: 'owner' as const,
  signedInAt,
  account: {
    uid,
    email: null,
    displayName: null,
    photoURL: null,
    emailVerified: true,
    disabled: false,
    role: 'owner' as const,
    creationTime: null,
    lastSignInTime: null,
  },
};

export interface AdminCalls {
  get(endpointId: string, params?: Readonly<Record<string, string>>): Promise<string>;
  send(endpointId: string, params: Readonly<Record<string, string>>, body: unknown): Promise<string>;
}

/** Calls the routes as an owner, without the check of access. */
export function createAdminCalls(dependencies: Dependencies): AdminCalls {
  const routes = new Map(allRoutes(dependencies).map((route) => [route.endpoint.id, route]));
  const send: AdminCalls['send'] = async (endpointId, params, body) => {
    const route = routes.get(endpointId);
    if (route === undefined) throw new Error(`there is no endpoint ${endpointId}`);
    const { endpoint } = route;
    const call: Call = {
      params: z.parse(endpoint.params, params),
      query: z.parse(endpoint.query, {}),
      headers: {},
      body: z.parse(endpoint.body, body),
      readFile: () => Promise.reject(new Error('no call here takes a file')),
      client: { block: '127.0.0.1', isPublic: false, throughFront: false },
      origin: { network: null, isProven: false },
      caller: OWNER,
      logger: dependencies.logger,
    };
    if (route.kind === 'reply') return textOf(await route.handle(call));
    return JSON.stringify(z.parse(endpoint.data, await route.handle(call)));
  };
  return { get: (endpointId, params = {}) => send(endpointId, params, {}), send };
}

async function textOf({ body }: Reply): Promise<string> {
  if (typeof body === 'string' || Buffer.isBuffer(body)) return body.toString();
  const parts: string[] = [];
  for await (const part of body) parts.push(part);
  return parts.join('');
}
