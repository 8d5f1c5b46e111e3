import { MailSchema } from '@copa/domain/mail';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleUnit } from '../desk/samples.fixture.ts';
import { claimsOf, MAIL, REGISTRATIONS, ROSTERS } from '../store/collections.ts';
import type { Transaction } from '../store/database.ts';
import { FIGURES, figuresOfNothing } from '../store/figures.ts';
import { UNITS_AT_ONCE } from '../store/unit-pages.ts';

let services: Services;
const pageOf = (transaction: Transaction) =>
  services.context.effects.pageOfUnits(services.context, transaction, 'copa-1', 'deleted');
const remove = () =>
  services.context.database.transaction(async (transaction) => (await pageOf(transaction)).remove());

beforeEach(() => {
  services = openServices(SAMPLE_NOW);
});

it('units that are removed free the places that they held, and leave the queue', async () => {
  const units = [
    sampleUnit(1),
    sampleUnit(2),
    sampleUnit(3, { place: 'waiting', waitSeq: 7 }),
    sampleUnit(4, { place: 'released', waitSeq: 8 }),
  ];
  await services.store(REGISTRATIONS, ...units, sampleUnit(5, { tournamentId: 'other' }));
  expect(await remove()).toEqual({ places: 2, waiting: [7] });
  expect((await services.stored(REGISTRATIONS)).map(({ id }) => id)).toEqual(['unit-5']);
});

it('the figures of the tournament count them no longer', async () => {
  await services.store(FIGURES, { ...figuresOfNothing('copa-1'), approved: 3, rejected: 1 });
  await services.store(REGISTRATIONS, sampleUnit(1), sampleUnit(2), sampleUnit(3, { status: 'rejected' }));
  await remove();
  expect(await services.stored(FIGURES)).toMatchObject([{ approved: 1, rejected: 0 }]);
});

it('their claims and mails go with them; a claim that somebody else has by now stays', async () => {
  const withMail = (unit: StoredRegistration, mailId: string): StoredRegistration => ({
    ...unit,
    members: unit.members.map((member) =>
      member.state === 'accepted' ? { ...member, mailIds: [mailId] } : member,
    ),
  });
  const held = withMail(sampleUnit(1), 'mail-1');
  const released = withMail(sampleUnit(2, { place: 'released' }), 'mail-2');
  const claims = claimsOf('copa-1');
  await services.store(
    claims,
    { id: '10000001', registrationId: 'unit-1', waiting: false },
    { id: '10000002', registrationId: 'x', waiting: false },
  );
  const message = z.parse(MailSchema, {
    to: ['ana@correo.example'],
    message: { subject: 'Hola', text: 'Hola' },
    expiresAt: SAMPLE_NOW,
  });
  await services.store(MAIL, ...['mail-1', 'mail-2', 'mail-3'].map((id) => ({ id, ...message })));
  await services.store(REGISTRATIONS, held, released);
  await remove();
  expect((await services.stored(claims)).map(({ id }) => id)).toEqual(['10000002']);
  expect((await services.stored(MAIL)).map(({ id }) => id)).toEqual(['mail-3']);
});

it('as many are read as one transaction takes, of the tournament alone', async () => {
  const units = Array.from({ length: UNITS_AT_ONCE + 3 }, (_, index) =>
    sampleUnit(index + 1, index < 2 ? { tournamentId: 'other' } : {}),
  );
  await services.store(REGISTRATIONS, ...units);
  const page = await services.context.database.transaction((transaction) => pageOf(transaction));
  expect(page.count).toBe(UNITS_AT_ONCE);
  await remove();
  const left = await services.stored(REGISTRATIONS);
  expect(left.map(({ tournamentId }) => tournamentId).toSorted()).toEqual(['copa-1', 'other', 'other']);
});

it('their names leave the list of who plays, and the others stay', async () => {
  const unit = (number: number) => [number, { name: `Jugador ${number}`, tag: '' }] as const;
  await services.store(ROSTERS, {
    id: 'copa-1',
    listed: true,
    units: Object.fromEntries([unit(1), unit(9)]),
  });
  await services.store(REGISTRATIONS, sampleUnit(1), sampleUnit(2, { place: 'released' }));
  await remove();
  expect(await services.stored(ROSTERS)).toEqual([
    { id: 'copa-1', listed: true, units: Object.fromEntries([unit(9)]) },
  ]);
});
