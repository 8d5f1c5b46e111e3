import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { NO_CONFIRMATIONS } from '../../registrations/confirmation.ts';
import { TournamentSchema } from '../../tournaments/tournament.ts';
import { PushSchema } from '../push.ts';
import { pushWords } from './push.ts';

const tournament = z.parse(TournamentSchema, {
  id: 'copa',
  name: 'Copa',
  date: null,
  maxPlayers: 8,
  status: 'published',
});
const unit = {
  place: 'held' as const,
  confirmations: NO_CONFIRMATIONS,
  placedAt: null,
  confirmBy: null,
  lobby: null,
  rooms: [],
  members: [],
};

const NOW = new Date('2026-12-01T20:00:00Z');
const ASKED = {
  ...tournament,
  windows: [
    {
      kind: 'entry' as const,
      opensAt: NOW,
      closesAt: new Date('2026-12-01T20:15:00Z'),
      onMissing: 'release' as const,
    },
  ],
};
const HELD = {
  ...unit,
  rooms: [{ id: '1-1', match: 1, openAt: NOW, seat: 1, lobby: null }],
  results: { 1: 'out' },
  unit: { name: '', tag: '', size: 1 },
  members: [{ state: 'accepted' as const, ageBand: 'minor' as const }],
};
const KINDS = PushSchema.shape.kind.options;

describe('the words of a notice', () => {
  it.each([
    ['promoted', '', '¡Tienes cupo!', 'place'],
    ['opening', 'entry', 'Confirma que vas a jugar', 'entry'],
    ['closing', 'entry', 'Quedan 15 minutos para confirmar', 'entry'],
    ['consent', '', 'Falta el permiso de un adulto', 'consent'],
    ['room', '1-1', 'La sala ya está abierta', 'room-1'],
    ['result', '1', 'Terminó la fase', 'stage-1'],
    ['protest', '1-a-2', 'Protesta resuelta', 'protest-1-a-2'],
  ] as const)('of the kind %s are its own', (kind, about, title, tag) => {
    expect(KINDS).toContain(kind);
    expect(pushWords({ kind, about }, HELD, ASKED, NOW)).toMatchObject({ title, tag: `copa-${tag}` });
  });

  it('speak of minutes for no other kind', () => {
    const titles = KINDS.filter((kind) => kind !== 'closing').map(
      (kind) => pushWords({ kind, about: 'entry' }, HELD, ASKED, NOW)?.title ?? '',
    );
    expect(titles).toHaveLength(KINDS.length - 1);
    expect(titles.filter((title) => title.includes('minuto'))).toEqual([]);
  });
});

it.each([
  ['passed', '¡Clasificaste!', '¡Tu equipo clasificó!'],
  ['out', 'Terminó la fase', 'Terminó la fase'],
  ['1', '¡Eres campeón!', '¡Tu equipo es campeón!'],
  ['3', 'Quedaste 3.º', 'Tu equipo quedó 3.º'],
])('a phone reads of a result %s in the words for one player or for a team', (result, alone, team) => {
  const titleOf = (size: number) =>
    pushWords(
      { kind: 'result', about: '2' },
      { ...unit, results: { 1: 'passed', 2: result }, unit: { name: 'Los Secretos', tag: 'S', size } },
      tournament,
      new Date(),
    );
  expect([titleOf(1)?.title, titleOf(4)?.title]).toEqual([alone, team]);
  expect(JSON.stringify(titleOf(4))).not.toContain('Secretos');
});
