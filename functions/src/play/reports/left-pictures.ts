import type { Context } from '../../dependencies.ts';
import { eachInTurn } from '../../logger.ts';
import { dueOf, putOnAgenda } from '../../store/agenda.ts';
import { EVIDENCE, PROTESTS, REPORTS } from '../../store/collections.ts';
import { protestOfPicture } from '../../store/report-removal.ts';

/** A team may have sent the same again since, so only pictures without a report or protest are erased. */
export async function erasePictures({ database }: Pick<Context, 'database'>, now: Date): Promise<void> {
  await eachInTurn(await dueOf(database, 'picture', now), (id) =>
    database.transaction(async (transaction) => {
      const protest = protestOfPicture(id);
      const sent = await (protest === null
        ? transaction.get(REPORTS, id)
        : transaction.get(PROTESTS, protest));
      if (sent === null) transaction.remove(EVIDENCE, id);
      putOnAgenda(transaction, 'picture', id, null);
    }),
  );
}
