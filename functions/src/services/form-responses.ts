import { createHash } from 'node:crypto';
import { type Answers, answersErrors } from '@copa/domain/answers';
import { CSV_BOM, csvRecord } from '@copa/domain/csv';
import { type Form, type FormResponse, type FormResponseInput, formRefusal } from '@copa/domain/form';
import { found, invalidFields, refusal } from '../refusals.ts';
import { devicesOf, FORMS, responsesOf } from '../store/collections.ts';
import type { Page, Unit } from '../store/database.ts';
import { answerCell, sameAnswers, underAnswers } from './answers.ts';
import { type Actor, recordAudit } from './audit.ts';
import type { Context } from './context.ts';
import type { CsvFile } from './csv-file.ts';
import { FORM_MISSING } from './forms.ts';

const NEWEST_FIRST = { field: 'submittedAt', direction: 'desc' } as const;

/** The response's id is the client's request id: a retry finds its own answer, whatever the limits say by then. */
export function createFormResponse(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  formId: string,
  { requestId, answers, deviceId }: FormResponseInput,
): Promise<FormResponse> {
  const now = clock();
  return database.transaction(async (unit) => {
    const form = found(await unit.get(FORMS, formId), FORM_MISSING);
    const existing = await unit.get(responsesOf(formId), requestId);
    if (existing !== null) return sameResponse(existing, answers);
    requireOpen(form, now);
    const errors = answersErrors(form.fields, answers);
    if (Object.keys(errors).length > 0) throw invalidFields(underAnswers(errors));
    if (form.onePerDevice) await claimDevice(unit, form, deviceId, requestId);
    const response = { id: requestId, formId, answers, submittedAt: now };
    unit.create(responsesOf(formId), response);
    unit.increment(FORMS, formId, 'responseCount', 1);
    return response;
  });
}

export async function listFormResponses(
  { database }: Pick<Context, 'database'>,
  formId: string,
  page: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<Page<FormResponse>> {
  found(await database.get(FORMS, formId), FORM_MISSING);
  return database.page(responsesOf(formId), { ...page, orderBy: NEWEST_FIRST });
}

export async function exportFormResponses(context: Context, actor: Actor, formId: string): Promise<CsvFile> {
  const form = await context.database.transaction(async (unit) => {
    const exported = found(await unit.get(FORMS, formId), FORM_MISSING);
    recordAudit(unit, context, { actor, action: 'form.export', target: `forms/${formId}` });
    return exported;
  });
  return { fileName: `respuestas-${formId}.csv`, lines: csvOf(context, form) };
}

async function* csvOf({ database }: Context, form: Form): AsyncIterable<string> {
  yield CSV_BOM + csvRecord(['Fecha', ...form.fields.map(({ label }) => label)]);
  for await (const { submittedAt, answers } of database.stream(responsesOf(form.id), {
    orderBy: NEWEST_FIRST,
  })) {
    yield csvRecord([submittedAt.toISOString(), ...form.fields.map(({ id }) => answerCell(answers, id))]);
  }
}

function sameResponse(existing: FormResponse, answers: Answers): FormResponse {
  if (!sameAnswers(existing.answers, answers)) throw refusal('request-reused');
  return existing;
}

function requireOpen(form: Form, now: Date): void {
  const refused = formRefusal(form, now);
  if (refused !== null) throw refusal(refused);
}

/** The device is a random id that a browser keeps: it stops repetition by mistake, not by intent. */
async function claimDevice(
  unit: Unit,
  form: Form,
  deviceId: string | null,
  requestId: string,
): Promise<void> {
  if (deviceId === null) throw invalidFields({ deviceId: 'Falta el identificador del dispositivo.' });
  const id = createHash('sha256').update(deviceId).digest('hex');
  if ((await unit.get(devicesOf(form.id), id)) !== null) throw refusal('already-answered');
  unit.create(devicesOf(form.id), { id, responseId: requestId });
}
