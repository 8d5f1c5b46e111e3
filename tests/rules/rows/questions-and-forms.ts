import { ACTIVE_QUESTIONS_MAX, PAGE_LIMIT_MAX } from '@copa/domain/limits';
import { limit, orderBy, where } from 'firebase/firestore';
import { ADMINS, EVERYBODY, OUTSIDERS } from '../support/people.ts';
import { get, list, listAll, listGroup, type Row, rowsOf } from '../support/row.ts';

const questions = rowsOf('/questions/{question}');
const forms = rowsOf('/forms/{form}');
const responses = rowsOf('/forms/{form}/responses/{response}');
const counts = rowsOf('/formCounts/{form}');
const none = rowsOf(null);

const answersCounted = (most: number) =>
  list(`lists how many answers ${most} forms have`, 'formCounts', () => [limit(most)]);

const listWhere = (path: string, field: string, value: boolean, most = ACTIVE_QUESTIONS_MAX) =>
  list(`lists ${most} ${path} where ${field} is ${value}`, path, () => [
    where(field, '==', value),
    limit(most),
  ]);

const activeInOrder = list('lists the active ones in their order', 'questions', () => [
  where('active', '==', true),
  orderBy('order'),
  limit(ACTIVE_QUESTIONS_MAX),
]);
const ofAllForms = listGroup('lists the responses of every form', 'responses');

export const QUESTIONS_AND_FORMS: readonly Row[] = [
  ...questions.allow(
    [...OUTSIDERS, ...ADMINS],
    get('questions/active'),
    listWhere('questions', 'active', true),
  ),
  ...questions.allow(['stranger'], activeInOrder),
  ...questions.allow(ADMINS, get('questions/inactive'), listAll('questions')),
  ...questions.deny(OUTSIDERS, get('questions/inactive'), listAll('questions')),
  ...questions.deny(['stranger', 'user'], listWhere('questions', 'active', false)),
  ...questions.deny(['stranger', 'user'], listWhere('questions', 'active', true, ACTIVE_QUESTIONS_MAX + 1)),

  ...forms.allow([...OUTSIDERS, ...ADMINS], get('forms/active'), listWhere('forms', 'isActive', true)),
  ...forms.allow(ADMINS, get('forms/inactive'), listAll('forms')),
  ...forms.deny(OUTSIDERS, get('forms/inactive'), listAll('forms')),
  ...forms.deny(['stranger', 'user'], listWhere('forms', 'isActive', false)),
  ...forms.deny(['stranger', 'user'], listWhere('forms', 'isActive', true, ACTIVE_QUESTIONS_MAX + 1)),
  ...forms.deny(['stranger', 'user'], listWhere('forms', 'active', true)),

  ...counts.allow(ADMINS, answersCounted(PAGE_LIMIT_MAX)),
  ...counts.deny(ADMINS, answersCounted(PAGE_LIMIT_MAX + 1)),
  ...counts.deny(OUTSIDERS, answersCounted(1)),
  ...none.deny([...OUTSIDERS, ...ADMINS], get('formCounts/active')),

  ...responses.allow(ADMINS, get('forms/active/responses/a1'), listAll('forms/active/responses')),
  ...responses.deny(OUTSIDERS, get('forms/active/responses/a1'), listAll('forms/active/responses')),
  ...none.deny(EVERYBODY, ofAllForms),
];
