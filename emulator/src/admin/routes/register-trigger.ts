import { type AdminRoute, jsonAnswer } from '../admin-route.ts';
import { parsePayload } from '../json-payload.ts';
import { parseV1Registration } from '../triggers/registrations.ts';
import type { TriggerDispatcher } from '../triggers/trigger-dispatcher.ts';

/** First generation functions. */
export function registerTriggerRoute(dispatcher: Pick<TriggerDispatcher, 'register'>): AdminRoute {
  return {
    method: 'PUT',
    path: /^\/emulator\/v1\/projects\/([^/]+)\/triggers\/([^/]+)$/,
    handle: ({ parameters: [project = '', key = ''], body }) => {
      dispatcher.register(parseV1Registration(project, key, parsePayload(body)));
      return jsonAnswer({});
    },
  };
}
