import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@copa/domain/limits';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import type { RegistrationInput, RegistrationReceipt } from '@copa/domain/registrations/registration';
import type { Timestamp } from 'firebase-admin/firestore';
import { createDesk, type Desk, namesNow } from '../../../tests/load/support/desk.ts';
import { createTournament, partnerOf, playerOf } from '../../../tests/load/support/tournament.ts';
import type { Instance, RunningServices } from '../../../tests/setup/local-site/services.ts';
import { callRoll } from '../day/roll/roll.ts';
import { addEntry } from '../fairness/records.ts';
import { addAdjustment } from '../play/adjustments.ts';
import { setPlayerPage } from '../play/player-pages.ts';
import { replaceEntrant } from '../play/replacements.ts';
import { tellResults } from '../play/result-notices.ts';
import { playing, ranked } from '../play/samples/playing.fixture.ts';
import { createSeason, updateSeason } from '../seasons/commands.ts';
import { CAMILA, NOW } from '../seasons/friday.fixture.ts';
import { writeSeasons } from '../seasons/season-results.ts';
import { jpegOf } from '../site/image-samples.fixture.ts';
import { storeImage } from '../site/images.ts';
import { stagesOf, TOURNAMENTS } from '../store/collections.ts';
import { updateTournament } from '../tournaments/commands.ts';

const NICK = 'RastroMX';
const PERSON = {
  fullName: 'Ximena Rastro',
  nick: NICK,
  freeFireId: '987654321',
  email: 'ximena.rastro@correo.example',
  phone: '+52 55 8877 6655',
} as const;
const GUARDIAN = { name: 'Guillermina Huella', phone: '+52 55 7777 1234' };
const TEAM = { name: 'RastroMX Team', tag: 'RAS' };
const MARKS = /ximena|rastro|987654321|8877\D?66|guillermina|huella|7777\D?12|"RAS"/i;

export type Part = 'alone' | 'captain' | 'partner';
export const MOMENTS = [
  'before the draw',
  'after the draw',
  'after a published match',
  'after the end',
] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Played {
  readonly id: string;
  readonly desk: Desk;
  readonly needs: Instance['dependencies'];
  readonly unit: string;
  readonly others: readonly string[];
  readonly memberId: string;
  readonly code: string;
  readonly captainCode: string;
  readonly consentCode: string;
}

type Age = 'minor' | 'adult';

/** Starts anew with a tournament that was played until `moment`. */
export async function playUntil(
  site: RunningServices,
  part: Part,
  moment: Moment,
  ageBand: Age = 'minor',
): Promise<Played> {
  const played = await site.startWith([part, moment, ageBand].join(), async () => {
    const before = MOMENTS[MOMENTS.indexOf(moment) - 1];
    const until =
      before === undefined ? await enter(site, part, ageBand) : await playUntil(site, part, before, ageBand);
    await LIVES[moment](until);
    return until;
  });
  return ofProgram(site, played);
}

/** Plays beside what the store already has. */
export async function playBeside(
  site: RunningServices,
  part: Part,
  moment: Moment,
  ageBand: Age,
): Promise<Played> {
  const played = await enter(site, part, ageBand);
  for (const each of MOMENTS.slice(0, MOMENTS.indexOf(moment) + 1)) await LIVES[each](played);
  return played;
}

function ofProgram({ program: { dependencies: needs } }: RunningServices, played: Played): Played {
  return { ...played, needs, desk: createDesk(needs) };
}

async function enter({ program }: RunningServices, part: Part, ageBand: Age): Promise<Played> {
  const { dependencies: needs, firestore } = program;
  const modality = part === 'alone' ? 'solo' : 'duo';
  const date = new Date(NOW.getTime() + HOUR_MS);
  const id = await createTournament(firestore, {
    maxPlayers: 8,
    modality,
    substitutes: 0,
    date,
    prize: 'Una camiseta',
  });
  const desk = createDesk(needs);
  const team = (names: RegistrationInput['unit']) => ({ unit: part === 'alone' ? null : names });
  const person = { ...PERSON, ageBand, guardian: ageBand === 'minor' ? GUARDIAN : null };
  const first = await desk.register(
    part === 'partner'
      ? playerOf(id, 1, { nick: 'Cóndor', ageBand: 'adult', unit: { name: 'Los Cóndores', tag: 'CDR' } })
      : playerOf(id, 1, { ...person, ...team(TEAM) }),
  );
  const second =
    part === 'alone'
      ? null
      : await desk.accept({ ...partnerOf(first, 2), ...(part === 'partner' ? person : {}) });
  const own = part === 'partner' && second !== null ? second : first;
  const consentCode = own.consentCode ?? '';
  if (ageBand === 'minor') await desk.giveConsent(consentCode, { version: CONSENT_VERSION, showsNick: true });
  const others: RegistrationReceipt[] = [];
  for (const number of [11, 21]) {
    const nick = `Rival${number}`;
    const rival = await desk.register(
      playerOf(id, number, { nick, ageBand: 'adult', ...team({ name: `Equipo de ${nick}`, tag: '' }) }),
    );
    if (part !== 'alone') await desk.accept(partnerOf(rival, number + 1));
    others.push(rival);
  }
  const ids = [first, ...others].map((unit) => unit.id);
  await desk.decideMany(CAMILA, ids, { status: 'approved', reason: null }, await namesNow(needs, ids));
  return {
    id,
    desk,
    needs,
    unit: first.id,
    others: others.map((unit) => unit.id),
    memberId: own.id,
    code: own.privateCode,
    captainCode: first.privateCode,
    consentCode,
  };
}

export const stageOf = ({ id, needs }: Pick<Played, 'id' | 'needs'>) =>
  playing(needs, { id, organiser: CAMILA });
export const draw = (played: Played) => stageOf(played).draw();
export const noteRows = (played: Played) =>
  stageOf(played).write(ranked([played.unit, ...played.others], () => 1));

const LIVES: Readonly<Record<Moment, (played: Played) => Promise<unknown>>> = {
  'before the draw': writeAround,
  'after the draw': draw,
  'after a published match': publish,
  'after the end': end,
};

async function writeAround({ id, needs, desk, unit, memberId, code }: Played): Promise<void> {
  await setPlayerPage(needs, code, { on: true, otherCodes: [] });
  await desk.rename(code, { nick: `${NICK}2`, unit: null });
  const given = { requestId: randomUUID(), kind: 'warning', days: null, reason: `${NICK} insultó` } as const;
  await addEntry(needs, CAMILA, { id: unit, memberId }, given);
  const onTheDay = { ...needs, clock: () => new Date(NOW.getTime() + 2 * HOUR_MS) };
  await callRoll(onTheDay, CAMILA, id, { lobby: null, match: 1 }, { marks: {}, intruders: { [NICK]: true } });
}

export async function registerAgain({ id, desk, needs, unit }: Played): Promise<void> {
  await desk.decide(CAMILA, unit, { status: 'rejected', reason: null });
  const later = new Date(NOW.getTime() + HOUR_MS / 2);
  await createDesk({ ...needs, clock: () => later }).releaseOverdue(later);
  const again = await desk.register(playerOf(id, 31, { ...PERSON, ageBand: 'adult' }));
  const given = { requestId: randomUUID(), kind: 'warning', days: null, reason: `${NICK} insultó` } as const;
  await addEntry(needs, CAMILA, { id: again.id, memberId: again.id }, given);
}

async function publish(played: Played): Promise<void> {
  const { id, needs, others } = played;
  const [other = ''] = others;
  await noteRows(played);
  await stageOf(played).publish();
  await correct(played, `captura de ${NICK}`);
  await addAdjustment(
    needs,
    CAMILA,
    { id, stage: 1 },
    {
      requestId: randomUUID(),
      adjustment: { kind: 'points', unitId: other, match: null, points: 1, reason: `lo pidió ${NICK}` },
    },
  );
}

export const correct = (played: Pick<Played, 'id' | 'needs' | 'unit'>, reason?: string) =>
  stageOf(played).write(
    ranked([played.unit], () => 3, 1),
    'a-1',
    reason,
  );

async function end({ id, needs }: Played): Promise<void> {
  await stageOf({ id, needs }).close();
  await tellResults(needs, new Date(NOW.getTime() + HOUR_MS));
  const content = {
    name: 'Temporada de verano',
    firstDay: '2026-11-01',
    lastDay: '2026-12-31',
    rules: { counting: { kind: 'points' }, best: null, rankedFrom: 1, substitutes: 'all' },
  } as const;
  const season = await createSeason(needs, CAMILA, {
    ...content,
    requestId: randomUUID(),
    tournamentIds: [id],
  });
  await updateSeason(needs, CAMILA, season.id, {
    ...content,
    rules: { ...content.rules, best: 2 },
    revision: season.revision,
    reason: `lo pidió ${NICK}`,
  });
  await writeSeasons(needs, NOW);
  const imageId = await storeImage(needs, CAMILA, jpegOf(1200, 630), true);
  const update = { id: null, expectedUpdatedAt: null, changes: { imageId } };
  await updateTournament(needs, CAMILA, id, update);
}

export async function replace({ id, needs, unit }: Played): Promise<void> {
  const stage = await needs.database.get(stagesOf(id), '1');
  const reason = `no vino ${NICK}`;
  const replacement = { revision: stage?.revision ?? 0, unitId: unit, reason };
  await replaceEntrant(needs, CAMILA, { id, stage: 1 }, replacement);
}

export const tournamentOf = ({ id, needs }: Played) => needs.database.get(TOURNAMENTS, id);

export async function namedFields({ program }: RunningServices): Promise<readonly string[]> {
  const { docs } = await program.firestore.collectionGroup('').get();
  const found = docs.flatMap((document) => {
    const { ref } = document;
    const collection = ref.parent.path.split('/').filter((_, at) => at % 2 === 0);
    return [...fieldsIn(document.data()), ...(MARKS.test(ref.path) ? ['id'] : [])].map(
      (field) => `${collection.join('/')}: ${field}`,
    );
  });
  return [...new Set(found)].toSorted();
}

const isTimestamp = (value: object): value is Timestamp => 'toDate' in value;

function fieldsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return MARKS.test(JSON.stringify(value)) ? [''] : [];
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array || isTimestamp(value))
    return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const name = Array.isArray(value) ? '*' : key;
    const below = fieldsIn(inner).map((field) => (field === '' ? name : `${name}.${field}`));
    return MARKS.test(key) ? [name, ...below] : below;
  });
}

export function namedLines({ programs }: RunningServices): readonly string[] {
  return programs.flatMap(({ log }) => log.filter((line) => MARKS.test(line)));
}
