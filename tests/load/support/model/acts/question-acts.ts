import fc from 'fast-check';
import { forEach, sameAsBefore, wasUpdated } from '../rules.ts';
import { deletedBefore, existing, nextVersion, Refused } from '../steps.ts';
import { note, type World } from '../world.ts';
import { actOf, ask, once, question, questionId, questionRequest, seenOf, versionSeen } from './act.ts';

function changeQuestion(
  world: World,
  id: string,
  changes: { readonly active?: boolean; readonly required?: boolean },
) {
  const before = existing(world.questions, id);
  const after = { ...before, ...changes, updatedAt: nextVersion(before.updatedAt, world.now) };
  world.questions[id] = after;
  note(world, `question.update questions/${id}`);
  return { id, ...after };
}

export const questions = [
  actOf('create question', { question, required: fc.boolean() }, (act) => {
    const id = questionId(act.question);
    const content = { text: `Pregunta ${act.question}`, required: act.required, active: true };
    const body = { ...content, type: 'text', requestId: questionRequest(act.question) };
    const steps = (then: World) =>
      once(() => {
        const earlier = then.questions[id];
        if (earlier !== undefined) sameAsBefore(earlier, content);
        else {
          const order = Math.max(-1, ...Object.values(then.questions).map((each) => each.order)) + 1;
          then.questions[id] = { ...content, order, updatedAt: then.now };
          note(then, `question.create questions/${id}`);
        }
        return { id, ...existing(then.questions, id) };
      });
    return ask(act, 'POST /questions', steps, body);
  }),
  actOf('update question', { question, required: fc.boolean(), seen: versionSeen }, (act, world) => {
    const id = questionId(act.question);
    const seen = seenOf(world.questions[id], act.seen);
    const content = { text: `Pregunta ${act.question}`, required: act.required, active: true };
    const body = { ...content, type: 'text', expectedUpdatedAt: seen };
    const steps = (then: World) =>
      once(() => {
        const before = existing(then.questions, id);
        if (wasUpdated(before, seen, content)) return { id, ...before };
        return changeQuestion(then, id, { required: act.required, active: true });
      });
    return ask(act, `PUT /questions/${id}`, steps, body);
  }),
  actOf('toggle question', { question }, (act) => {
    const id = questionId(act.question);
    const steps = (then: World) =>
      once(() => changeQuestion(then, id, { active: !existing(then.questions, id).active }));
    return ask(act, `PATCH /questions/${id}/toggle`, steps);
  }),
  actOf(
    'many questions',
    {
      chosen: fc.array(question, { minLength: 1, maxLength: 3 }),
      act: fc.constantFrom('activate', 'deactivate', 'delete' as const),
    },
    (act) => {
      const ids = act.chosen.map(questionId);
      const steps = (then: World) =>
        forEach(ids, (id) =>
          once(() => {
            if (act.act !== 'delete') return changeQuestion(then, id, { active: act.act === 'activate' });
            const deletion = `question.delete questions/${id}`;
            if (then.questions[id] === undefined) return void deletedBefore(then, deletion);
            delete then.questions[id];
            return note(then, deletion);
          }),
        );
      return ask(act, `POST /questions/batch/${act.act}`, steps, { ids });
    },
  ),
  actOf('reorder questions', { order: fc.constantFrom([1, 2], [2, 1], [1], [2], [1, 1]) }, (act) => {
    const ids = act.order.map(questionId);
    const steps = (then: World) =>
      once(() => {
        const all = Object.keys(then.questions);
        if (ids.length !== all.length || !all.every((id) => ids.includes(id))) {
          throw new Refused('validation-failed');
        }
        for (const [order, id] of ids.entries()) {
          const before = existing(then.questions, id);
          const updatedAt = nextVersion(before.updatedAt, then.now);
          if (before.order !== order) then.questions[id] = { ...before, order, updatedAt };
        }
        note(then, 'question.reorder questions');
        return { questions: ids.map((id, order) => ({ id, order })) };
      });
    return ask(act, 'POST /questions/reorder', steps, { questions: ids });
  }),
];
