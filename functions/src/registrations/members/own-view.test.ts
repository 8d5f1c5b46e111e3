import { expect, it } from 'vitest';
import { createDesk } from '../../../../tests/load/support/desk.ts';
import { createTournament, playerOf } from '../../../../tests/load/support/tournament.ts';
import { runServices } from '../../../../tests/setup/local-site/services.ts';
import { TOURNAMENTS } from '../../store/collections.ts';
import { openDesk } from '../../wiring/open-desk.ts';

const site = runServices();

it('of an own registration says when the tournament ends, because it may take days or end early', async () => {
  const { dependencies } = site.program;
  const id = await createTournament(site.program.firestore, { maxPlayers: 10 });
  const { privateCode } = await createDesk(dependencies).register(playerOf(id, 1));
  const [endDate, endedAt] = [new Date('2100-01-03T20:00:00Z'), new Date('2100-01-02T20:00:00Z')];
  await site.program.firestore.doc(`${TOURNAMENTS.path}/${id}`).update({ endDate, endedAt });
  expect(await openDesk(dependencies).lookup.own(privateCode)).toMatchObject({ endDate, endedAt });
});
