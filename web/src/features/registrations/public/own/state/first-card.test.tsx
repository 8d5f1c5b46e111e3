import { REGISTRATION_STATUS } from '@copa/domain/registrations/places/unit-day';
import { readFrom } from '@copa/domain/time/reader.fixture';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FirstCardPlace } from '../../../../../components/skeleton.tsx';
import { OwnCards } from './first-card.tsx';
import { drawOwnCard } from './first-card-script.ts';
import { ownState, type Stateful } from './own-state.ts';
import { OwnStateCard, Since } from './own-state-card.tsx';

const accepted = {
  slot: 1,
  role: 'captain',
  state: 'accepted',
  name: 'AnaFNX',
  needsConsent: false,
} as const;
const answer: Stateful = {
  status: 'approved',
  place: 'held',
  releasedBy: null,
  leftFrom: null,
  members: [accepted],
  tournamentDate: null,
  endDate: null,
  endedAt: null,
  waitlistEndsAt: null,
  cancelledAt: null,
  decidedAt: new Date('2026-11-20T12:30:00Z'),
};
const minor = { ...accepted, needsConsent: true };
const invited = { ...accepted, slot: 2, role: 'player' as const, state: 'invited' as const, name: '' };

async function draw(data: object | null) {
  document.body.innerHTML = renderToStaticMarkup(
    <FirstCardPlace templates={<OwnCards />}>
      <p>cargando</p>
    </FirstCardPlace>,
  );
  globalThis.earlyBodies = [Promise.resolve(data === null ? null : { success: true, data })];
  await drawOwnCard();
  return document.querySelector('#first-card')?.innerHTML.replaceAll('&nbsp;', '\u00A0');
}

beforeEach(() => {
  readFrom('America/Bogota');
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') });
});
afterEach(() => {
  globalThis.earlyBodies = undefined;
  globalThis.firstCard = undefined;
});

it.each([
  answer,
  { ...answer, status: 'pending' },
  { ...answer, status: 'pending', leftFrom: 'approved' },
  { ...answer, status: 'rejected' },
  { ...answer, place: 'waiting' },
  { ...answer, place: 'waiting', waitlistEndsAt: new Date('2026-11-20T14:00:00Z') },
  { ...answer, place: 'released', releasedBy: 'entry' },
  { ...answer, place: 'released', releasedBy: 'incomplete', members: [accepted, invited] },
  { ...answer, status: 'pending', members: [accepted, invited] },
  { ...answer, status: 'pending', members: [minor] },
  { ...answer, cancelledAt: new Date() },
  { ...answer, tournamentDate: new Date('2026-11-20T14:00:00Z'), endedAt: new Date('2026-11-20T14:30:00Z') },
  { ...answer, status: 'pending', tournamentDate: new Date('2026-11-20T14:00:00Z') },
] satisfies Stateful[])(
  'the first card of an own registration is what React shows: $status, $place',
  async (state) => {
    const { since, ...card } = ownState(state, new Date());
    const isDecided = state.place === 'held';
    expect(since).toBe(isDecided ? 'desde hoy, 7:30\u00A0a.\u00A0m.' : '');
    const shown = renderToStaticMarkup(
      <OwnStateCard tournament="Copa Prueba" {...card} since={isDecided && <Since>{since}</Since>} />,
    );
    expect(await draw({ ...state, tournamentName: 'Copa Prueba' })).toBe(`<div>${shown}</div>`);
  },
);

const LOST =
  'No llegó la confirmación a tiempo y el cupo se liberó. Escribe a la organización: si queda un cupo libre, puede dártelo.';
it.each([
  ['entry', [accepted, invited], LOST],
  ['match', [accepted], LOST],
  ['incomplete', [accepted], 'El plazo para completar el equipo terminó y el cupo se liberó.'],
] as const)(
  'a place that was lost says why, whoever joined or left the team since: %s',
  (releasedBy, members, said) => {
    const unit: Stateful = { ...answer, place: 'released', releasedBy, members: [...members] };
    expect(ownState(unit, new Date()).explanation).toBe(said);
  },
);

it('sends nobody to the organisers for a place of a tournament that is over', () => {
  const ended = {
    tournamentDate: new Date('2026-11-20T13:00:00Z'),
    endedAt: new Date('2026-11-20T14:00:00Z'),
  };
  const unit: Stateful = { ...answer, ...ended, place: 'released', releasedBy: 'match' };
  expect(ownState(unit, new Date()).explanation).toBe(
    'No llegó la confirmación a tiempo y el cupo se liberó.',
  );
});

it('names no time without a decision', async () => {
  const html = await draw({ ...answer, tournamentName: 'Copa Prueba', status: 'pending', decidedAt: null });
  expect(html).toContain(REGISTRATION_STATUS.pending.label);
  expect(html).not.toContain('desde');
});

it('leaves a refusal and the answer of an older API to React', async () => {
  expect(await draw(null)).toContain('cargando');
  expect(await draw({ ...answer, decidedAt: null })).toContain('cargando');
});

it.each([
  ['pending', 'warning'],
  ['approved', 'success'],
  ['rejected', 'danger'],
] as const)('%s has the colour of its status', (status, tone) => {
  expect(ownState({ ...answer, status }, new Date())).toMatchObject({
    tone,
    label: REGISTRATION_STATUS[status].label,
  });
});
