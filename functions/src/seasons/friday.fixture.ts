import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@copa/domain/limits';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import type { RegistrationReceipt } from '@copa/domain/registrations/registration';
import type { SeasonRules } from '@copa/domain/seasons/season';
import { BY_RANKS } from '@copa/domain/seasons/season-board.fixture';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { expect } from 'vitest';
import { countAnew } from '../../../tests/load/play/counted-season.ts';
import { createDesk, type Desk, namesNow, organiserNamed } from '../../../tests/load/support/desk.ts';
import { createTournament, partnerOf, playerOf } from '../../../tests/load/support/tournament.ts';
import type { Instance } from '../../../tests/setup/local-site/services.ts';
import { playing, ranked } from '../play/samples/playing.fixture.ts';
import { dueOnAgenda } from '../store/agenda.ts';
import { SEASON_BOARDS } from '../store/collections.ts';
import { createSeason } from './commands.ts';
import { writeSeasons } from './season-results.ts';

export const NOW = new Date('2026-11-20T18:00:00.000Z');
export const CAMILA = organiserNamed('Camila');
const GUARDIAN = { name: 'Rosa Paz', phone: '+52 55 8765 4321' };

export interface Entered {
  readonly number: number;
  readonly nick: string;
  readonly minorShown?: boolean;
  readonly partners?: readonly number[];
}

export interface Friday {
  readonly id: string;
  readonly desk: Desk;
  readonly receipts: ReadonlyMap<number, RegistrationReceipt>;
}

/** A Friday of an earlier test, whose documents are in the store again. */
export function playedFriday({ dependencies: needs }: Instance, { id, receipts }: Friday): Friday {
  return { id, desk: createDesk(needs), receipts };
}

export async function enterFriday(
  { dependencies: needs, firestore }: Instance,
  entered: readonly Entered[],
  fields: Partial<Tournament> = {},
): Promise<Friday> {
  const desk = createDesk(needs);
  const date = new Date(needs.clock().getTime() + HOUR_MS);
  const id = await createTournament(firestore, { maxPlayers: 48, date, ...fields });
  const receipts = new Map<number, RegistrationReceipt>();
  for (const { number, nick, minorShown, partners = [] } of entered) {
    const isMinor = minorShown !== undefined;
    const receipt = await desk.register(
      playerOf(id, number, {
        nick,
        ageBand: isMinor ? 'minor' : 'adult',
        guardian: isMinor ? GUARDIAN : null,
        unit: partners.length === 0 ? null : { name: `Equipo ${nick}`, tag: '' },
      }),
    );
    receipts.set(number, receipt);
    if (isMinor) {
      await desk.giveConsent(receipt.consentCode ?? '', { version: CONSENT_VERSION, showsNick: minorShown });
    }
    for (const partner of partners) await desk.accept(partnerOf(receipt, partner));
  }
  const ids = [...receipts.values()].map((receipt) => receipt.id);
  await desk.decideMany(CAMILA, ids, { status: 'approved', reason: null }, await namesNow(needs, ids));
  return { id, desk, receipts };
}

export async function playFriday(
  instance: Instance,
  entered: readonly Entered[],
  fields: Partial<Tournament> = {},
): Promise<Friday> {
  const friday = await enterFriday(instance, entered, fields);
  const { draw, play, close } = stageOf(instance, friday);
  await draw();
  await play(ranked([...friday.receipts.values()].map(({ id }) => id)));
  await close();
  return friday;
}

const stageOf = ({ dependencies }: Instance, { id }: Pick<Friday, 'id'>) =>
  playing(dependencies, { id, organiser: CAMILA });
export async function endFriday(...friday: Parameters<typeof stageOf>): Promise<void> {
  await stageOf(...friday).close();
}

export async function reopenFriday(...friday: Parameters<typeof stageOf>): Promise<void> {
  await stageOf(...friday).reopen();
}

export async function openSeason(
  { dependencies: needs }: Instance,
  fridays: readonly Pick<Friday, 'id'>[],
  rules: Partial<SeasonRules> = {},
): Promise<string> {
  const season = await createSeason(needs, CAMILA, {
    requestId: randomUUID(),
    name: 'Temporada de verano',
    firstDay: '2026-11-01',
    lastDay: '2026-12-31',
    rules: { ...BY_RANKS, ...rules },
    tournamentIds: fridays.map(({ id }) => id),
  });
  return season.id;
}

export async function count(instance: Instance, seasonId: string): Promise<void> {
  const { dependencies: needs } = instance;
  await writeSeasons(needs, needs.clock());
  const due = await dueOnAgenda(needs.database, needs.clock());
  expect(due.filter(({ task }) => task === 'season')).toEqual([]);
  const { stored, expected } = await countAnew(instance, seasonId);
  expect(stored).toEqual(expected);
}

export async function boardIn({ dependencies: { database } }: Instance, seasonId: string) {
  const board = await database.get(SEASON_BOARDS, seasonId);
  if (board === null) throw new Error('a season without a board');
  return board;
}

export async function shownIn(instance: Instance, seasonId: string) {
  return (await boardIn(instance, seasonId)).rows.map(({ name, rank, points }) => [name, rank, points]);
}
