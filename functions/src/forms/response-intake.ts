import { createHash, createHmac } from 'node:crypto';
import { AppError } from '@copa/domain/errors';
import {
  type Form,
  type FormResponse,
  type FormResponseInput,
  formRefusal,
  mostResponses,
} from '@copa/domain/forms/form';
import { FORM_ANSWERS_PER_NETWORK } from '@copa/domain/limits';
import { type Answers, answerBytes, answersErrors } from '@copa/domain/questions/answers';
import type { Origin } from '../call.ts';
import type { Context } from '../dependencies.ts';
import { type CommitOutcome, createGroupCommit } from '../desk/group-commit.ts';
import { requireAnswersFit, sameAnswers, underAnswers } from '../questions/answers.ts';
import { found, invalidFields, refusal } from '../refusals.ts';
import { devicesOf, FORM_COUNTS, FORMS, responsesOf, TRACES, type Trace } from '../store/collections.ts';
import type { Transaction } from '../store/database.ts';
import { shareWaitMs, withOneMore } from '../store/network-share.ts';
import { isRegistrationForm } from './link.ts';
import * as words from './words.ts';

type Needs = Pick<Context, 'database' | 'clock' | 'config'>;

export interface ResponseIntake {
  answer(formId: string, input: FormResponseInput, origin: Origin): Promise<FormResponse>;
}

interface Sent {
  readonly input: FormResponseInput;
  readonly trace: string | null;
}

export function createResponseIntake(needs: Needs): ResponseIntake {
  const traceOf = traceNames(needs.config.statusCodeSecret);
  const desk = createGroupCommit<Sent, FormResponse>({
    commit: (formId, inputs) => commitAnswers(needs, formId, inputs),
    weigh: ({ input }) => answerBytes(input.answers),
  });
  return {
    answer: async (formId, input, { network, isProven }) => {
      requireAnswersFit(input.answers);
      const trace = network === null || isProven ? null : traceOf(formId, network);
      return desk.submit(formId, { input, trace });
    },
  };
}

function traceNames(secret: string): (formId: string, network: string) => string {
  const key = createHmac('sha256', secret).update('form-networks').digest();
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

interface Stored {
  readonly form: Form | null;
  readonly isRegistrationForm: boolean;
  readonly responses: Map<string, FormResponse>;
  readonly devices: Set<string>;
  readonly traces: Map<string, Trace>;
}

function commitAnswers(
  { database, clock }: Needs,
  formId: string,
  sent: readonly Sent[],
): Promise<readonly CommitOutcome<FormResponse>[]> {
  return database.transaction(async (transaction) => {
    const [count, stored] = await Promise.all([
      transaction.get(FORM_COUNTS, formId),
      read(transaction, formId, sent),
    ]);
    const before = count?.responses ?? 0;
    const now = clock();
    let after = before;
    const counted = new Map<string, Trace>();
    const outcomes = sent.map(({ input, trace }): CommitOutcome<FormResponse> => {
      try {
        const earlier = stored.responses.get(input.requestId);
        if (earlier !== undefined) return { ok: true, answer: sameResponse(earlier, input.answers) };
        const answer = accepted(stored, after, input, now);
        countNetwork(stored, counted, trace, now);
        after += 1;
        stored.responses.set(answer.id, answer);
        store(transaction, stored, answer, input.deviceId);
        return { ok: true, answer };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { ok: false, error };
      }
    });
    if (after > before) transaction.set(FORM_COUNTS, { id: formId, responses: after });
    for (const trace of counted.values()) transaction.set(TRACES, trace);
    return outcomes;
  });
}

/** Answers with a valid App Check token are not counted, because many phones can share a network. */
function countNetwork({ form, traces }: Stored, counted: Map<string, Trace>, id: string | null, now: Date) {
  if (id === null || form === null) return;
  const trace = counted.get(id) ?? traces.get(id) ?? null;
  const share = Math.min(FORM_ANSWERS_PER_NETWORK, Math.max(1, Math.floor(mostResponses(form) / 2)));
  const retryAfterMs = shareWaitMs(trace, share, now);
  if (retryAfterMs !== null)
    throw new AppError('network-limited', words.tooManyFromNetwork, { retryAfterMs });
  counted.set(id, withOneMore(trace, id, now));
}

async function read(transaction: Transaction, formId: string, sent: readonly Sent[]): Promise<Stored> {
  const inputs = sent.map(({ input }) => input);
  const traceIds = unique(sent.flatMap(({ trace }) => trace ?? []));
  const [form, isLinked] = await Promise.all([
    transaction.get(FORMS, formId),
    isRegistrationForm(transaction, formId),
  ]);
  const devices =
    form?.onePerDevice === true ? inputs.flatMap(({ deviceId }) => deviceKey(deviceId) ?? []) : [];
  const [responses, known, traces] = await Promise.all([
    transaction.getAll(responsesOf(formId), unique(inputs.map(({ requestId }) => requestId))),
    transaction.getAll(devicesOf(formId), unique(devices)),
    transaction.getAll(TRACES, traceIds),
  ]);
  return {
    form,
    isRegistrationForm: isLinked,
    responses: new Map(responses.flatMap((response) => (response === null ? [] : [[response.id, response]]))),
    devices: new Set(known.flatMap((device) => device?.id ?? [])),
    traces: new Map(traces.flatMap((trace) => (trace === null ? [] : [[trace.id, trace]]))),
  };
}

function accepted(
  stored: Stored,
  responseCount: number,
  { requestId, answers, deviceId }: FormResponseInput,
  now: Date,
): FormResponse {
  const form = found(stored.form, words.formMissing);
  if (stored.isRegistrationForm) throw refusal('form-inactive');
  const refused = formRefusal({ ...form, responseCount }, now);
  if (refused !== null) throw refusal(refused);
  const errors = answersErrors(form.fields, answers);
  if (Object.keys(errors).length > 0) throw invalidFields(underAnswers(errors));
  if (form.onePerDevice) {
    const device = deviceKey(deviceId);
    if (device === null) throw invalidFields({ deviceId: words.noDeviceId });
    if (stored.devices.has(device)) throw refusal('already-answered');
  }
  return { id: requestId, formId: form.id, answers, submittedAt: now };
}

function store(
  transaction: Transaction,
  { form, devices }: Stored,
  answer: FormResponse,
  deviceId: string | null,
): void {
  transaction.create(responsesOf(answer.formId), answer);
  const device = deviceKey(deviceId);
  if (form?.onePerDevice !== true || device === null) return;
  devices.add(device);
  transaction.create(devicesOf(answer.formId), { id: device, responseId: answer.id });
}

function deviceKey(deviceId: string | null): string | null {
  return deviceId === null ? null : createHash('sha256').update(deviceId).digest('hex');
}

function sameResponse(existing: FormResponse, answers: Answers): FormResponse {
  if (!sameAnswers(existing.answers, answers)) throw refusal('request-reused');
  return existing;
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
