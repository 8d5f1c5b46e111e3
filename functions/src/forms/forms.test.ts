import type { Form } from '@copa/domain/forms/form';
import {
  ANSWERS_BYTES_MAX,
  FORM_ANSWERS_PER_NETWORK,
  FORM_RESPONSES_DEFAULT,
  HOUR_MS,
  MINUTE_MS,
} from '@copa/domain/limits';
import { answerBytes } from '@copa/domain/questions/answers';
import { FormFieldInputSchema } from '@copa/domain/questions/form-field';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleForm, sampleTournament } from '../desk/samples.fixture.ts';
import { AUDIT, devicesOf, FORM_COUNTS, FORMS, responsesOf, TOURNAMENTS } from '../store/collections.ts';
import { createForm, deleteForm, getForm, listForms, updateForm } from './forms.ts';
import { createResponseIntake, type ResponseIntake } from './response-intake.ts';
import { exportFormResponses, listFormResponses } from './responses.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const ADMIN = { role: 'admin' } as const;
const ID = 'form-1';
const at = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);
const requestIdOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const FIELD = z.parse(FormFieldInputSchema, {
  id: 'apodo',
  type: 'text',
  label: '¿Tu apodo?',
  required: true,
});

let services: Services;
let desk: ResponseIntake;
let requests = 0;
const store = (changes: Partial<Form> = {}) =>
  services.store(FORMS, sampleForm({ fields: [FIELD], ...changes }));
const link = (changes = {}) =>
  services.store(TOURNAMENTS, sampleTournament({ linkedFormId: ID, ...changes }));
const responses = () => services.stored(responsesOf(ID));
const count = async () => (await services.stored(FORM_COUNTS))[0]?.responses;
const actions = async () => (await services.stored(AUDIT)).map(({ action }) => action);

function answer(
  apodo: string,
  {
    request = 0,
    device = null,
    network = null,
    isProven = false,
    form = ID,
  }: {
    request?: number;
    device?: number | null;
    network?: string | null;
    isProven?: boolean;
    form?: string;
  } = {},
) {
  requests += 1;
  const input = {
    requestId: requestIdOf(request || 1000 + requests),
    answers: { apodo },
    deviceId: device === null ? null : requestIdOf(device),
  };
  return desk.answer(form, input, { network, isProven });
}

beforeEach(() => {
  services = openServices(SAMPLE_NOW);
  desk = createResponseIntake(services.context);
});

describe('an answer', () => {
  it('is stored once for its request id, and counted', async () => {
    await store();
    await link({ linkedFormId: 'form-2' });
    const first = await answer('Fénix', { request: 1 });
    expect(first).toEqual({
      id: requestIdOf(1),
      formId: ID,
      answers: { apodo: 'Fénix' },
      submittedAt: SAMPLE_NOW,
    });
    services.now = at(1);
    expect(await answer('Fénix', { request: 1 })).toEqual(first);
    await expect(answer('Lobo', { request: 1 })).rejects.toMatchObject({ code: 'request-reused' });
    await answer('Lobo');
    expect([(await responses()).length, await count()]).toEqual([2, 2]);
  });

  it.each<[string, Partial<Form>, object]>([
    ['of an inactive form', { isActive: false }, { code: 'form-inactive' }],
    ['after the close', { closesAt: at(-1) }, { code: 'form-closed' }],
    [
      'without what is required',
      { fields: [{ ...FIELD, id: 'otro' }] },
      { fields: { 'answers.otro': expect.any(String) as string } },
    ],
    [
      'without a device where one counts',
      { onePerDevice: true },
      { fields: { deviceId: 'Falta el identificador del dispositivo.' } },
    ],
  ])('is refused %s', async (_, changes, reason) => {
    await store(changes);
    await expect(answer('Fénix')).rejects.toMatchObject(reason);
    expect([await responses(), await count()]).toEqual([[], undefined]);
  });

  it('is refused where it belongs to a registration, where there is no form, and where it is too heavy', async () => {
    await expect(answer('Fénix')).rejects.toMatchObject({ code: 'not-found' });
    await store();
    const longest = ANSWERS_BYTES_MAX - answerBytes({ apodo: '' });
    await expect(answer('ñ'.repeat(longest / 2 + 1))).rejects.toMatchObject({
      code: 'payload-too-large',
      message: 'Tus respuestas son demasiado largas. Acórtalas un poco y vuelve a enviarlas.',
    });
    await expect(answer('x'.repeat(longest))).rejects.toMatchObject({ code: 'validation-failed' });
    await link();
    await expect(answer('Fénix')).rejects.toMatchObject({ code: 'form-inactive' });
  });

  it('is one of as many as the form takes', async () => {
    await store({ maxResponses: 1 });
    await answer('Fénix', { request: 1 });
    await expect(answer('Lobo')).rejects.toMatchObject({ code: 'form-full' });
    await answer('Fénix', { request: 1 });
  });

  it('is one of a thousand by default, and the organiser may raise that number', async () => {
    await store();
    await services.store(FORM_COUNTS, { id: ID, responses: FORM_RESPONSES_DEFAULT - 1 });
    await answer('Fénix');
    await expect(answer('Lobo')).rejects.toMatchObject({ code: 'form-full' });
    await store({ maxResponses: FORM_RESPONSES_DEFAULT + 1 });
    await answer('Lobo');
    await expect(answer('Rayo')).rejects.toMatchObject({ code: 'form-full' });
  });

  it('is one for each device, where the form wants it', async () => {
    await store({ onePerDevice: true });
    await answer('Fénix', { device: 1 });
    await expect(answer('Lobo', { device: 1 })).rejects.toMatchObject({ code: 'already-answered' });
    await answer('Lobo', { device: 2 });
    expect(await services.stored(devicesOf(ID))).toHaveLength(2);
    await store({ onePerDevice: false });
    await answer('Rayo', { device: 1 });
    expect(await services.stored(devicesOf(ID))).toHaveLength(2);
  });

  it('is one of a limited number of a network in some minutes, unless it is proven', async () => {
    await store({ maxResponses: 6 });
    await services.store(FORMS, sampleForm({ id: 'other', fields: [FIELD] }));
    for (const apodo of ['a', 'b', 'c']) await answer(apodo, { network: 'n1' });
    await expect(answer('d', { network: 'n1' })).rejects.toMatchObject({ code: 'network-limited' });
    await answer('d', { network: 'n1', isProven: true });
    await answer('e', { network: 'n2' });
    await answer('a', { network: 'n1', form: 'other' });
    services.now = at(12 * MINUTE_MS);
    await answer('f', { network: 'n1' });
    expect(await count()).toBe(6);
    await store({ maxResponses: 10_000 });
    const crowd = await Promise.allSettled(
      Array.from({ length: FORM_ANSWERS_PER_NETWORK + 1 }, () => answer('g', { network: 'n3' })),
    );
    expect(crowd.filter(({ status }) => status === 'fulfilled')).toHaveLength(FORM_ANSWERS_PER_NETWORK);
  });
});

describe('a form', () => {
  const input = {
    title: 'Encuesta',
    description: 'Cuéntanos',
    isActive: true,
    closesAt: null,
    maxResponses: null,
    onePerDevice: false,
    fields: [FIELD],
  };
  const update = (changes: { title: string }, expectedUpdatedAt: Date | null = null) =>
    updateForm(services.context, ACTOR, ID, { id: null, expectedUpdatedAt, changes });

  it('is made once for its request id', async () => {
    const made = await createForm(services.context, ACTOR, { requestId: requestIdOf(1), ...input });
    expect(made).toMatchObject({ ...input, updatedAt: SAMPLE_NOW, responseCount: 0 });
    const again = createForm(services.context, ACTOR, { requestId: requestIdOf(1), ...input });
    expect(await again).toEqual(made);
    await expect(
      createForm(services.context, ACTOR, { requestId: requestIdOf(1), ...input, title: 'Otra' }),
    ).rejects.toMatchObject({ code: 'request-reused' });
    expect([await actions(), await count()]).toEqual([['form.create'], 0]);
  });

  it('is changed only by an editor who saw its last version', async () => {
    await store({ updatedAt: at(5) });
    expect(await update({ title: 'Otra' }, at(5))).toMatchObject({ title: 'Otra', updatedAt: at(6) });
    await expect(update({ title: 'Tercera' }, at(5))).rejects.toMatchObject({ code: 'stale-write' });
    expect(await services.stored(AUDIT)).toMatchObject([
      { action: 'form.update', before: { title: 'Inscripción' }, after: { title: 'Otra' } },
    ]);
    await expect(
      updateForm(services.context, ACTOR, 'x', { id: null, expectedUpdatedAt: null, changes: {} }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('shows strangers only questions to answer here, and names the tournament that asks the others', async () => {
    await store({ description: 'Hola' });
    await answer('Fénix');
    const seen = (caller: typeof ADMIN | null) => getForm(services.context, caller, ID);
    expect(await seen(null)).toMatchObject({ description: 'Hola', fields: [FIELD] });
    expect((await seen(null)).responseCount).toBeUndefined();
    expect(await seen(ADMIN)).toMatchObject({ responseCount: 1 });
    await store({ description: 'Hola', isActive: false });
    expect(await seen(null)).toMatchObject({ description: '', fields: [], isActive: false });
    expect(await seen(ADMIN)).toMatchObject({ description: 'Hola', fields: [FIELD] });
    for (let week = 1; week <= 60; week += 1) await link({ id: `copa-${week}`, date: at(-week) });
    await link({ id: 'draft', status: 'draft', date: at(1) });
    expect(await seen(null)).toMatchObject({ fields: [], registersFor: null });
    await link({ id: 'undated', date: null });
    expect(await seen(null)).toMatchObject({ fields: [], registersFor: 'undated' });
    await link({ id: 'later', date: at(2 * HOUR_MS) });
    await link({ id: 'next', date: at(0) });
    await link({ id: 'cancelled', date: at(0), cancelledAt: at(-1) });
    expect(await seen(null)).toMatchObject({ description: '', fields: [], registersFor: 'next' });
  });

  it('is listed with the number of its answers, the last changed one first', async () => {
    await store({ updatedAt: at(1) });
    await services.store(FORMS, sampleForm({ id: 'newer', updatedAt: at(2), fields: [FIELD] }));
    await answer('Fénix');
    const page = await listForms(services.context, { limit: 1 });
    const rest = await listForms(services.context, { limit: 1, cursor: page.nextCursor ?? '' });
    const lines = [...page.items, ...rest.items].map(({ id, responseCount }) => `${id} ${responseCount}`);
    expect(lines).toEqual(['newer 0', 'form-1 1']);
  });

  it('that is used goes only by force, with its answers and its links', async () => {
    await store({ onePerDevice: true });
    for (let device = 1; device <= 3; device += 1) await answer('x', { device });
    const remove = (force: boolean) => deleteForm(services.context, ACTOR, ID, force);
    await expect(remove(false)).rejects.toMatchObject({
      code: 'in-use',
      message: 'El formulario tiene respuestas. Elimínalo junto con ellas si estás seguro.',
    });
    await link();
    await expect(remove(false)).rejects.toMatchObject({
      message: 'El torneo «Copa Relámpago» usa este formulario.',
    });
    const seeing = (answers: number, tournaments: number) =>
      deleteForm(services.context, ACTOR, ID, true, { answers, tournaments });
    await expect(seeing(2, 1)).rejects.toMatchObject({
      code: 'in-use',
      message: 'Mientras decidías llegaron respuestas: ahora son 3. Si estás seguro, elimínalo otra vez.',
    });
    await link({ id: 'copa-2', name: 'Copa Rayo' });
    await expect(seeing(3, 1)).rejects.toMatchObject({
      code: 'in-use',
      message:
        'Sin este formulario nadie podrá inscribirse en: Copa Relámpago, Copa Rayo. Si estás seguro, elimínalo otra vez.',
    });
    await link({ id: 'copa-2', linkedFormId: null });
    expect((await services.stored(FORMS))[0]?.isActive).toBe(true);
    expect(await seeing(3, 1)).toEqual({ id: ID, deletedResponses: 3 });
    const left = [await services.stored(FORMS), await services.stored(FORM_COUNTS), await responses()];
    expect([...left, await services.stored(devicesOf(ID))]).toEqual([[], [], [], []]);
    expect((await services.stored(TOURNAMENTS))[0]?.linkedFormId).toBeNull();
    expect(await services.stored(AUDIT)).toMatchObject([
      { action: 'form.delete', after: { deletedResponses: 3, unlinked: ['copa-1'] } },
    ]);
    expect(await remove(true)).toEqual({ id: ID, deletedResponses: 3 });
    await expect(deleteForm(services.context, ACTOR, 'never', true)).rejects.toMatchObject({
      code: 'not-found',
    });
    await store();
    expect(await remove(false)).toEqual({ id: ID, deletedResponses: 0 });
  });

  it('leaves nothing behind after hundreds of answers and hundreds of tournaments', async () => {
    await store({ updatedAt: at(5) });
    const many = Array.from({ length: 201 }, (_, index) => index);
    const answers = many.map((index) => ({
      id: requestIdOf(index),
      formId: ID,
      answers: { apodo: 'Fénix' },
      submittedAt: SAMPLE_NOW,
    }));
    await services.store(responsesOf(ID), ...answers);
    await services.store(
      TOURNAMENTS,
      ...many.map((index) => sampleTournament({ id: `copa-${index}`, linkedFormId: ID })),
    );
    const removed = await deleteForm(services.context, ACTOR, ID, true);
    expect([removed.deletedResponses, await responses()]).toEqual([201, []]);
    const links = (await services.stored(TOURNAMENTS)).map(({ linkedFormId }) => linkedFormId);
    expect(new Set(links)).toEqual(new Set([null]));
    const [entry] = await services.stored(AUDIT);
    expect(entry?.after?.['unlinked']).toHaveLength(201);
    expect(entry?.before?.['updatedAt']).not.toEqual(at(5));
  });

  it('gives its answers, newest first, as a list and as a file', async () => {
    await store();
    await answer('Fénix');
    services.now = at(1);
    await answer('=Lobo');
    const listed = await listFormResponses(services.context, ID, { limit: 10 });
    expect(listed.items.map(({ answers }) => answers['apodo'])).toEqual(['=Lobo', 'Fénix']);
    await expect(listFormResponses(services.context, 'x', { limit: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
    const file = await exportFormResponses(services.context, ACTOR, {
      formId: ID,
      timeZone: 'America/Bogota',
    });
    const lines: string[] = [];
    for await (const line of file.lines) lines.push(line.trim());
    expect([file.fileName, ...lines]).toEqual([
      'respuestas-form-1.csv',
      expect.stringMatching(/Fecha \(hora en Colombia\).¿Tu apodo\?.Otras respuestas/),
      expect.stringMatching(/^2026-11-20 07:00.'=Lobo/),
      expect.stringMatching(/^2026-11-20 07:00.Fénix/),
    ]);
    const { title } = sampleForm();
    expect([listed.title, await services.stored(AUDIT)]).toMatchObject([
      title,
      [{ action: 'form.export', after: { title } }],
    ]);
    await store({ fields: [] });
    const again: string[] = [];
    for await (const line of (await exportFormResponses(services.context, ACTOR, { formId: ID })).lines)
      again.push(line);
    expect(again.at(-1)).toMatch(/Z,apodo: Fénix/);
  });
});
