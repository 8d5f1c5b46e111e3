import fc from 'fast-check';
import { deleteForm, sameAsBefore, wasUpdated } from '../rules.ts';
import { existing, nextVersion } from '../steps.ts';
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
        then.forms[id] = { ...content, asks: act.asks, updatedAt: then.now };
        note(then, `form.create forms/${id}`);
      }
      return { id, isActive: existing(then.forms, id).isActive, responseCount: 0 };
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
          const { isActive, updatedAt } = existing(then.forms, id);
          return { isActive, updatedAt, responseCount: 0 };
        });
      return ask(act, `PUT /forms/${id}`, steps, body);
    },
  ),
];

const fieldsOf = (required: boolean) => [{ id: 'f1', type: 'text', label: '¿Qué?', required }];
