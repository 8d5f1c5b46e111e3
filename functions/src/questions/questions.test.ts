import { ACTIVE_QUESTIONS_MAX } from '@copa/domain/limits';
import type { Question } from '@copa/domain/questions/question';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW } from '../desk/samples.fixture.ts';
import { AUDIT, QUESTIONS } from '../store/collections.ts';
import {
  createQuestion,
  deleteQuestion,
  getQuestion,
  listActiveQuestions,
  pageOfActiveQuestions,
  pageOfQuestions,
  previewFields,
  questionTypes,
  reorderQuestions,
  setQuestionActive,
  toggleQuestion,
  updateQuestion,
  validateAnswers,
} from './questions.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const REQUEST_ID = '00000000-0000-4000-8000-000000000001';

function question(id: string, order: number, overrides: Partial<Question> = {}): Question {
  const plain = { type: 'text' as const, required: false, placeholder: '', options: [], active: true };
  return { ...plain, id, order, text: `¿${id}?`, updatedAt: SAMPLE_NOW, ...overrides };
}
const input = (text: string, requestId: string | null = null) => {
  const { id: _, order: __, updatedAt: ___, ...rest } = question('x', 0, { text });
  return { ...rest, requestId };
};
const update = (changes: Partial<Question>, expectedUpdatedAt: Date | null = SAMPLE_NOW) => ({
  id: null,
  expectedUpdatedAt,
  changes,
});

let services: Services;
const database = () => services.context.database;
const order = async () => (await services.stored(QUESTIONS)).map(({ id, order: at }) => [id, at]);
const audit = async () => (await services.stored(AUDIT)).map(({ action, target }) => [action, target]);

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(QUESTIONS, question('a', 0), question('b', 1), question('c', 2, { active: false }));
});

describe('a question', () => {
  it('that is new is the last, once for its request id', async () => {
    const created = await createQuestion(services.context, ACTOR, input('¿Nivel?', REQUEST_ID));
    expect(created).toMatchObject({ text: '¿Nivel?', order: 3, updatedAt: SAMPLE_NOW });
    expect(await createQuestion(services.context, ACTOR, input('¿Nivel?', REQUEST_ID))).toEqual(created);
    await expect(createQuestion(services.context, ACTOR, input('¿Otra?', REQUEST_ID))).rejects.toMatchObject({
      code: 'request-reused',
    });
    expect(await services.stored(QUESTIONS)).toHaveLength(4);
    expect(await audit()).toEqual([['question.create', `questions/${created.id}`]]);
  });

  it('is the first of all where there was none', async () => {
    services = openServices(SAMPLE_NOW);
    expect(await createQuestion(services.context, ACTOR, input('¿Nivel?'))).toMatchObject({ order: 0 });
  });

  it('changes if its editor saw the newest version and left enough options', async () => {
    const changed = await updateQuestion(services.context, ACTOR, 'a', update({ text: '¿Edad?' }));
    expect(changed).toEqual(
      question('a', 0, { text: '¿Edad?', updatedAt: new Date(SAMPLE_NOW.getTime() + 1) }),
    );
    expect(await getQuestion(database(), 'a')).toEqual(changed);
    await expect(
      updateQuestion(services.context, ACTOR, 'a', update({ text: '¿Años?' })),
    ).rejects.toMatchObject({ code: 'stale-write' });
    await expect(
      updateQuestion(services.context, ACTOR, 'b', update({ type: 'select', options: [] })),
    ).rejects.toMatchObject({
      code: 'validation-failed',
      fields: { options: 'Options are required for this question type' },
    });
    await expect(updateQuestion(services.context, ACTOR, 'x', update({ text: 'a' }))).rejects.toMatchObject({
      code: 'not-found',
      message: 'La pregunta no existe.',
    });
    expect(await audit()).toEqual([['question.update', 'questions/a']]);
  });

  it('is switched off and on, and deleted, each on the record', async () => {
    expect(await toggleQuestion(services.context, ACTOR, 'a')).toMatchObject({ active: false });
    expect(await toggleQuestion(services.context, ACTOR, 'a')).toMatchObject({ active: true });
    expect(await setQuestionActive(services.context, ACTOR, 'b', false)).toMatchObject({ active: false });
    await deleteQuestion(services.context, ACTOR, 'c');
    await deleteQuestion(services.context, ACTOR, 'c');
    await expect(deleteQuestion(services.context, ACTOR, 'x')).rejects.toMatchObject({ code: 'not-found' });
    expect((await services.stored(QUESTIONS)).map(({ id, active }) => [id, active])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect((await audit()).map((entry) => entry.join(' ')).toSorted()).toEqual([
      'question.delete questions/c',
      'question.update questions/a',
      'question.update questions/a',
      'question.update questions/b',
    ]);
  });
});

it('a limited number may be active, however they become so: each registration reads them all', async () => {
  const more = Array.from({ length: ACTIVE_QUESTIONS_MAX - 2 }, (_, index) =>
    question(`m${index}`, index + 3),
  );
  await services.store(QUESTIONS, ...more);
  const { context } = services;
  const refused = {
    code: 'conflict',
    message: 'Ya hay 30 preguntas activas. Desactiva una antes de activar otra.',
  };
  await expect(createQuestion(context, ACTOR, input('¿Otra?'))).rejects.toMatchObject(refused);
  await expect(toggleQuestion(context, ACTOR, 'c')).rejects.toMatchObject(refused);
  await expect(setQuestionActive(context, ACTOR, 'c', true)).rejects.toMatchObject(refused);
  await expect(updateQuestion(context, ACTOR, 'c', update({ active: true }))).rejects.toMatchObject(refused);
  expect(await setQuestionActive(context, ACTOR, 'a', true)).toMatchObject({ active: true });
  await createQuestion(context, ACTOR, { ...input('¿Otra?'), active: false });
  expect(await listActiveQuestions(database())).toHaveLength(ACTIVE_QUESTIONS_MAX);
});

describe('the order of questions', () => {
  it('is the one that names each of them once', async () => {
    const reordered = await reorderQuestions(services.context, ACTOR, ['c', 'b', 'a']);
    expect(reordered.map(({ id, order: at }) => [id, at])).toEqual([
      ['c', 0],
      ['b', 1],
      ['a', 2],
    ]);
    const moved = new Date(SAMPLE_NOW.getTime() + 1);
    expect(reordered.map(({ updatedAt }) => updatedAt)).toEqual([moved, SAMPLE_NOW, moved]);
    expect(await order()).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 0],
    ]);
    expect(await services.stored(AUDIT)).toMatchObject([
      {
        action: 'question.reorder',
        target: 'questions',
        before: { order: ['a', 'b', 'c'] },
        after: { order: ['c', 'b', 'a'] },
      },
    ]);
  });

  it.each([
    [['a', 'b']],
    [['a', 'b', 'b']],
    [['a', 'b', 'x']],
    [['a', 'b', 'c', 'a']],
    [['a', 'b', 'c', 'x']],
  ])('is refused as %j', async (ids) => {
    await expect(reorderQuestions(services.context, ACTOR, ids)).rejects.toMatchObject({
      fields: { questions: 'La lista debe nombrar cada pregunta exactamente una vez.' },
    });
    expect(await audit()).toEqual([]);
  });

  it('is the order of each list; visitors read the active ones', async () => {
    const all = await pageOfQuestions(database(), { limit: 2 });
    expect(all.items.map(({ id }) => id)).toEqual(['a', 'b']);
    const active = await pageOfActiveQuestions(database(), { limit: 5 });
    expect(active).toMatchObject({ items: [{ id: 'a' }, { id: 'b' }], nextCursor: null });
    await services.store(QUESTIONS, question('z', 0));
    expect((await listActiveQuestions(database())).map(({ id }) => id)).toEqual(['a', 'z', 'b']);
  });
});

describe('the form of a registration', () => {
  it('asks the active questions, and nothing of their own', async () => {
    expect(await previewFields(database())).toEqual(
      ['a', 'b'].map((id) => ({
        id,
        type: 'text',
        label: `¿${id}?`,
        placeholder: '',
        required: false,
        options: [],
      })),
    );
  });

  it('refuses what is required and not answered', async () => {
    await services.store(QUESTIONS, question('a', 0, { required: true }));
    expect(Object.keys(await validateAnswers(database(), {}))).toEqual(['a']);
    expect(await validateAnswers(database(), { a: 'sí' })).toEqual({});
  });

  it('offers types with options where they need some', () => {
    const types = questionTypes();
    expect(types.find(({ value }) => value === 'select')).toMatchObject({ needsOptions: true });
    expect(types[0]).toEqual({ value: 'text', label: 'Texto corto', needsOptions: false });
    expect(types.every(({ value, label }) => label !== '' && label !== value)).toBe(true);
  });
});
