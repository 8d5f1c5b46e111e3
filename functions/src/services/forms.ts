import type { Form, FormInput } from '@copa/domain/form';
import { can, type RoleClaims } from '@copa/domain/roles';
import { FORMS, responsesOf, TOURNAMENTS } from '../store/collections.ts';
import type { Page } from '../store/database.ts';
import { type Actor, recordAudit } from './audit.ts';
import type { Context } from './context.ts';
import { found, refusal } from './refusals.ts';
import { laterThan, requireUnchanged } from './versions.ts';

export const FORM_MISSING = 'El formulario que buscas no existe o ha sido desactivado';

const REMOVED_AT_ONCE = 200;

/** Strangers get an inactive form without what it asks, so that a page can say why there is nothing to fill in. */
export async function getForm(
  { database }: Pick<Context, 'database'>,
  caller: RoleClaims | null,
  id: string,
): Promise<Form> {
  const form = found(await database.get(FORMS, id), FORM_MISSING);
  return form.isActive || can(caller, 'manage_questions') ? form : { ...form, description: '', fields: [] };
}

export function listForms(
  { database }: Pick<Context, 'database'>,
  page: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<Page<Form>> {
  return database.page(FORMS, { ...page, orderBy: { field: 'createdAt', direction: 'desc' } });
}

export async function createForm(context: Context, actor: Actor, input: FormInput): Promise<Form> {
  const now = context.clock();
  const form: Form = {
    ...input,
    id: context.newId(),
    responseCount: 0,
    createdAt: now,
    updatedAt: now,
    updatedBy: actor.uid,
  };
  await context.database.transaction(async (unit) => {
    unit.create(FORMS, form);
    recordAudit(unit, context, { actor, action: 'form.create', target: `forms/${form.id}`, after: form });
  });
  return form;
}

export function updateForm(
  context: Context,
  actor: Actor,
  id: string,
  { expectedUpdatedAt, ...input }: FormInput & { readonly expectedUpdatedAt: Date | null },
): Promise<Form> {
  return context.database.transaction(async (unit) => {
    const before = found(await unit.get(FORMS, id), FORM_MISSING);
    requireUnchanged(before, expectedUpdatedAt);
    const changes = {
      ...input,
      updatedAt: laterThan(before.updatedAt, context.clock()),
      updatedBy: actor.uid,
    };
    const after = { ...before, ...changes };
    unit.update(FORMS, id, changes);
    recordAudit(unit, context, { actor, action: 'form.update', target: `forms/${id}`, before, after });
    return after;
  });
}

export interface FormRemoval {
  readonly id: string;
  readonly deletedResponses: number;
}

/** Closed first, then its answers go in pages, last the form and the links to it: repeatable where it stopped. */
export async function deleteForm(
  context: Context,
  actor: Actor,
  id: string,
  force: boolean,
): Promise<FormRemoval> {
  await closeForRemoval(context, id, force);
  let deletedResponses = 0;
  for (;;) {
    const removed = await removeSome(context, actor, id, deletedResponses);
    if (removed === 0) return { id, deletedResponses };
    deletedResponses += removed;
  }
}

async function closeForRemoval({ database }: Context, id: string, force: boolean): Promise<void> {
  await database.transaction(async (unit) => {
    found(await unit.get(FORMS, id), FORM_MISSING);
    const [tournament] = await unit.find(TOURNAMENTS, linkedTo(id), 1);
    const [response] = await unit.find(responsesOf(id), {}, 1);
    if (!force && tournament !== undefined) {
      throw refusal('in-use', `El torneo «${tournament.name}» usa este formulario.`);
    }
    if (!force && response !== undefined) {
      throw refusal('in-use', 'El formulario tiene respuestas. Elimínalo junto con ellas si estás seguro.');
    }
    unit.update(FORMS, id, { isActive: false });
  });
}

function removeSome(context: Context, actor: Actor, id: string, alreadyRemoved: number): Promise<number> {
  return context.database.transaction(async (unit) => {
    const before = await unit.get(FORMS, id);
    const responses = await unit.find(responsesOf(id), {}, REMOVED_AT_ONCE);
    const tournaments =
      responses.length > 0 ? [] : await unit.find(TOURNAMENTS, linkedTo(id), REMOVED_AT_ONCE);
    for (const response of responses) unit.remove(responsesOf(id), response.id);
    for (const tournament of tournaments) {
      unit.update(TOURNAMENTS, tournament.id, { linkedFormId: null, updatedBy: actor.uid });
    }
    if (before !== null && responses.length === 0) {
      unit.remove(FORMS, id);
      recordAudit(unit, context, {
        actor,
        action: 'form.delete',
        target: `forms/${id}`,
        before,
        after: { deletedResponses: alreadyRemoved, unlinked: tournaments.map((each) => each.id) },
      });
    }
    return responses.length;
  });
}

function linkedTo(formId: string) {
  return { where: [{ field: 'linkedFormId', op: '==', value: formId }] } as const;
}
