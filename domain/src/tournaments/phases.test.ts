import { expect, it } from 'vitest';
import { CANCELLED_SHOWN_MS, DAY_MS, DEFAULT_PLAY_MS, HOUR_MS } from '../limits.ts';
import { after, before, START, tournament } from './state.fixture.ts';
import {
  cardButton,
  cardLabel,
  detailState,
  isInPlay,
  isOver,
  leftToDecide,
  phase,
  registrationRefusal,
  TOURNAMENT_PHASES,
} from './state.ts';

const DEADLINE = before(START, HOUR_MS);
const END = after(START, DEFAULT_PLAY_MS);
const closing = { registrationDeadline: DEADLINE };
const lasting = { endDate: after(START, HOUR_MS) };
const formless = { linkedFormId: null };
const full = { currentPlayers: 10 };
const undated = { date: null };
const cancelled = { cancelledAt: DEADLINE };
const OUT = after(DEADLINE, CANCELLED_SHOWN_MS);

const TABLE = [
  [
    'full with room in the queue',
    { currentPlayers: 10, waitlist: { max: 5, mode: 'auto', endsAt: null }, waitingPlayers: 4 },
    before(START, 2 * DAY_MS),
    'waiting',
    'Lista de Espera',
    'waiting',
    'listed',
  ],
  [
    'full with a queue that is full too',
    { currentPlayers: 10, waitlist: { max: 5, mode: 'auto', endsAt: null }, waitingPlayers: 5 },
    before(START, 2 * DAY_MS),
    'full',
    'Torneo Completo',
    'full',
    'listed',
  ],
  [
    'with a place that an organiser has not given yet',
    { waitlist: { max: 5, mode: 'manual', endsAt: null }, waitingPlayers: 1 },
    before(START, 2 * DAY_MS),
    'waiting',
    'Lista de Espera',
    'waiting',
    'listed',
  ],
  [
    'with a free place, and a queue by hand in which nobody waits',
    { waitlist: { max: 5, mode: 'manual', endsAt: null } },
    before(START, 2 * DAY_MS),
    'open',
    'Inscripciones Abiertas',
    'open',
    'listed',
  ],
  [
    'with a free place, although somebody waits in a queue that moves by itself',
    { waitlist: { max: 5, mode: 'auto', endsAt: null }, waitingPlayers: 1 },
    before(START, 2 * DAY_MS),
    'open',
    'Inscripciones Abiertas',
    'open',
    'listed',
  ],
  [
    'with a queue that has ended',
    { currentPlayers: 10, waitlist: { max: 5, mode: 'auto', endsAt: before(START, DAY_MS) } },
    before(START, DAY_MS - 1),
    'full',
    'Torneo Completo',
    'full',
    'listed',
  ],
  ['days before', {}, before(START, 2 * DAY_MS), 'open', 'Inscripciones Abiertas', 'open', 'listed'],
  ['just before', {}, before(START, 1), 'open', 'Iniciando Pronto', 'open', 'listed'],
  ['just before its start', {}, before(START, 1), 'open', 'Iniciando Pronto', 'open', 'listed'],
  ['at its start', {}, START, 'in_play', 'Iniciando Pronto', 'closed', 'playing'],
  ['at the end of the usual length', {}, END, 'in_play', 'Iniciando Pronto', 'closed', 'playing'],
  ['past the usual length', {}, after(END, 1), 'completed', 'Iniciando Pronto', 'closed', 'over'],
  ['at its end date', lasting, lasting.endDate, 'in_play', 'Iniciando Pronto', 'closed', 'playing'],
  [
    'past its end date',
    lasting,
    after(lasting.endDate, 1),
    'completed',
    'Iniciando Pronto',
    'closed',
    'over',
  ],
  ['at the deadline', closing, DEADLINE, 'open', 'Iniciando Pronto', 'open', 'listed'],
  [
    'past the deadline',
    closing,
    after(DEADLINE, 1),
    'registration_closed',
    'Iniciando Pronto',
    'closed',
    'listed',
  ],
  ['full', full, before(START, 2 * DAY_MS), 'full', 'Torneo Completo', 'full', 'listed'],
  [
    'full and closed',
    { ...full, ...closing },
    after(DEADLINE, 1),
    'registration_closed',
    'Torneo Completo',
    'full',
    'listed',
  ],
  ['full and played', full, after(START, 1), 'in_play', 'Torneo Completo', 'full', 'playing'],
  ['without a form', formless, before(START, 2 * DAY_MS), 'not_open', 'Próximamente', 'soon', 'listed'],
  ['without a form, soon', formless, before(START, 1), 'not_open', 'Iniciando Pronto', 'soon', 'listed'],
  ['without a form, played', formless, after(START, 1), 'in_play', 'Iniciando Pronto', 'closed', 'playing'],
  [
    'without a form, full',
    { ...formless, ...full },
    before(START, 1),
    'full',
    'Torneo Completo',
    'full',
    'listed',
  ],
  ['without a date', undated, END, 'open', 'Inscripciones Abiertas', 'open', 'listed'],
  [
    'without a date, closed',
    { ...undated, ...closing },
    END,
    'registration_closed',
    'Inscripciones Cerradas',
    'closed',
    'listed',
  ],
  [
    'without a date or a form',
    { ...undated, ...formless },
    END,
    'not_open',
    'Próximamente',
    'soon',
    'listed',
  ],
  ['without a date, full', { ...undated, ...full }, END, 'full', 'Torneo Completo', 'full', 'listed'],
  ['cancelled', cancelled, DEADLINE, 'cancelled', 'Cancelado', 'cancelled', 'listed'],
  [
    'cancelled and full',
    { ...cancelled, ...full },
    DEADLINE,
    'cancelled',
    'Cancelado',
    'cancelled',
    'listed',
  ],
  ['cancelled, when it would be played', cancelled, END, 'cancelled', 'Cancelado', 'cancelled', 'listed'],
  [
    'cancelled, when it would be over',
    cancelled,
    after(END, 1),
    'cancelled',
    'Cancelado',
    'cancelled',
    'over',
  ],
  [
    'cancelled without a date',
    { ...cancelled, ...undated },
    OUT,
    'cancelled',
    'Cancelado',
    'cancelled',
    'listed',
  ],
  [
    'cancelled without a date, long ago',
    { ...cancelled, ...undated },
    after(OUT, 1),
    'cancelled',
    'Cancelado',
    'cancelled',
    'over',
  ],
] as const;

const BUTTONS = {
  open: { text: 'INSCRIBIRSE AL TORNEO', enabled: true },
  waiting: { text: 'ENTRAR EN LISTA DE ESPERA', enabled: true },
  full: { text: 'TORNEO COMPLETO', enabled: false },
  closed: { text: 'INSCRIPCIONES CERRADAS', enabled: false },
  soon: { text: 'PRÓXIMAMENTE', enabled: false },
  cancelled: { text: 'TORNEO CANCELADO', enabled: false },
};

it.each(TABLE)('a tournament %s', (_, changes, now, phased, label, detail, place) => {
  const current = tournament(changes);
  expect({
    phase: phase(current, now),
    label: cardLabel(current, now),
    button: cardButton(current, now),
    detail: detailState(current, now),
    isInPlay: isInPlay(current, now),
    isOver: isOver(current, now),
    leftToDecide: leftToDecide({ ...current, registrations: { pending: 5, blocked: 2 } }, now),
  }).toEqual({
    phase: phased,
    label,
    button: BUTTONS[detail],
    detail,
    isInPlay: place === 'playing',
    isOver: place === 'over',
    leftToDecide: phased === 'completed' || phased === 'cancelled' ? 0 : 3,
  });
  expect(registrationRefusal(current, now) === null).toBe(BUTTONS[detail].enabled);
});

it('has every phase in the table', () => {
  expect(new Set(TABLE.map(([, , , phased]) => phased))).toEqual(new Set(TOURNAMENT_PHASES));
});
