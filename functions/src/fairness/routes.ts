import * as endpoints from '@copa/domain/fairness/endpoints';
import type { Dependencies } from '../dependencies.ts';
import { type Route, route } from '../http/route.ts';
import { addEntry, getRecord, listRecords, revokeEntry } from './records.ts';
import { suspendedUnits } from './suspended.ts';

export function fairnessRoutes(dependencies: Dependencies): readonly Route[] {
  return [
    route(endpoints.getRecord, ({ caller, params }) => getRecord(dependencies, caller, params)),
    route(endpoints.addRecordEntry, ({ caller, params, body }) =>
      addEntry(dependencies, caller, params, body),
    ),
    route(endpoints.revokeRecordEntry, ({ caller, params, body }) =>
      revokeEntry(dependencies, caller, params.id, body),
    ),
    route(endpoints.listRecords, ({ query }) => listRecords(dependencies, query)),
    route(endpoints.getSuspended, async ({ params }) => ({
      units: [...(await suspendedUnits(dependencies, params.id))],
    })),
  ];
}
