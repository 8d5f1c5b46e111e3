import { TABLE } from '@copa/domain/day/headline.fixture';
import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../test/console-spy.ts';
import { siteFrom } from '../../config/site.ts';
import '../../features/play/public/protest/own-protests.tsx';
import '../../features/registrations/public/own/ticket-new-rules.tsx';
import '../../features/registrations/public/own/ticket-reason.tsx';
import { openPage } from '../../../test/open-page.tsx';
import { joiningQuestions } from '../../features/site/words/questions-joining.ts';
import { playingQuestions } from '../../features/site/words/questions-playing.ts';
import { siteQuestions } from '../../features/site/words/questions-site.ts';
import { termsSections } from '../../features/site/words/terms.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { Component as TicketRoute } from './ticket.tsx';

const ID = '0123456789abcdefghjkmnpqrs';
const CODE = 'srqpnmkjhgfedcba9876543210';
const NOW = Date.parse('2026-12-01T20:00:00Z');
const at = (ms: number) => new Date(NOW + ms).toISOString();

const ticket = {
  id: ID,
  tournamentId: 'copa',
  number: 7,
  name: 'Ana',
  unit: { name: '', tag: '', size: 1 },
  members: [],
  status: 'approved',
  place: 'held',
};
const tournament = { id: 'copa', name: 'Copa', date: at(-HOUR_MS), stage: 1, timeZone: 'America/Bogota' };
const asked = {
  date: at(HOUR_MS),
  stage: 0,
  windows: [{ kind: 'entry', opensAt: at(-MINUTE_MS), closesAt: at(MINUTE_MS) }],
};
const inTable = { ...ticket, lobby: { stage: 1, id: 'a' } };
const PROTESTED = { fairPlayUntil: at(HOUR_MS) };
const OUT = { ...PROTESTED, isOver: true, isClosed: true, rank: 9, pass: 'out' };
const room = { id: '1-1', match: 1, lobby: null, openAt: at(MINUTE_MS), seat: 3 };

interface State {
  readonly state: string;
  readonly ticket: object;
  readonly tournament?: object;
  readonly table?: object;
}

const STATES = {
  pending: { state: 'pending', ticket: { ...ticket, status: 'pending' }, tournament: asked },
  rejected: { state: 'rejected', ticket: { ...ticket, status: 'rejected', place: 'released' } },
  plays: { state: 'playing', ticket: inTable, table: PROTESTED },
  out: { state: 'out', ticket: inTable, table: OUT },
  released: { state: 'released', ticket: { ...inTable, place: 'released' }, table: PROTESTED },
  ended: { state: 'over', ticket: inTable, tournament: { endedAt: at(-1) }, table: { ...OUT, pass: null } },
  decided: {
    state: 'decided',
    ticket: { ...inTable, protestDecidedAt: at(-1) },
    tournament: { endedAt: at(-1) },
  },
  changed: {
    state: 'new rules',
    ticket: { ...ticket, acceptedRules: ['0123456789abcdef'] },
    tournament: { date: at(HOUR_MS), rulesVersion: 'fedcba9876543210' },
  },
  waits: {
    state: 'waiting',
    ticket: { ...ticket, place: 'waiting' },
    tournament: { ...asked, windows: [{ ...asked.windows[0], kind: 'match' }] },
  },
  called: { state: 'before the room opens', ticket: { ...ticket, rooms: [room] } },
} as const satisfies Readonly<Record<string, State>>;

const button = (name: string) => () => screen.findByRole('button', { name });
const link = (name: string | RegExp) => () => screen.findByRole('link', { name });
const text = (words: RegExp) => () => screen.findByText(words);

interface Right {
  readonly promise: string;
  readonly states: readonly State[];
  readonly found: () => Promise<HTMLElement>;
}

const RIGHTS: readonly Right[] = [
  {
    promise: 'un equipo que jugó una partida puede protestarla una vez, en «Mi torneo»',
    states: [STATES.plays, STATES.out, STATES.released, STATES.ended],
    found: button('Protestar'),
  },
  {
    promise: 'Si tu equipo jugó esa partida, protéstala en «Mi torneo».',
    states: [STATES.plays, STATES.out],
    found: button('Protestar'),
  },
  {
    promise: 'En «Mi torneo», toca «Protestar»',
    states: [STATES.plays, STATES.ended],
    found: button('Protestar'),
  },
  {
    promise: 'El resultado de una partida se protesta en «Mi torneo».',
    states: [STATES.plays],
    found: text(/^Trampas: hasta /),
  },
  {
    promise: 'Los dos equipos leen el motivo',
    states: [STATES.decided],
    found: text(/^Respuesta: Vimos el video\.$/),
  },
  {
    promise: 'Si la rechaza, verás el motivo cuando lo haya',
    states: [STATES.rejected],
    found: text(/^Faltan datos\.$/),
  },
  {
    promise: 'Revisa el motivo en «Mi torneo» o en tu enlace privado',
    states: [STATES.rejected],
    found: text(/^Faltan datos\.$/),
  },
  {
    promise: 'si después cambian las reglas de tu torneo, lo lees en «Mi torneo».',
    states: [STATES.changed],
    found: link('Lee las reglas de ahora'),
  },
  {
    promise: 'en las horas que dice la página del torneo y con un toque en «Mi torneo».',
    states: [STATES.pending],
    found: button('CONFIRMO'),
  },
  { promise: 'Confirmas con un toque en «Mi torneo».', states: [STATES.pending], found: button('CONFIRMO') },
  {
    promise: 'el enlace de «Mi torneo», que muestra el lugar de tu equipo y con el que se confirma',
    states: [STATES.pending],
    found: button('CONFIRMO'),
  },
  {
    promise: 'El ID, la contraseña y tu casilla aparecen en «Mi torneo»',
    states: [STATES.called],
    found: text(/^La sala abre /),
  },
  {
    promise: 'desde que abre la confirmación de la partida, hay que decir en «Mi torneo» que se está listo.',
    states: [STATES.waits],
    found: button('ESTOY LISTO'),
  },
  {
    promise: 'tampoco puede quien no tocó «Estoy listo» en «Mi torneo».',
    states: [STATES.waits],
    found: button('ESTOY LISTO'),
  },
  {
    promise: 'Tu amigo abre «Mi torneo», toca «Ver mis datos o retirarme»',
    states: [STATES.pending, STATES.called, STATES.waits],
    found: link('Ver mis datos o retirarme'),
  },
  {
    promise: 'Puedes borrarlos cuando quieras desde tu enlace privado',
    states: Object.values(STATES),
    found: link(/^Ver mis datos/),
  },
];

/** These parts of sentences promise no right, so no entry of `RIGHTS` tests them. */
const TOLD = [
  'El horario y la sala de tu torneo están en «Mi torneo».',
  'Los datos de tu sala están en «Mi torneo».',
  'búscala en «Mi torneo» desde el mismo dispositivo',
  'los tuyos están en «Mi torneo»',
  'está en «Mi torneo», en la barra de arriba',
  'La organización puede enviarte el enlace de «Mi torneo», donde ves cómo vas.',
  'tus avisos están en «Mi torneo»',
  'Si activas los avisos en «Mi torneo»',
];

const site = siteFrom(DEFAULT_SITE);
const textsOf = (part: unknown): string[] => {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : [];
};
const TEXTS = [
  ...textsOf(termsSections(site)),
  ...[...joiningQuestions, ...playingQuestions, ...siteQuestions(site)].flatMap(({ answer }) => answer),
];

const report = { kind: 'kills', against: null, text: '', pictures: [], sentAt: at(-HOUR_MS) };
const decided = {
  stage: 1,
  stageName: 'Final',
  match: 'a-1',
  number: 1,
  isExtra: false,
  map: '',
  rivals: [],
  protest: { ...report, state: 'dismissed', reason: 'Vimos el video.', decidedAt: at(-1) },
};
const own = {
  ...ticket,
  tournamentName: 'Copa',
  timeZone: 'America/Bogota',
  fullName: 'Ana Paz',
  freeFireId: '123456789',
  slot: 1,
  role: 'captain',
  status: 'rejected',
  place: 'released',
  reason: 'Faltan datos.',
  createdAt: at(-HOUR_MS),
  ticketId: ID,
};

describe('a right that terms or questions promise', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    vi.stubGlobal('fetch', async (url: string) => {
      if (!url.startsWith('/api/')) throw new TypeError('Failed to fetch');
      const data = url.includes('protests') ? { matches: [decided], about: [] } : own;
      return Response.json({ success: true, data });
    });
  });
  afterEach(() => takeConsole('warn'));

  it.each(
    RIGHTS.flatMap(({ promise, states, found }) =>
      states.map((state) => [promise, state.state, state, found] as const),
    ),
  )('«%s» can be used: %s', async (promise, _, state: State, found) => {
    expect(TEXTS.some((each) => each.includes(promise))).toBe(true);
    const known = {
      asOf: NOW,
      ticket: state.ticket,
      tournament: { ...tournament, ...state.tournament },
      table: state.table === undefined ? null : { ...TABLE, ...state.table },
    };
    localStorage.setItem(storageKeys.tickets, JSON.stringify([known]));
    const unit = { ticketId: ID, isCaptain: true };
    const registration = {
      code: CODE,
      tournamentId: 'copa',
      tournamentName: 'Copa',
      fullName: 'Ana',
      registeredAt: NOW,
      unit,
    };
    localStorage.setItem(storageKeys.registrations, JSON.stringify([registration]));
    openPage(
      <Routes>
        <Route path="/mi/:ticketId" element={<TicketRoute />} />
      </Routes>,
      `/mi/${ID}`,
    );
    expect(await found()).toBeDefined();
  });

  it('has a row for each mention of Mi torneo', () => {
    const sentences = TEXTS.flatMap((each) => each.split(/(?<=[.!?:;]) /)).filter((each) =>
      each.includes('«Mi torneo»'),
    );
    expect(sentences.length).toBeGreaterThan(10);
    const known = [...RIGHTS.map(({ promise }) => promise), ...TOLD];
    const isKnown = (each: string) =>
      known.some((promise) => each.includes(promise) || promise.includes(each));
    expect(sentences.filter((each) => !isKnown(each))).toEqual([]);
    expect(TOLD.filter((each) => !TEXTS.some((told) => told.includes(each)))).toEqual([]);
  });
});
