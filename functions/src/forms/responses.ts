import { CSV_BOM, csvRecord } from '@copa/domain/csv';
import type { Form, FormResponse } from '@copa/domain/forms/form';
import { type Actor, writeAudit } from '../audit.ts';
import { type CsvFile, csvTime } from '../csv-file.ts';
import type { Context } from '../dependencies.ts';
import { answerCell, OTHER_ANSWERS, otherAnswers } from '../questions/answers.ts';
import { found } from '../refusals.ts';
import { FORMS, responsesOf } from '../store/collections.ts';
import type { Page, Paging } from '../store/database.ts';
import * as words from './words.ts';

const NEWEST_FIRST = { field: 'submittedAt', direction: 'desc' } as const;

export async function listFormResponses(
  { database }: Pick<Context, 'database'>,
  formId: string,
  page: Paging,
): Promise<Page<FormResponse> & { readonly title: string }> {
  const { title } = found(await database.get(FORMS, formId), words.formMissing);
  return { ...(await database.page(responsesOf(formId), { ...page, orderBy: NEWEST_FIRST })), title };
}

export async function exportFormResponses(
  context: Context,
  actor: Actor,
  { formId, timeZone }: { readonly formId: string; readonly timeZone?: string | undefined },
): Promise<CsvFile> {
  const form = await context.database.transaction(async (transaction) => {
    const exported = found(await transaction.get(FORMS, formId), words.formMissing);
    const { title } = exported;
    writeAudit(transaction, context, {
      actor,
      action: 'form.export',
      target: `forms/${formId}`,
      after: { title },
    });
    return exported;
  });
  return { fileName: `respuestas-${formId}.csv`, lines: csvOf(context, form, timeZone) };
}

async function* csvOf({ database }: Context, form: Form, timeZone?: string): AsyncIterable<string> {
  yield CSV_BOM + csvRecord([words.date(timeZone), ...form.fields.map(({ label }) => label), OTHER_ANSWERS]);
  for await (const { submittedAt, answers } of database.stream(responsesOf(form.id), {
    orderBy: NEWEST_FIRST,
  })) {
    yield csvRecord([
      timeZone === undefined ? submittedAt.toISOString() : csvTime(submittedAt, timeZone),
      ...form.fields.map((field) => answerCell(answers, field)),
      otherAnswers(answers, form.fields),
    ]);
  }
}
