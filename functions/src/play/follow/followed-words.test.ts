import { expect, it } from 'vitest';
import { podiumPush, tablePush } from '../words.ts';

it.each([
  ['squad', 'El equipo que sigues'],
  ['solo', 'El jugador que sigues'],
] as const)('a follower hears of a team or a player, in a tournament of %s', (modality, who) => {
  const tournament = { name: 'Copa', modality };
  const row = { rank: 2, points: 10 };
  expect(tablePush(tournament, 'Fase final', row).body).toBe(
    `${who} va 2.º con 10 puntos en «Copa» (Fase final).`,
  );
  expect(podiumPush(tournament, 1).body).toBe(`${who} quedó 1.º en «Copa». Mira el podio.`);
});
