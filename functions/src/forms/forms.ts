import type { Form, FormCreation, FormUpdate } from '@copa/domain/forms/form';
import { can, type HasRole } from '@copa/domain/people/roles';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type Actor, deletionOf, writeAudit } from '../audit.ts';
import { creationId, sameCreation } from '../creation.ts';
import type { Context } from '../dependencies.ts';
import { found, refusal } from '../refusals.ts';
import { devicesOf, FORM_COUNTS, FORMS, responsesOf, TOURNAMENTS } from '../store/collections.ts';
import type { Database, Page, Paging } from '../store/database.ts';
import { anyOf } from '../store/removal-page.ts';
import { changeTournament } from '../store/tournament-writes.ts';
import { laterThan, wasUpdated } from '../versions.ts';
import { isRegistrationForm, linkedTo, nextTournamentOf } from './link.ts';
import * as words from './words.ts';

const REMOVED_AT_ONCE = 200;

export async function getForm(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  caller: HasRole | null,
  id: string,
): Promise<Form> {
  const form = found(await database.get(FORMS, id), words.formMissing);
  if (can(caller, 'manage_questions')) return counted(database, form);
  if (await isRegistrationForm(database, id)) {
    const next = await nextTournamentOf(database, id, clock());
    return { ...form, description: '', fields: [], registersFor: next?.id ?? null };
  }
  return form.isActive ? form : { ...form, description: '', fields: [] };
}

export async function listForms({ database }: Pick<Context, 'database'>, page: Paging): Promise<Page<Form>> {
  const { items, nextCursor } = await database.page(FORMS, {
    ...page,
    orderBy: { field: 'updatedAt', direction: 'desc' },
  });
  const counts = await database.getAll(
    FORM_COUNTS,
    items.map(({ id }) => id),
  );
  const responses = (index: number) => counts[index]?.responses ?? 0;
  return { items: items.map((form, index) => ({ ...form, responseCount: responses(index) })), nextCursor };
}

/** The number of responses has a document of its own, because visitors may read the document of the form. */
async function counted(database: Database, form: Form): Promise<Form> {
  const count = await database.get(FORM_COUNTS, form.id);
  return { ...form, responseCount: count?.responses ?? 0 };
}

export async function createForm(context: Context, actor: Actor, { requestId, ...input }: FormCreation) {
  const now = context.clock();
  const form: Form = { ...input, id: creationId(context, requestId), updatedAt: now };
  const stored = await context.database.transaction(async (transaction) => {
    const earlier = await transaction.get(FORMS, form.id);
    if (earlier !== null) return sameCreation(earlier, input);
    transaction.create(FORMS, form);
    transaction.create(FORM_COUNTS, { id: form.id, responses: 0 });
    writeAudit(transaction, context, {
      actor,
      action: 'form.create',
      target: `forms/${form.id}`,
      after: form,
    });
    return form;
  });
  return counted(context.database, stored);
}

export async function updateForm(context: Context, actor: Actor, id: string, update: FormUpdate) {
  const stored = await context.database.transaction(async (transaction) => {
    const before = found(await transaction.get(FORMS, id), words.formMissing);
    if (wasUpdated(before, update)) return before;
    const changes = { ...update.changes, updatedAt: laterThan(before.updatedAt, context.clock()) };
    const after = { ...before, ...changes };
    transaction.update(FORMS, id, changes);
    writeAudit(transaction, context, { actor, action: 'form.update', target: `forms/${id}`, before, after });
    return after;
  });
  return counted(context.database, stored);
}

interface Seen {
  readonly answers?: number | undefined;
  readonly tournaments?: number | undefined;
}

export async function deleteForm(
  context: Context,
  actor: Actor,
  id: string,
  force: boolean,
  seen: Seen = {},
) {
  if ((await context.database.get(FORMS, id)) === null) return deletedBefore(context, id);
  if (force) await closeForRemoval(context, id, seen);
  let progress: Progress = { isGone: false, deletedResponses: 0, unlinked: [] };
  while (!progress.isGone) progress = await removeSome(context, actor, id, force, progress);
  return { id, deletedResponses: progress.deletedResponses };
}

async function deletedBefore({ database }: Context, id: string) {
  const { after } = found(await deletionOf(database, 'form.delete', `forms/${id}`), words.formMissing);
  return { id, deletedResponses: Number(after?.['deletedResponses'] ?? 0) };
}

async function closeForRemoval(
  { database, clock }: Context,
  id: string,
  { answers = Number.POSITIVE_INFINITY, tournaments }: Seen,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { updatedAt } = found(await transaction.get(FORMS, id), words.formMissing);
    const { responses = 0 } = (await transaction.get(FORM_COUNTS, id)) ?? {};
    if (responses > answers) throw refusal('in-use', words.moreAnswers(responses));
    if (tournaments !== undefined) {
      const users = await transaction.find(TOURNAMENTS, { where: [linkedTo(id)] }, tournaments + 1);
      if (users.length > tournaments)
        throw refusal('in-use', words.moreTournaments(users.map(({ name }) => name)));
    }
    transaction.update(FORMS, id, { isActive: false, updatedAt: laterThan(updatedAt, clock()) });
  });
}

interface Progress {
  readonly isGone: boolean;
  readonly deletedResponses: number;
  readonly unlinked: readonly string[];
}

function removeSome(
  context: Context,
  actor: Actor,
  id: string,
  force: boolean,
  { deletedResponses, unlinked }: Progress,
): Promise<Progress> {
  return context.database.transaction(async (transaction) => {
    const before = found(await transaction.get(FORMS, id), words.formMissing);
    const responses = await transaction.find(anyOf(responsesOf(id)), {}, REMOVED_AT_ONCE);
    const devices = await transaction.find(anyOf(devicesOf(id)), {}, REMOVED_AT_ONCE);
    const tournaments = await transaction.find(TOURNAMENTS, { where: [linkedTo(id)] }, REMOVED_AT_ONCE);
    const count = await transaction.get(FORM_COUNTS, id);
    if (!force) requireUnused(responses, tournaments);
    for (const response of responses) transaction.remove(responsesOf(id), response.id);
    for (const device of devices) transaction.remove(devicesOf(id), device.id);
    const now = context.clock();
    for (const tournament of tournaments) {
      const updatedAt = laterThan(tournament.updatedAt, now);
      changeTournament(transaction, tournament, { linkedFormId: null, updatedAt });
    }
    if (count !== null && responses.length > 0) {
      transaction.set(FORM_COUNTS, { id, responses: Math.max(0, count.responses - responses.length) });
    }
    const isGone = responses.length === 0 && devices.length === 0 && tournaments.length === 0;
    if (isGone) {
      transaction.remove(FORMS, id);
      transaction.remove(FORM_COUNTS, id);
      const after = { deletedResponses, unlinked };
      writeAudit(transaction, context, {
        actor,
        action: 'form.delete',
        target: `forms/${id}`,
        before,
        after,
      });
    }
    return {
      isGone,
      deletedResponses: deletedResponses + responses.length,
      unlinked: [...unlinked, ...tournaments.map((each) => each.id)],
    };
  });
}

function requireUnused(responses: readonly object[], [tournament]: readonly Tournament[]): void {
  if (tournament !== undefined) throw refusal('in-use', words.formInUse(tournament.name));
  if (responses.length > 0) {
    throw refusal('in-use', words.formHasAnswers);
  }
}
