import { PAGE_LIMIT_MAX } from '@copa/domain/limits';
import { collection, collectionGroup, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { ADMINS, OUTSIDERS } from '../support/people.ts';
import { get, list, listAll, type Row, rowsOf } from '../support/row.ts';

const questions = rowsOf('/questions/{question}');
const forms = rowsOf('/forms/{form}');
const responses = rowsOf('/forms/{form}/responses/{response}');
const counts = rowsOf('/formCounts/{form}');
const none = rowsOf(null);

const answersCounted = (most: number) =>
  list(`lists how many answers ${most} forms have`, (db) =>
    getDocs(query(collection(db, 'formCounts'), limit(most))),
  );

const listWhere = (path: string, field: string, value: boolean) =>
  list(`lists ${path} where ${field} is ${value}`, (db) =>
    getDocs(query(collection(db, path), where(field, '==', value))),
  );

export const QUESTIONS_AND_FORMS: readonly Row[] = [
  ...questions.allow([...OUTSIDERS, ...ADMINS], get('questions/active')),
  ...questions.allow([...OUTSIDERS, ...ADMINS], listWhere('questions', 'active', true)),
  ...questions.allow(
    ['stranger'],
    list('lists the active ones in their order', (db) =>
      getDocs(query(collection(db, 'questions'), where('active', '==', true), orderBy('order'))),
    ),
  ),
  ...questions.allow(ADMINS, get('questions/inactive')),
  ...questions.allow(ADMINS, listAll('questions')),
  ...questions.deny(OUTSIDERS, get('questions/inactive')),
  ...questions.deny(OUTSIDERS, listAll('questions')),
  ...questions.deny(['stranger', 'user'], listWhere('questions', 'active', false)),

  ...forms.allow([...OUTSIDERS, ...ADMINS], get('forms/active')),
  ...forms.allow([...OUTSIDERS, ...ADMINS], listWhere('forms', 'isActive', true)),
  ...forms.allow(ADMINS, get('forms/inactive')),
  ...forms.allow(ADMINS, listAll('forms')),
  ...forms.deny(OUTSIDERS, get('forms/inactive')),
  ...forms.deny(OUTSIDERS, listAll('forms')),
  ...forms.deny(['stranger', 'user'], listWhere('forms', 'isActive', false)),
  ...forms.deny(['stranger', 'user'], listWhere('forms', 'active', true)),

  ...counts.allow(ADMINS, answersCounted(PAGE_LIMIT_MAX)),
  ...counts.deny(ADMINS, answersCounted(PAGE_LIMIT_MAX + 1)),
  ...counts.deny(OUTSIDERS, answersCounted(1)),
  ...none.deny([...OUTSIDERS, ...ADMINS], get('formCounts/active')),

  ...responses.allow(ADMINS, get('forms/active/responses/a1')),
  ...responses.allow(ADMINS, listAll('forms/active/responses')),
  ...responses.deny(OUTSIDERS, get('forms/active/responses/a1')),
  ...responses.deny(OUTSIDERS, listAll('forms/active/responses')),
  ...none.deny(
    ['stranger', 'user', 'admin', 'owner'],
    list('lists the responses of every form', (db) => getDocs(collectionGroup(db, 'responses'))),
  ),
];
