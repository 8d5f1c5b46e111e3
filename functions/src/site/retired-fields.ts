import type { Context } from '../context.ts';
import { FORM_COUNTS, FORMS, QUESTIONS, SETTINGS, TOURNAMENTS } from '../store/collections.ts';
import { findRetired, removeRetired } from './retired-fields-store.ts';

/**
 * What earlier versions wrote into documents that anybody may read: who changed them, when they were made, and how many
 * answered a form. Read by nothing any more, and taken out by the job.
 */
const RETIRED: readonly (readonly [collection: string, fields: readonly string[]])[] = [
  [TOURNAMENTS.path, ['updatedBy', 'createdAt']],
  [QUESTIONS.path, ['updatedBy', 'createdAt']],
  [FORMS.path, ['updatedBy', 'createdAt', 'responseCount']],
  [SETTINGS.path, ['updatedBy']],
];

/** In pages, and repeatable anywhere: a document from which all is gone is found no more. Returns how many were cleaned. */
export async function removeRetiredFields({ firestore, database }: Context): Promise<number> {
  let cleaned = 0;
  for (const [path, fields] of RETIRED) {
    for (const field of fields) {
      for await (const page of findRetired(firestore, path, field)) {
        for (const { id, data } of page) {
          if (path === FORMS.path) await keepCount(database, id, data['responseCount']);
          await removeRetired(firestore, path, id, fields);
          cleaned += 1;
        }
      }
    }
  }
  return cleaned;
}

/** The number of a form moves to where strangers do not read it, unless answers that came since have begun it there. */
async function keepCount(database: Context['database'], id: string, count: unknown): Promise<void> {
  if (typeof count !== 'number') return;
  await database.transaction(async (unit) => {
    if ((await unit.get(FORM_COUNTS, id)) === null) unit.set(FORM_COUNTS, { id, responses: count });
  });
}
