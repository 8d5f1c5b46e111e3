import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { TournamentSchema } from '../tournaments/tournament.ts';
import { NO_CONFIRMATIONS } from './confirmation.ts';
import { pushWords } from './push-words.ts';

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
};

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
