import { mailboxKey } from '@copa/domain/contact/mailbox';
import { DAY_MS, HOUR_MS, MAILS_PER_DAY_MAX, MAILS_PER_TOURNAMENT_MAX } from '@copa/domain/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDesk } from '../../../tests/load/support/desk.ts';
import { createTournament, playerOf } from '../../../tests/load/support/tournament.ts';
import { runServices } from '../../../tests/setup/local-site/services.ts';

const NOW = new Date('2026-11-20T17:00:00.000Z');
const ORGANISER = { uid: 'admin-1', email: 'admin@copa.example' };
const VICTIM = 'victima@yandex.com';
const SPELLINGS = [
  VICTIM,
  'Victima@YANDEX.com',
  'victima+1@yandex.com',
  'victima@ya.ru',
  'victima@yandex.ru',
  'victima+copa@yandex.kz',
  'victima@yandex.com.tr',
  'victima@ｙａｎｄｅｘ.com',
] as const;
const TOURNAMENTS = 8;
const NETWORKS = 200;

let number = 0;
const seen = new Set<string>();
const site = runServices(NOW);
beforeEach(() => seen.clear());
const desk = () => createDesk(site.program.dependencies);
const open = () =>
  createTournament(site.program.firestore, {
    maxPlayers: 100,
    date: new Date(NOW.getTime() + 72 * HOUR_MS),
    waitlist: { max: 100, mode: 'auto', endsAt: null },
  });

/** Also counts mails that a withdrawal removed, because they may have been sent before. */
async function watchMails(): Promise<number> {
  const { docs } = await site.program.firestore.collection('mail').get();
  for (const mail of docs) {
    if ((mail.get('to') as string[]).some((to) => mailboxKey(to) === VICTIM)) seen.add(mail.id);
  }
  return seen.size;
}

async function once(tournamentId: string, email: string): Promise<void> {
  number += 1;
  const player = playerOf(tournamentId, number, { email });
  const origin = { network: `198.51.100.${number % NETWORKS}`, isProven: false };
  const { id, privateCode } = await desk().register(player, origin);
  await desk().decide(ORGANISER, id, { status: 'approved', reason: null });
  await watchMails();
  await desk().withdrawUnit(privateCode);
}

const spelling = (index: number): string => SPELLINGS[index % SPELLINGS.length] ?? VICTIM;

describe('a mailbox that never proved itself, in a flood', () => {
  it('gets six mails of one tournament, from 200 networks and in eight spellings', async () => {
    const id = await open();
    for (let index = 0; index < 24; index += 1) await once(id, spelling(index));
    expect(await watchMails()).toBe(MAILS_PER_TOURNAMENT_MAX);
    site.now = new Date(NOW.getTime() + DAY_MS);
    await once(id, VICTIM);
    expect(await watchMails()).toBe(MAILS_PER_TOURNAMENT_MAX);
  });

  it('gets ten mails a day from eight tournaments, and ten of the next day', async () => {
    const ids = await Promise.all(Array.from({ length: TOURNAMENTS }, open));
    for (const [index, id] of ids.entries()) await once(id, spelling(index));
    expect(await watchMails()).toBe(MAILS_PER_DAY_MAX);
    site.now = new Date(NOW.getTime() + DAY_MS);
    for (const [index, id] of [...ids, ...ids].entries()) await once(id, spelling(index));
    expect(await watchMails()).toBe(2 * MAILS_PER_DAY_MAX);
  });

  it('hears nothing of the eleventh act, which counts as always, and organisers see that it was not told', async () => {
    const ids = await Promise.all(Array.from({ length: TOURNAMENTS }, open));
    const units: { readonly id: string }[] = [];
    for (const id of ids) {
      number += 1;
      units.push(await desk().register(playerOf(id, number, { email: VICTIM })));
    }
    for (const { id } of units) await desk().decide(ORGANISER, id, { status: 'approved', reason: null });
    const { docs } = await site.program.firestore.collection('registrations').get();
    const own = docs.filter(({ id }) => units.some((unit) => unit.id === id));
    expect(own.map((unit) => unit.get('status') as string)).toEqual(units.map(() => 'approved'));
    const unsent = own.flatMap((unit) => unit.get('members') as { unsentMails: string[] }[]);
    const most = units.length * 2 - MAILS_PER_DAY_MAX;
    expect(unsent.flatMap((member) => member.unsentMails)).toHaveLength(most);
    expect(await watchMails()).toBe(MAILS_PER_DAY_MAX);
  });
});
