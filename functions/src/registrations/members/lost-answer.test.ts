import { beforeEach, describe, expect, it } from 'vitest';
import { createDesk, tally } from '../../../../tests/load/support/desk.ts';
import { createTournament, partnerOf, playerOf } from '../../../../tests/load/support/tournament.ts';
import {
  abortingCommits,
  type CommitFault,
  runServices,
} from '../../../../tests/setup/local-site/services.ts';
import { createRegistrationCodes } from '../../desk/code.ts';
import { createDesk as createEngine } from '../../desk/desk.ts';
import { createLedgerStore } from '../../desk/ledger-store.ts';
import { type Operation, onRecord } from '../../desk/operation.ts';
import { createRecordKeys } from '../../desk/record-keys.ts';
import { sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { acceptedOf, requireFound } from '../../desk/stored-unit.ts';
import { claimsOf, REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';

let fault: CommitFault | null = null;
const site = runServices(null, (service) =>
  abortingCommits(service, () => {
    const next = fault;
    fault = null;
    return next;
  }),
);

beforeEach(() => {
  fault = null;
});

describe('who withdraws while another commit comes first', () => {
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

describe('a removal whose answer was lost', () => {
  const REMOVED = 'unit-9';
  const CHANGED = [1, 2, 3, 4, 5];
  const change = (number: number) =>
    onRecord(`unit-${number}`, (ledger, unit) => ledger.store({ ...unit, listens: true }));
  const remove = (): Operation => ({
    reads: { units: [REMOVED] },
    apply: (ledger) => {
      const unit = requireFound(ledger.registration(REMOVED), 'registration');
      ledger.erase(unit);
      return unit;
    },
    isGone: (ledger) => ledger.registration(REMOVED) === null,
  });

  it('succeeds, also if it no longer fits into the repeated commit', async () => {
    const { firestore, dependencies } = site.program;
    const { statusCodeSecret } = dependencies.config;
    const codes = createRegistrationCodes(statusCodeSecret);
    const keys = createRecordKeys(statusCodeSecret);
    const { submit } = createEngine({
      ...dependencies,
      codes,
      store: createLedgerStore(firestore, dependencies.logger, keys, codes, []),
      fillPlaces: () => [],
      passPlacesOn: async () => undefined,
      activeQuestions: async () => [],
      groupSize: undefined,
    });
    await firestore.doc(`${TOURNAMENTS.path}/copa-1`).set(sampleTournament());
    const unitAt = (number: number) => firestore.doc(`${REGISTRATIONS.path}/unit-${number}`);
    for (const number of [...CHANGED, 9]) await unitAt(number).set(sampleUnit(number));
    const grow = async () => {
      for (const number of CHANGED) await unitAt(number).update({ reasons: { act: 'x'.repeat(900_000) } });
    };
    fault = { isCommitted: true, meanwhile: grow };
    const operations = [...CHANGED.map(change), remove()];
    const answered = await Promise.all(operations.map((each) => submit('copa-1', each)));
    expect(answered.at(-1)?.id).toBe(REMOVED);
    await expect(submit('copa-1', remove())).rejects.toMatchObject({ code: 'not-found' });
  });
});
