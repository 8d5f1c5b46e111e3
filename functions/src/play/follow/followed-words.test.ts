import { expect, it } from 'vitest';
import { podiumPush, tablePush } from '../words.ts';

it.each([
  [true, 'El equipo que sigues'],
  [false, 'El jugador que sigues'],
])('a follower hears of a team or a player, in a tournament of teams: %s', (isTeam, who) => {
  const row = { rank: 2, points: 10 };
  expect(tablePush('Copa', 'Fase final', row, isTeam).body).toBe(
    `${who} va 2.º con 10 puntos en «Copa» (Fase final).`,
  );
  expect(podiumPush('Copa', 1, isTeam).body).toBe(`${who} quedó 1.º en «Copa». Mira el podio.`);
});
