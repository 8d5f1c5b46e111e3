import type { FieldErrors } from '@copa/domain/errors';
import { ACTIVE_QUESTIONS_MAX } from '@copa/domain/limits';
import { type Answers, answersErrors } from '@copa/domain/questions/answers';
import { needsOptions, QUESTION_TYPES } from '@copa/domain/questions/field-type';
import {
  byOrder,
  type Question,
  type QuestionCreation,
  type QuestionInput,
  type QuestionUpdate,
  questionErrors,
} from '@copa/domain/questions/question';
import { requiredQuestion } from '@copa/domain/questions/words/answers';
import { FIELD_TYPE_LABELS } from '@copa/domain/questions/words/field-types';
import { additionalFields } from '@copa/domain/registrations/registration';
import { type Actor, deletionOf, writeAudit } from '../audit.ts';
import { creationId, sameCreation } from '../creation.ts';
import type { Context } from '../dependencies.ts';
import { found, invalidFields, refusal } from '../refusals.ts';
import { QUESTIONS } from '../store/collections.ts';
import type { Database, Filter, Page, Paging, Transaction } from '../store/database.ts';
import { laterThan, wasUpdated } from '../versions.ts';
import * as words from './words.ts';

const BY_ORDER = { orderBy: { field: 'order', direction: 'asc' } } as const;
const ACTIVE: Filter = { field: 'active', op: '==', value: true };

export function pageOfQuestions(database: Database, page: Paging): Promise<Page<Question>> {
  return database.page(QUESTIONS, { ...page, ...BY_ORDER });
}

export function pageOfActiveQuestions(database: Database, page: Paging): Promise<Page<Question>> {
  const limit = Math.min(page.limit, ACTIVE_QUESTIONS_MAX);
  return database.page(QUESTIONS, { ...page, limit, ...BY_ORDER, where: [ACTIVE] });
}

export async function listActiveQuestions(database: Database): Promise<readonly Question[]> {
  const active = await database.find(QUESTIONS, { ...BY_ORDER, where: [ACTIVE] }, ACTIVE_QUESTIONS_MAX);
  return active.toSorted(byOrder);
}

export async function getQuestion(database: Database, id: string): Promise<Question> {
  return found(await database.get(QUESTIONS, id), words.questionMissing);
}

export function questionTypes() {
  return QUESTION_TYPES.map((value) => ({
    value,
    label: FIELD_TYPE_LABELS[value],
    needsOptions: needsOptions(value),
  }));
}

export async function previewFields(database: Database) {
  const fields = additionalFields(await listActiveQuestions(database), null);
  return fields.map(({ id, type, label, placeholder, required, options }) => ({
    id,
    type,
    label,
    placeholder,
    required,
    options: [...options],
  }));
}

export async function validateAnswers(database: Database, answers: Answers): Promise<FieldErrors> {
  const fields = additionalFields(await listActiveQuestions(database), null);
  return answersErrors(fields, answers, requiredQuestion);
}

export async function createQuestion(
  context: Context,
  actor: Actor,
  { requestId, ...input }: QuestionCreation,
): Promise<Question> {
  const now = context.clock();
  const id = creationId(context, requestId);
  return context.database.transaction(async (transaction) => {
    const earlier = await transaction.get(QUESTIONS, id);
    if (earlier !== null) return sameCreation(earlier, input);
    if (input.active) await requireBelowLimit(transaction);
    const [last] = await transaction.find(QUESTIONS, { orderBy: { field: 'order', direction: 'desc' } }, 1);
    const question: Question = {
      ...input,
      id,
      order: last === undefined ? 0 : last.order + 1,
      updatedAt: now,
    };
    transaction.create(QUESTIONS, question);
    writeAudit(transaction, context, {
      actor,
      action: 'question.create',
      target: pathOf(id),
      after: question,
    });
    return question;
  });
}

export function updateQuestion(context: Context, actor: Actor, id: string, update: QuestionUpdate) {
  return change(context, actor, id, (before) => {
    if (wasUpdated(before, update)) return null;
    const errors = questionErrors({ ...before, ...update.changes });
    if (Object.keys(errors).length > 0) throw invalidFields(errors);
    return update.changes;
  });
}

export function toggleQuestion(context: Context, actor: Actor, id: string): Promise<Question> {
  return change(context, actor, id, ({ active }) => ({ active: !active }));
}

export function setQuestionActive(context: Context, actor: Actor, id: string, active: boolean) {
  return change(context, actor, id, () => ({ active }));
}

export async function deleteQuestion(context: Context, actor: Actor, id: string): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const before = await transaction.get(QUESTIONS, id);
    if (before === null) {
      found(await deletionOf(transaction, 'question.delete', pathOf(id)), words.questionMissing);
      return;
    }
    transaction.remove(QUESTIONS, id);
    writeAudit(transaction, context, { actor, action: 'question.delete', target: pathOf(id), before });
  });
}

export async function reorderQuestions(context: Context, actor: Actor, ids: readonly string[]) {
  return context.database.transaction(async (transaction) => {
    const questions = (await transaction.find(QUESTIONS, BY_ORDER)).toSorted(byOrder);
    const byId = new Map(questions.map((question) => [question.id, question]));
    const named = ids.flatMap((id) => byId.get(id) ?? []);
    if (named.length !== ids.length || new Set(ids).size !== byId.size || ids.length !== byId.size) {
      throw invalidFields({ questions: words.orderIncomplete });
    }
    return writeOrder(transaction, context, actor, questions, named);
  });
}

async function requireBelowLimit(transaction: Transaction): Promise<void> {
  const active = await transaction.find(QUESTIONS, { ...BY_ORDER, where: [ACTIVE] }, ACTIVE_QUESTIONS_MAX);
  if (active.length === ACTIVE_QUESTIONS_MAX) throw refusal('conflict', words.tooManyActive);
}

function writeOrder(
  transaction: Transaction,
  context: Context,
  actor: Actor,
  before: readonly Question[],
  named: readonly Question[],
): readonly Question[] {
  const now = context.clock();
  const reordered = named.map((question, order) =>
    question.order === order
      ? question
      : { ...question, order, updatedAt: laterThan(question.updatedAt, now) },
  );
  for (const { id, order, updatedAt } of reordered) {
    transaction.update(QUESTIONS, id, { order, updatedAt });
  }
  writeAudit(transaction, context, {
    actor,
    action: 'question.reorder',
    target: 'questions',
    before: { order: before.map(({ id }) => id) },
    after: { order: reordered.map(({ id }) => id) },
  });
  return reordered;
}

function change(
  context: Context,
  actor: Actor,
  id: string,
  changes: (before: Question) => Partial<QuestionInput> | null,
): Promise<Question> {
  return context.database.transaction(async (transaction) => {
    const before = found(await transaction.get(QUESTIONS, id), words.questionMissing);
    const changed = changes(before);
    if (changed === null) return before;
    const fields = { ...changed, updatedAt: laterThan(before.updatedAt, context.clock()) };
    const after = { ...before, ...fields };
    if (after.active && !before.active) await requireBelowLimit(transaction);
    transaction.update(QUESTIONS, id, fields);
    writeAudit(transaction, context, {
      actor,
      action: 'question.update',
      target: pathOf(id),
      before,
      after,
    });
    return after;
  });
}

function pathOf(id: string): string {
  return `questions/${id}`;
}
