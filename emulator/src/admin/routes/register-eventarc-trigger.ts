import { StatusError } from '../../core/status-error.ts';
import { type AdminRoute, jsonAnswer } from '../admin-route.ts';
import { parsePayload } from '../json-payload.ts';
import { parseV2Registration } from '../triggers/registrations.ts';
import type { TriggerDispatcher } from '../triggers/trigger-dispatcher.ts';

/** Second generation functions. The answer repeats the registration. */
export function registerEventarcTriggerRoute(dispatcher: Pick<TriggerDispatcher, 'register'>): AdminRoute {
  return {
    method: 'POST',
    path: /^\/emulator\/v1\/projects\/([^/]+)\/eventarcTrigger$/,
    handle: ({ parameters: [project = ''], query, body }) => {
      const key = query.get('eventarcTriggerId') ?? '';
      if (key === '') throw new StatusError('INVALID_ARGUMENT', 'The trigger lacks its eventarcTriggerId.');
      const payload = parsePayload(body);
      dispatcher.register(parseV2Registration(project, key, payload));
      return jsonAnswer(payload);
    },
  };
}
