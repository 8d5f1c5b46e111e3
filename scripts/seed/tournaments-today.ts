import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { defaultWindows } from '@copa/domain/tournaments/places/window-plan';
import { quarterAfter, soonAfter } from './believable-times.ts';
import { dataOf, MEXICO, type TournamentSeed } from './tournament-seed.ts';

export function todaySeeds(now: Date): Readonly<Record<string, TournamentSeed>> {
  const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  const before = (date: Date, minutes: number) => new Date(date.getTime() - minutes * MINUTE_MS);
  const tonight = soonAfter(at(8 * 60), MEXICO);
  const soon = quarterAfter(at(40));
  const next = quarterAfter(at(15));
  return {
    'copa-constelacion': {
      publishedDaysAgo: 5,
      units: { approved: 14, pending: 2, rejected: 1 },
      day: { missingOneOf: { entry: 3 } },
      data: dataOf({
        name: 'Copa Constelación',
        description:
          'Se juega dentro de unas horas. Si ya tienes tu cupo, confirma tu asistencia desde «Mi torneo».',
        date: tonight,
        windows: [...defaultWindows(tonight)],
        waitlist: { max: 12 },
        maxPlayers: 20,
        prizePool: '1er: $20 USD, 2do: $10 USD, 3er: $5 USD',
      }),
    },
    'duos-del-volcan': {
      publishedDaysAgo: 5,
      units: { approved: 17, rejected: 1 },
      day: { missingOneOf: { match: 4 }, readyOneOf: 2 },
      data: dataOf({
        name: 'Dúos del Volcán',
        description:
          'Doce dúos en un solo lobby. Los cupos de quienes no confirmen pasan a la lista de espera.',
        date: soon,
        windows: [...defaultWindows(soon)],
        waitlist: { max: 12 },
        maxPlayers: 12,
        mapSelection: 'Purgatorio',
        modality: 'duo',
        prizePool: '1er: 1,000 diamantes, 2do: 500 diamantes, 3er: Pase de batalla',
      }),
    },
    'ultima-zona': {
      publishedDaysAgo: 4,
      units: { approved: 12 },
      day: { room: { roomId: '48213907', password: 'fenix24', openAt: at(2) } },
      data: dataOf({
        name: 'Última Zona',
        description:
          'Todos confirmaron. La sala se abre en «Mi torneo» y la primera partida empieza enseguida.',
        date: next,
        endDate: new Date(next.getTime() + 2 * HOUR_MS),
        windows: [
          { kind: 'entry', opensAt: before(next, 24 * 60), closesAt: before(next, 3 * 60) },
          { kind: 'match', opensAt: before(next, 90), closesAt: before(next, 45) },
        ],
        maxPlayers: 12,
        mapSelection: 'Kalahari',
        prizePool: '1er: $15 USD, 2do: $10 USD, 3er: $5 USD',
      }),
    },
  };
}
