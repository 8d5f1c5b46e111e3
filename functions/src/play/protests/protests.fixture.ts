import { DAY_MS } from '@copa/domain/limits';
import type { Role } from '@copa/domain/people/roles';
import { boardOf } from '@copa/domain/play/board';
import { matchState } from '@copa/domain/play/match-state';
import type { ProtestKind } from '@copa/domain/play/protest/own-protest';
import type { Protest } from '@copa/domain/play/protest/protest';
import { NO_RESULT } from '@copa/domain/play/result/result';
import { stageCorrections } from '@copa/domain/play/words/stage-corrections';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { expect } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { createRegistrationCodes, shownTicket } from '../../desk/code.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { jpegOf } from '../../site/image-samples.fixture.ts';
import {
  AGENDA,
  BOARDS,
  EVIDENCE,
  matchesOf,
  NAMINGS,
  PROTESTS,
  REGISTRATIONS,
  stagesOf,
  TICKETS,
  TOURNAMENTS,
} from '../../store/collections.ts';
import { settleAgenda } from '../../wiring/agenda.ts';
import { publishMatch } from '../matches.ts';
import { ORGANISER, sampleMatch, sampleStage } from '../samples/stage.fixture.ts';
import { decideProtest } from './deciding.ts';
import { getOwnProtests } from './own-protests.ts';
import { freeMatches } from './protested-matches.ts';
import { sendProtest } from './protests.ts';

export const at = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);
const requestIdOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const matching = (text: RegExp): unknown => expect.stringMatching(text);
export const SHOT = jpegOf(1280, 590);
export const REFEREE = {
  ...ORGANISER,
  uid: 'referee-1',
  account: { displayName: 'Beto', email: 'beto@copa.example' },
  role: 'referee' as Role,
};
export const REASON = 'La captura muestra otra cosa.';
export const WHERE = { id: 'copa-1', stage: 1, match: 'a-1' };
export const own = { stage: 1, match: 'a-1' };

export let services: Services;
let codes: ReturnType<typeof createRegistrationCodes>;
let requests = 0;

export async function storeUnit(number: number, changes: Partial<StoredRegistration> = {}): Promise<void> {
  const unit = sampleUnit(number, {
    id: `u${number}`,
    codeHashes: [codes.hashOf(`u${number}`)],
    place: 'held',
    status: 'approved',
    listens: true,
    ...changes,
  });
  await services.store(REGISTRATIONS, unit);
  await services.store(TICKETS, shownTicket(unit, codes));
}

export function protest(line: string, { request, match = 'a-1' }: { request?: number; match?: string } = {}) {
  const [unit = '', kind, against = '-'] = line.split(' ');
  requests += 1;
  const content = {
    requestId: requestIdOf(request ?? requests),
    kind: kind as ProtestKind,
    against: against === '-' ? null : Number(against),
    text: 'Tenemos 5 bajas.',
  };
  return sendProtest(services.context, unit, { stage: 1, match }, content);
}

export const told = async (unit: string) => {
  const { matches, about } = await getOwnProtests(services.context, unit);
  return [
    ...matches.map(({ match, scoresUntil, fairPlayUntil, protest: sent }) =>
      [
        match,
        ...(scoresUntil === null ? [] : ['scores']),
        ...(fairPlayUntil === null ? [] : ['fair-play']),
        ...(sent === null ? [] : [sent.kind, sent.state]),
      ].join(' '),
    ),
    ...about.map(({ match, kind, state }) => `about: ${match} ${kind} ${state}`),
  ];
};

export const dismiss = (unit: string, caller = ORGANISER, reason = REASON) =>
  decideProtest(services.context, caller, { ...WHERE, unit }, { decision: 'dismissed', reason });
export const NEWER = 'Vimos el video completo.';
export const redecide = (
  { registrationId, decidedAt }: Pick<Protest, 'registrationId' | 'decidedAt'>,
  decided: Parameters<typeof decideProtest>[3],
  caller = ORGANISER,
) =>
  decideProtest(
    services.context,
    caller,
    { ...WHERE, unit: registrationId },
    { ...decided, ...(decidedAt !== null && { replaces: decidedAt }) },
  );
export const swap = {
  kind: 'rows' as const,
  rows: {
    u1: { ...NO_RESULT, placement: 2, kills: 0, revision: 1 },
    u2: { ...NO_RESULT, placement: 1, kills: 0, revision: 1 },
  },
};
export type Correction = NonNullable<Parameters<typeof decideProtest>[3]['correction']>;
export const uphold = (unit: string, correction: Correction = swap, caller = ORGANISER) =>
  decideProtest(
    services.context,
    caller,
    { ...WHERE, unit },
    { decision: 'upheld', reason: REASON, correction },
  );
export const penalty = (unitId: string): Correction => ({
  kind: 'adjustment',
  adjustment: { kind: 'disqualified', unitId, match: null, reason: 'uso de hack' },
});

export const stored = async (id = 'a-1') => {
  const match = await services.context.database.get(matchesOf('copa-1', 1), id);
  if (match === null) throw new Error('no match');
  return match;
};
export const state = async (id = 'a-1') => matchState(await stored(id), services.now);
export const corrections = async () =>
  (await services.stored(stagesOf('copa-1')))
    .slice(0, 1)
    .flatMap((stage) => stageCorrections(stage).map(({ text }) => text));
export const pictures = async () => (await services.stored(EVIDENCE)).map(({ id }) => id).toSorted();
export const protests = async () =>
  (await services.stored(PROTESTS)).map((each) => `${each.id} ${each.state}`);

export async function expectBoard() {
  const [tournament] = await services.stored(TOURNAMENTS);
  const [stage] = await services.stored(stagesOf('copa-1'));
  const [board] = await services.stored(BOARDS);
  if (tournament === undefined || stage === undefined || board === undefined) throw new Error('no board');
  const { revision: _, updatedAt: __, ...content } = board;
  const computed = boardOf(tournament, stage, await services.stored(matchesOf('copa-1', 1)), null);
  expect(content).toEqual({ ...computed, openings: [] });
}

export async function settle() {
  const entries = await services.stored(AGENDA);
  await freeMatches(services.context, services.now);
  await settleAgenda(services.context, entries, services.now);
}

export async function publishedMatch(): Promise<void> {
  services = openServices(SAMPLE_NOW);
  codes = createRegistrationCodes(services.context.config.statusCodeSecret);
  requests = 0;
  await services.store(TOURNAMENTS, sampleTournament({ stage: 1, date: at(-DAY_MS) }));
  await services.store(NAMINGS, { id: REFEREE.uid, tournaments: 'all' });
  await services.store(stagesOf('copa-1'), sampleStage());
  for (const number of [1, 2, 3, 4]) await storeUnit(number);
  await services.store(matchesOf('copa-1', 1), sampleMatch(1, [1, 2, 3, 4], { state: 'draft' }));
  await publishMatch(services.context, ORGANISER, WHERE);
}
