import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDesk, type Desk } from '../../../../tests/load/support/desk.ts';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { createRegistrationCodes, type RegistrationCodes } from '../../desk/code.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { GUARDIANS, REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';

let services: Services;
let desk: Desk;
let codes: RegistrationCodes;

async function store(fullName: string, changes: Partial<StoredRegistration> = {}): Promise<void> {
  const unit = sampleUnit(1);
  const [member] = unit.members;
  if (member?.state !== 'accepted') throw new Error('no member');
  await services.store(REGISTRATIONS, {
    ...unit,
    consentHashes: [codes.hashOf(codes.consentOf(member.id, 1))],
    members: [{ ...member, fullName, ageBand: 'minor', guardianRevision: 1 }],
    ...changes,
  });
}

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  codes = createRegistrationCodes(services.context.config.statusCodeSecret);
  desk = createDesk(services.context);
  await services.store(TOURNAMENTS, sampleTournament());
});

describe('the page of an adult', () => {
  const page = () => desk.consent(codes.consentOf('unit-1', 1));

  it.each([
    ['Ana', 'Ana'],
    ['Ana María Díaz', 'Ana'],
    ['Ana  Díaz', 'Ana'],
    ['Es\u2800tarea\u3164escolar. Ana Díaz', 'Es'],
  ])('calls %s by the first name, and says nothing else of the minor', async (fullName, firstName) => {
    await store(fullName);
    expect(await page()).toEqual({
      tournamentId: sampleTournament().id,
      tournamentName: 'Copa Relámpago',
      tournamentDate: sampleTournament().date,
      cancelledAt: null,
      timeZone: 'America/Mexico_City',
      firstName,
      publicNumber: 'Jugador 1',
      keptDays: 90,
      fee: null,
      contactEnd: 'gone',
      consent: null,
    });
  });

  it('leads to no page that visitors do not see', async () => {
    await store('Ana');
    await services.store(TOURNAMENTS, { ...sampleTournament(), status: 'draft' });
    expect((await page()).tournamentId).toBeNull();
  });

  it.each([
    ['consent', '', false],
    ['tournament', '', true],
    ['prize', '100 diamantes', false],
    ['prize', '100 diamantes', true],
  ])(
    'says that the contact is kept until the %s, with the prize %j (consent %s)',
    async (end, prize, given) => {
      await services.store(TOURNAMENTS, { ...sampleTournament(), prizePool: '', prize });
      await services.store(GUARDIANS, {
        id: 'unit-1',
        registrationId: 'unit-1',
        tournamentId: sampleTournament().id,
        name: 'Rosa Peña',
        phone: '+52 55 8765 4321',
      });
      const [member] = sampleUnit(1).members;
      if (member?.state !== 'accepted') throw new Error('no member');
      const consent = given ? { version: CONSENT_VERSION, at: SAMPLE_NOW, showsNick: false } : null;
      await store('Ana', {
        members: [
          {
            ...member,
            ageBand: 'minor',
            guardianRevision: 1,
            consent: consent && { ...consent, shownAt: null, cameAbout: null },
          },
        ],
      });
      expect(await page()).toMatchObject({ contactEnd: end });
    },
  );

  it.each([
    ['0.00', null],
    ['2.50', '$2.50 USD'],
  ])('names the fee %s as %s', async (entryFee, fee) => {
    await services.store(TOURNAMENTS, { ...sampleTournament(), entryFee });
    await store('Ana');
    expect(await page()).toMatchObject({ fee });
  });

  it('says that the tournament was cancelled', async () => {
    await services.store(TOURNAMENTS, { ...sampleTournament(), cancelledAt: SAMPLE_NOW });
    await store('Ana');
    expect(await page()).toMatchObject({ cancelledAt: SAMPLE_NOW });
  });

  it.each<[string, () => Promise<void>]>([
    ['its code is of another adult', () => store('Ana', { consentHashes: [codes.hashOf('other')] })],
    ['its code was replaced', () => store('Ana', { members: sampleUnit(1).members })],
    ['the tournament is gone', () => store('Ana', { tournamentId: 'gone' })],
  ])('is not found where %s', async (_, change) => {
    await change();
    await expect(page()).rejects.toMatchObject({ code: 'not-found' });
  });
});
