import * as endpoints from '@copa/domain/forms/endpoints';
import type { Dependencies } from '../dependencies.ts';
import { csvReply } from '../http/csv-reply.ts';
import { type Route, replyRoute, route } from '../http/route.ts';
import { spendExport } from '../people/attempts.ts';
import { recordReading } from '../site/reading.ts';
import { createForm, deleteForm, getForm, listForms, updateForm } from './forms.ts';
import { createResponseIntake } from './response-intake.ts';
import { exportFormResponses, listFormResponses } from './responses.ts';

export function formRoutes(dependencies: Dependencies): readonly Route[] {
  const desk = createResponseIntake(dependencies);
  return [
    route(endpoints.getForm, ({ params, caller }) => getForm(dependencies, caller, params.formId)),
    route(endpoints.listForms, async ({ query }) => {
      const { items, nextCursor } = await listForms(dependencies, query);
      return { forms: [...items], nextCursor };
    }),
    route(endpoints.createForm, (call) => createForm(dependencies, call.caller, call.body)),
    route(endpoints.updateForm, (call) =>
      updateForm(dependencies, call.caller, call.params.formId, call.body),
    ),
    route(endpoints.deleteForm, (call) =>
      deleteForm(dependencies, call.caller, call.params.formId, call.query.force, {
        answers: call.query.seen,
        tournaments: call.query.seenTournaments,
      }),
    ),
    route(endpoints.createFormResponse, ({ params, body, origin }) =>
      desk.answer(params.formId, body, origin),
    ),
    route(endpoints.listFormResponses, async ({ params, query, caller }) => {
      const { title, items, nextCursor } = await listFormResponses(dependencies, params.formId, query);
      const target = `forms/${params.formId}`;
      await recordReading(dependencies, caller, { action: 'form.read', target, after: { title } });
      return { responses: [...items], nextCursor };
    }),
    replyRoute(endpoints.exportFormResponses, async ({ caller, params, query }) => {
      await spendExport(dependencies, caller.uid);
      return csvReply(await exportFormResponses(dependencies, caller, { ...params, ...query }));
    }),
  ];
}
