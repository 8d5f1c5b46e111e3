import type { Endpoint } from '@copa/domain/api/endpoint';
import { createForm, getForm, updateForm } from '@copa/domain/forms/endpoints';
import { createQuestion, getQuestion, updateQuestion } from '@copa/domain/questions/endpoints';
import { getSettings } from '@copa/domain/site/settings-endpoints';
import { updateSettings } from '@copa/domain/site/settings-update';
import { createTournament, getTournament, updateTournament } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, refused } from './support/api-client.ts';
import { openAdmin } from './support/organiser.ts';
import { formBody, inHours, questionBody, tournamentBody } from './support/samples.ts';

interface Updatable {
  readonly create: Endpoint | null;
  readonly get: Endpoint;
  readonly update: Endpoint;
  /** If this body gives a field its default value, the test cannot notice that an update lost the field. */
  readonly body: () => object;
  readonly change: Readonly<Record<string, string>>;
}

const UPDATABLE: Readonly<Record<string, Updatable>> = {
  tournament: {
    create: createTournament,
    get: getTournament,
    update: updateTournament,
    body: () =>
      tournamentBody({
        description: 'Dos partidas',
        endDate: inHours(200),
        registrationDeadline: inHours(100),
        entryFee: '2.50',
        prizePool: '1er: 100, 2do: 50',
        rules: ['Una', 'Dos'],
        modality: 'duo',
        results: [{ rank: 1, player: 'Los Fénix', prize: '100', points: 40 }],
        windows: [{ kind: 'entry', opensAt: inHours(1), closesAt: inHours(2) }],
        waitlist: { max: 5, mode: 'manual' },
        timeZone: 'America/Lima',
        gameMode: 'contra_squad',
        mapSelection: 'Kalahari',
        substitutes: 1,
        adultsOnly: true,
        format: 'elimination',
        weekly: true,
      }),
    change: { name: 'Otro nombre' },
  },
  question: {
    create: createQuestion,
    get: getQuestion,
    update: updateQuestion,
    body: () =>
      questionBody({
        type: 'select',
        options: ['Sí', 'No'],
        required: true,
        active: false,
        placeholder: 'Elige',
      }),
    change: { text: '¿Otra pregunta?' },
  },
  form: {
    create: createForm,
    get: getForm,
    update: updateForm,
    body: () =>
      formBody({
        description: 'Larga',
        isActive: false,
        closesAt: inHours(9),
        maxResponses: 5,
        onePerDevice: true,
      }),
    change: { title: 'Otro título' },
  },
  settings: {
    create: null,
    get: getSettings,
    update: updateSettings,
    body: () => ({}),
    change: { termsVersion: '7' },
  },
};

const { token } = await openAdmin({ claims: { admin: true, owner: true } });

type Given = Readonly<Record<string, unknown>>;

async function start({ create, get, body }: Updatable) {
  const id =
    create === null
      ? 'site'
      : z.parse(z.looseObject({ id: z.string() }), (await call(create, { token, body: body() })).data).id;
  const params = { id, formId: id };
  const read = async () => (await call(get, { token, params })).envelope['data'] as Given;
  return { params, read, before: await read() };
}

function content({ updatedAt: _at, updatedBy: _by, ...rest }: Given): Given {
  return rest;
}

describe.each(Object.entries(UPDATABLE))('an update of a %s', (_name, updatable) => {
  it('takes what a read gave, and leaves it as it was', async () => {
    const { params, read, before } = await start(updatable);
    await call(updatable.update, { token, params, body: before });
    expect(content(await read())).toEqual(content(before));
  });

  it('changes what it was sent, and nothing else', async () => {
    const { params, read, before } = await start(updatable);
    await call(updatable.update, { token, params, body: updatable.change });
    expect(content(await read())).toEqual({ ...content(before), ...updatable.change });
  });

  it('knows by updatedAt that somebody else was there first', async () => {
    const { params, read, before } = await start(updatable);
    await call(updatable.update, { token, params, body: updatable.change });
    const current = await read();
    const late = { ...before, ...updatable.change, updatedAt: '2020-01-01T00:00:00Z' };
    const other = Object.fromEntries(Object.entries(updatable.change).map(([name, to]) => [name, `${to} 2`]));
    await refused(updatable.update, 'stale-write', { token, params, body: { ...late, ...other } });
    await call(updatable.update, { token, params, body: late });
    expect(await read()).toEqual(current);
  });

  it('is refused where it says nothing, or what does not exist', async () => {
    const { params, read, before } = await start(updatable);
    await refused(updatable.update, 'validation-failed', { token, params, body: {} });
    const unknown = { token, params, body: { ...updatable.change, nombre: 'x' } };
    const { fields } = await refused(updatable.update, 'validation-failed', unknown);
    expect(Object.keys(fields ?? {})).toEqual(['nombre']);
    expect(await read()).toEqual(before);
  });
});

describe('an update', () => {
  it.each(['tournament', 'question', 'form'])('of a %s is not taken for another one', async (name) => {
    const updatable = UPDATABLE[name];
    if (updatable === undefined) throw new Error(`there is no ${name}`);
    const [one, other] = [await start(updatable), await start(updatable)];
    const mixed = { token, params: one.params, body: other.before };
    const { fields } = await refused(updatable.update, 'validation-failed', mixed);
    expect(Object.keys(fields ?? {})).toEqual(['id']);
  });

  it('sets no confirmation whose places would be given on at once', async () => {
    const { params } = await start(UPDATABLE['tournament'] as Updatable);
    const windows = [{ kind: 'entry', opensAt: inHours(-2), closesAt: inHours(-1) }];
    const closed = { token, params, body: { windows } };
    const { fields } = await refused(updateTournament, 'validation-failed', closed);
    expect(Object.keys(fields ?? {})).toEqual(['windows']);
  });

  it('clears what is sent as null, and checks the whole that comes of it', async () => {
    const { params } = await start(UPDATABLE['tournament'] as Updatable);
    const { data } = await call(updateTournament, { token, params, body: { endDate: null } });
    expect(data.endDate).toBeNull();
    const early = { token, params, body: { date: inHours(99) } };
    const { fields } = await refused(updateTournament, 'validation-failed', early);
    expect(Object.keys(fields ?? {})).toEqual(['registrationDeadline']);
    const question = await start(UPDATABLE['question'] as Updatable);
    const bare = { token, params: question.params, body: { options: [] } };
    expect((await refused(updateQuestion, 'validation-failed', bare)).fields).toHaveProperty('options');
  });
});
