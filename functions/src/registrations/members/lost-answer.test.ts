import { beforeEach, describe, expect, it } from 'vitest';
import { createDesk, tally } from '../../../../tests/load/support/desk.ts';
import { createTournament, partnerOf, playerOf } from '../../../../tests/load/support/tournament.ts';
import {
  abortingCommits,
  type CommitFault,
  runServices,
} from '../../../../tests/setup/local-site/services.ts';
import { acceptedOf } from '../../desk/stored-unit.ts';
import { claimsOf, REGISTRATIONS } from '../../store/collections.ts';

let fault: CommitFault | null = null;
const site = runServices(null, (service) =>
  abortingCommits(service, () => {
    const next = fault;
    fault = null;
    return next;
  }),
);

describe('who withdraws while another commit comes first', () => {
  beforeEach(() => {
    fault = null;
  });

  async function openTeam() {
    const { firestore, dependencies } = site.program;
    const desk = createDesk(dependencies);
    const tournamentId = await createTournament(firestore, { maxPlayers: 3, modality: 'duo' });
    const team = await desk.register(playerOf(tournamentId, 1, { unit: { name: 'Los Fénix', tag: '' } }));
    const unitNow = () => dependencies.database.get(REGISTRATIONS, team.id);
    const claimed = async () =>
      (await dependencies.database.find(claimsOf(tournamentId), {})).map(({ id }) => id);
    return { desk, team, unitNow, claimed };
  }

  it('is told that it succeeded if their own commit had arrived', async () => {
    const { desk, team, unitNow, claimed } = await openTeam();
    fault = { isCommitted: true };
    expect(await tally([desk.withdraw(team.privateCode)])).toEqual({ accepted: 1 });
    expect([await unitNow(), await claimed()]).toEqual([null, []]);
    expect(await tally([desk.withdraw(team.privateCode)])).toEqual({ 'not-found': 1 });
  });

  it('leaves the team to whoever joined it instead', async () => {
    const { desk, team, unitNow, claimed } = await openTeam();
    const [, other] = site.programs;
    const meanwhile = () => createDesk(other.dependencies).accept(partnerOf(team, 2));
    fault = { isCommitted: false, meanwhile };
    expect(await tally([desk.withdraw(team.privateCode)])).toEqual({ accepted: 1 });
    const unit = await unitNow();
    expect(unit === null ? [] : acceptedOf(unit)).toMatchObject([
      { role: 'captain', freeFireId: '10000002' },
    ]);
    expect(await claimed()).toEqual(['10000002']);
  });
});
