import fc from 'fast-check';
import { deleteForm, sameAsBefore, wasUpdated } from '../rules.ts';
import { NOBODY } from '../site.ts';
import { existing, nextVersion, Refused } from '../steps.ts';
import { note, type World } from '../world.ts';
import {
  type ActOf,
  actOf,
  ask,
  form,
  formId,
  formRequest,
  once,
  type Plan,
  seenOf,
  upTo,
  uuid,
  versionSeen,
} from './act.ts';

const newForm = { form, asks: fc.boolean(), maxResponses: fc.constantFrom(null, 1) };

export function planForm(act: ActOf<typeof newForm>): Plan {
  const content = { title: 'Inscripción', isActive: true, maxResponses: act.maxResponses };
  const id = formId(act.form);
  const body = { ...content, fields: fieldsOf(act.asks), requestId: formRequest(act.form) };
  const steps = (then: World) =>
    once(() => {
      const earlier = then.forms[id];
      if (earlier !== undefined) sameAsBefore(earlier, { ...content, asks: act.asks });
      else {
        then.forms[id] = { ...content, asks: act.asks, updatedAt: then.now, responses: {} };
        note(then, `form.create forms/${id}`);
      }
      const { isActive, responses } = existing(then.forms, id);
      return { id, isActive, responseCount: Object.keys(responses).length };
    });
  return ask(act, 'POST /forms', steps, body);
}

export const formDeletion = actOf('delete form', { form, force: fc.boolean() }, (act) => {
  const id = formId(act.form);
  const { force } = act;
  return ask(act, `DELETE /forms/${id}?force=${force}`, (then) => deleteForm(then, id, force));
});

export const forms = [
  actOf('create form', newForm, planForm),
  actOf(
    'update form',
    { ...newForm, isActive: fc.boolean(), maxResponses: fc.constantFrom(null, 1, 2), seen: versionSeen },
    (act, world) => {
      const id = formId(act.form);
      const content = { title: 'Inscripción', isActive: act.isActive, maxResponses: act.maxResponses };
      const seen = seenOf(world.forms[id], act.seen);
      const body = { ...content, fields: fieldsOf(act.asks), expectedUpdatedAt: seen };
      const steps = (then: World) =>
        once(() => {
          const before = existing(then.forms, id);
          if (!wasUpdated(before, seen, { ...content, asks: act.asks })) {
            const updatedAt = nextVersion(before.updatedAt, then.now);
            then.forms[id] = { ...before, ...content, asks: act.asks, updatedAt };
            note(then, `form.update forms/${id}`);
          }
          const { isActive, updatedAt, responses } = existing(then.forms, id);
          return { isActive, updatedAt, responseCount: Object.keys(responses).length };
        });
      return ask(act, `PUT /forms/${id}`, steps, body);
    },
  ),
  actOf('answer form', { form, request: upTo(3), answer: fc.constantFrom('', 'sí') }, (act) => {
    const id = formId(act.form);
    const requestId = uuid(5, act.request);
    const answers = act.answer === '' ? {} : { f1: act.answer };
    const steps = (then: World) =>
      once(() => {
        const { responses, ...before } = existing(then.forms, id);
        const earlier = responses[requestId];
        if (earlier !== undefined && earlier.answer !== act.answer) throw new Refused('request-reused');
        if (earlier !== undefined) return { id: requestId };
        const isAsked = Object.values(then.tournaments).some(({ linkedFormId }) => linkedFormId === id);
        if (isAsked || !before.isActive) throw new Refused('form-inactive');
        const count = Object.keys(responses).length;
        if (before.maxResponses !== null && count >= before.maxResponses) throw new Refused('form-full');
        if (before.asks && act.answer === '') throw new Refused('validation-failed');
        const response = { answer: act.answer, at: then.now };
        then.forms[id] = { ...before, responses: { ...responses, [requestId]: response } };
        return { id: requestId };
      });
    return ask(act, `POST /forms/${id}/responses`, steps, { requestId, answers }, NOBODY);
  }),
];

const fieldsOf = (required: boolean) => [{ id: 'f1', type: 'text', label: '¿Qué?', required }];
