import type { Context } from '../../dependencies.ts';
import { eachInTurn } from '../../logger.ts';
import { dueOf, putOnAgenda } from '../../store/agenda.ts';
import { EVIDENCE, REPORTS } from '../../store/collections.ts';

/** A team may have sent another report of its match since, so only pictures without a report are erased. */
export async function erasePictures({ database }: Pick<Context, 'database'>, now: Date): Promise<void> {
  await eachInTurn(await dueOf(database, 'picture', now), (id) =>
    database.transaction(async (transaction) => {
      if ((await transaction.get(REPORTS, id)) === null) transaction.remove(EVIDENCE, id);
      putOnAgenda(transaction, 'picture', id, null);
    }),
  );
}
