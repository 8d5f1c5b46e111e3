import * as api from '@copa/domain/questions/endpoints';
import { describe, expect, it } from 'vitest';
import { call, refused } from './support/api-client.ts';
import { openAdmin } from './support/organiser.ts';
import { questionBody } from './support/samples.ts';

const { token } = await openAdmin();

async function create(changes: Readonly<Record<string, unknown>> = {}) {
  return (await call(api.createQuestion, { token, body: questionBody(changes) })).data;
}

async function activeIds(): Promise<readonly string[]> {
  return (await call(api.listActiveQuestions)).data.questions.map(({ id }) => id);
}

describe('lists', () => {
  it.each([api.listQuestions, api.listActiveQuestions])(
    'of questions come in pages, in their order',
    async (list) => {
      await create();
      await create();
      const whole = await call(list, { token });
      const first = await call(list, { token, query: { limit: '1' } });
      const rest = await call(list, { token, query: { cursor: first.data.nextCursor ?? '' } });
      expect([...first.data.questions, ...rest.data.questions]).toEqual(whole.data.questions);
      expect(first.data.questions).toHaveLength(1);
      expect(rest.data.nextCursor).toBeNull();
    },
  );
});

describe('many questions', () => {
  it('are turned off and on and deleted, each with its own result', async () => {
    const one = await create();
    const two = await create();
    const body = { ids: [one.id, 'unknown', two.id, one.id] };
    const off = await call(api.deactivateQuestions, { token, body });
    expect(off.data.results).toEqual([
      { id: one.id, success: true },
      { id: 'unknown', success: false, error: 'La pregunta no existe.', code: 'not-found' },
      { id: two.id, success: true },
    ]);
    expect(await activeIds()).not.toContain(one.id);
    await call(api.activateQuestions, { token, body });
    expect(await activeIds()).toEqual(expect.arrayContaining([one.id, two.id]));
    await call(api.deleteQuestions, { token, body });
    expect(await activeIds()).not.toContain(two.id);
  });

  it('must be at least one and not too many', async () => {
    await refused(api.deleteQuestions, 'validation-failed', { token, body: { ids: [] } });
    const ids = Array.from({ length: 201 }, (_, index) => `id${index}`);
    await refused(api.deleteQuestions, 'validation-failed', { token, body: { ids } });
  });
});
