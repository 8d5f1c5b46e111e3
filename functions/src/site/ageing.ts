import {
  ACCESS_REQUESTS_KEPT_DAYS,
  AUDIT_KEPT_DAYS,
  AUDIT_OF_PLAYERS_KEPT_DAYS,
  DAY_MS,
  FORM_ANSWERS_KEPT_DAYS,
  REMOVALS_KEPT_DAYS,
} from '@copa/domain/limits';
import { actionsOf } from '@copa/domain/site/audit';
import type { Context } from '../dependencies.ts';
import { eachInTurn } from '../logger.ts';
import type { OwnCollection } from '../store/collection.ts';
import {
  AUDIT,
  devicesOf,
  FORM_COUNTS,
  RESPONSES,
  responsesOf,
  USER_REQUESTS,
} from '../store/collections.ts';
import { type Database, equal, type Filter, inRange, type Query } from '../store/database.ts';
import { FIGURES } from '../store/figures.ts';
import { removalPage } from '../store/removal-page.ts';
import { TOURNAMENT_CHANGES } from '../store/tournament-writes.ts';

type Needs = Pick<Context, 'database'>;

export async function eraseAged({ database }: Needs, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const older = (field: string, days: number, ...others: readonly Filter[]): Query => ({
    where: [...others, { field, op: '<', value: before(days) }],
    orderBy: { field, direction: 'desc' },
  });
  const ofPlayers: Filter = { field: 'action', op: 'in', value: actionsOf('registrations') };
  const unlisted = older('changedAt', REMOVALS_KEPT_DAYS, ...equal({ listed: false }));
  const gone = older('changedAt', REMOVALS_KEPT_DAYS, ...equal({ isGone: true }));
  const answeredBefore = before(FORM_ANSWERS_KEPT_DAYS);
  const erasures = [
    () => eraseAll(database, AUDIT, older('at', AUDIT_OF_PLAYERS_KEPT_DAYS, ofPlayers)),
    () => eraseAll(database, AUDIT, older('at', AUDIT_KEPT_DAYS)),
    () => eraseAll(database, USER_REQUESTS, older('requestedAt', ACCESS_REQUESTS_KEPT_DAYS)),
    () => eraseAll(database, TOURNAMENT_CHANGES, unlisted),
    () => eraseAll(database, FIGURES, gone),
    () =>
      eachInTurn(formsWithAged(database, answeredBefore), (id) => eraseAnswers(database, id, answeredBefore)),
  ];
  await eachInTurn(erasures, (erase) => erase());
}

/** One query for all forms, because a query for each form would cost a read an hour for ever. */
async function* formsWithAged(database: Database, before: Date): AsyncIterable<string> {
  const seen = new Set<string>();
  const aged = database.stream(RESPONSES, inRange('submittedAt', '<', before));
  for await (const { formId } of aged) {
    if (!seen.has(formId)) yield formId;
    seen.add(formId);
  }
}

async function eraseAll<T extends { readonly id: string }>(
  database: Database,
  collection: OwnCollection<T>,
  query: Query,
): Promise<void> {
  let isLast = false;
  do {
    isLast = await database.transaction(async (transaction) => {
      const page = await removalPage(transaction, collection, query);
      page.remove();
      return page.isLast;
    });
  } while (!isLast);
}

async function eraseAnswers(database: Database, formId: string, before: Date): Promise<void> {
  const aged: Query = {
    where: [{ field: 'submittedAt', op: '<', value: before }],
    orderBy: { field: 'submittedAt', direction: 'desc' },
  };
  let isLast = false;
  while (!isLast) {
    isLast = await database.transaction(async (transaction) => {
      const page = await removalPage(transaction, responsesOf(formId), aged);
      const { ids } = page;
      if (ids.length === 0) return true;
      const devices = await transaction.find(devicesOf(formId), {
        where: [{ field: 'responseId', op: 'in', value: ids }],
      });
      const count = await transaction.get(FORM_COUNTS, formId);
      page.remove();
      for (const { id } of devices) transaction.remove(devicesOf(formId), id);
      if (count !== null) {
        transaction.set(FORM_COUNTS, { id: formId, responses: Math.max(0, count.responses - ids.length) });
      }
      return page.isLast;
    });
  }
}
