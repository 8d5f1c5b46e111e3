import * as endpoints from '@copa/domain/fairness/endpoints';
import type { Dependencies } from '../dependencies.ts';
import { type Route, route } from '../http/route.ts';
import { addEntry, decideAbsence, getRecord, listRecords, revokeEntry } from './records.ts';
import { suspendedUnits } from './suspended.ts';

interface Queues {
  readonly reconsider: (registrationId: string) => Promise<void>;
}

export function fairnessRoutes(dependencies: Dependencies, { reconsider }: Queues): readonly Route[] {
  return [
    route(endpoints.getRecord, ({ caller, params }) => getRecord(dependencies, caller, params)),
    route(endpoints.addRecordEntry, ({ caller, params, body }) =>
      addEntry(dependencies, caller, params, body),
    ),
    route(endpoints.decideAbsence, async ({ caller, params, body }) => {
      const record = await decideAbsence(dependencies, caller, params, body.counts);
      await reconsider(params.id);
      return record;
    }),
    route(endpoints.revokeRecordEntry, ({ caller, params, body }) =>
      revokeEntry(dependencies, caller, params.id, body),
    ),
    route(endpoints.listRecords, ({ query }) => listRecords(dependencies, query)),
    route(endpoints.getSuspended, async ({ params }) => ({
      units: [...(await suspendedUnits(dependencies, params.id))],
    })),
  ];
}
