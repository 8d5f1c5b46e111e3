import { expect, it } from 'vitest';
import { podiumText } from './podium-text.ts';

const result = (rank: number, player: string, points: number | null) => ({
  rank,
  player,
  points,
  prize: '',
  deliveredAt: null,
  unit: null,
});

it('shares the podium in its order, each rank in a line, before the link of the table', () => {
  const results = [result(2, 'Lobos', 1), result(1, 'Fénix', 44), result(4, 'Rayo', null)];
  const podium = { name: 'Copa de Noviembre', results };
  expect(podiumText(podium, 'Todavía es provisional.').split('\n')[1]).toBe('Todavía es provisional.');
  expect(podiumText(podium, '').split('\n')).toEqual([
    '*Copa de Noviembre: así quedó el podio*',
    '🥇 1.º Fénix: 44 puntos',
    '🥈 2.º Lobos: 1 punto',
    '4.º Rayo',
    '¡Gracias por jugar! La tabla completa:',
  ]);
});
