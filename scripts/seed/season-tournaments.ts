import { onDay } from './believable-times.ts';
import { castOfFinal, castOfWeek } from './season-cast.ts';
import { dataOf, MEXICO, type TournamentSeed } from './tournament-seed.ts';

export const SEASON_ID = 'temporada-de-la-liga';
export const SEASON_NAME = 'Temporada de la Liga Fénix';

const WEEK = 7;
const PLAYED_WEEKS = 5;
const NEXT_WEEK_IN_DAYS = 4;
const FINAL_IN_DAYS = 18;
const HOUR = 20;
const FINALISTS = 16;

const dayOfWeek = (week: number) => NEXT_WEEK_IN_DAYS - (PLAYED_WEEKS + 1 - week) * WEEK;
const idOfWeek = (week: number) => `liga-fenix-${week}`;

export function seasonSeeds(now: Date): Readonly<Record<string, TournamentSeed>> {
  const day = (days: number) => onDay(now, days, HOUR, MEXICO);
  const season = { id: SEASON_ID, name: SEASON_NAME };
  const weekly = (week: number, description: string) =>
    dataOf({
      name: `Liga Fénix #${week}`,
      description,
      date: day(dayOfWeek(week)),
      maxPlayers: 36,
      prizePool: '1er: $20 USD, 2do: $10 USD, 3er: $5 USD',
    });
  const played = Array.from({ length: PLAYED_WEEKS }, (_, index): readonly [string, TournamentSeed] => {
    const week = index + 1;
    const cast = castOfWeek(week);
    return [
      idOfWeek(week),
      {
        publishedDaysAgo: 6 - dayOfWeek(week),
        units: { approved: cast.length },
        cast,
        stored: { season },
        play: { stages: [{ name: 'Final', lobbySize: 48, finish: { kind: 'matches', matches: 3 } }] },
        data: weekly(week, 'Una noche de la liga: tres partidas, y cada puesto suma en la temporada.'),
      },
    ];
  });
  const next = PLAYED_WEEKS + 1;
  const coming = castOfWeek(next).slice(0, 9);
  const finalists = castOfFinal(next);
  return {
    ...Object.fromEntries(played),
    [idOfWeek(next)]: {
      publishedDaysAgo: 2,
      units: { approved: 6, pending: 3 },
      cast: coming,
      stored: { season },
      data: {
        ...weekly(next, 'La sexta noche de la liga. Todavía puedes subir en la temporada.'),
        weekly: true,
      },
    },
    'gran-final-de-la-liga': {
      publishedDaysAgo: 1,
      units: { approved: 2, pending: 2 },
      cast: finalists,
      data: dataOf({
        name: 'Gran Final de la Liga',
        description: 'Los mejores de la temporada, por el título. Primero se inscriben ellos.',
        date: day(FINAL_IN_DAYS),
        maxPlayers: FINALISTS,
        waitlist: { max: 12 },
        prizePool: '1er: $150 USD, 2do: $80 USD, 3er: $40 USD',
        reserved: {
          seasonId: SEASON_ID,
          steps: [
            { first: FINALISTS, endsAt: day(FINAL_IN_DAYS - 4) },
            { first: 2 * FINALISTS, endsAt: day(FINAL_IN_DAYS - 2) },
          ],
        },
      }),
    },
  };
}
