import { jsonOf, ok, routesOf } from './call.ts';

export function createUpkeepApis() {
  const logFilters: string[] = [];
  const accounts: Record<string, unknown>[] = [];
  return {
    logFilters,
    accounts,
    routes: [
      ...routesOf('logging.googleapis.com', {
        'POST /v2/entries:list': (call) => {
          logFilters.push((jsonOf(call) as { filter: string }).filter);
          const entry = {
            timestamp: '2026-01-01T00:00:00Z',
            severity: 'ERROR',
            textPayload: 'publishing what is due failed',
            resource: { labels: { service_name: 'api' } },
          };
          return ok({ entries: [entry] });
        },
      }),
      ...routesOf('www.googleapis.com', {
        'POST /identitytoolkit/v3/relyingparty/downloadAccount': () => ok({ users: accounts }),
        'POST /identitytoolkit/v3/relyingparty/uploadAccount': (call) => {
          accounts.push(...(jsonOf(call) as { users: Record<string, unknown>[] }).users);
          return ok({});
        },
      }),
    ],
  };
}
