import { expect, it } from 'vitest';
import { createDesk } from '../../../../tests/load/support/desk.ts';
import { createTournament, playerOf } from '../../../../tests/load/support/tournament.ts';
import { runServices } from '../../../../tests/setup/local-site/services.ts';
import { TOURNAMENTS } from '../../store/collections.ts';
import { openDesk } from '../../wiring/open-desk.ts';

const site = runServices();

it('of an own registration says when tournament and waitlist end, because both may end early or take longer', async () => {
  const { dependencies } = site.program;
  const id = await createTournament(site.program.firestore, { maxPlayers: 10 });
  const { privateCode } = await createDesk(dependencies).register(playerOf(id, 1));
  const [endDate, endedAt, endsAt] = [3, 2, 1].map((day) => new Date(`2100-01-0${day}T20:00:00Z`));
  await site.program.firestore
    .doc(`${TOURNAMENTS.path}/${id}`)
    .update({ endDate, endedAt, 'waitlist.endsAt': endsAt });
  expect(await openDesk(dependencies).lookup.own(privateCode)).toMatchObject({
    endDate,
    endedAt,
    waitlistEndsAt: endsAt,
  });
});
