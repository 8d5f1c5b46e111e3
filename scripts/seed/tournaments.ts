import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { onDay, shortlyBefore, soonAfter } from './believable-times.ts';
import { seasonSeeds } from './season-tournaments.ts';
import { base, dataOf, MEXICO, type TournamentSeed } from './tournament-seed.ts';
import { todaySeeds } from './tournaments-today.ts';

const ELIMINATION = 'eliminacion_directa';

const BOGOTA = 'America/Bogota';
const LIMA = 'America/Lima';
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';

type Seeds = Readonly<Record<string, TournamentSeed>>;

export function tournamentSeeds(now: Date): Seeds {
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const day: Day = (days, hour, timeZone = MEXICO) => onDay(now, days, hour, timeZone);
  return {
    ...mexicanSeeds(day),
    ...seedsOfOtherZones(at, day),
    ...todaySeeds(now),
    ...specialSeeds(at, day),
    ...pastSeeds(day),
    ...seasonSeeds(now),
    ...unpublishedSeeds(at, day),
  };
}

type At = (milliseconds: number) => Date;
type Day = (days: number, hour: number, timeZone?: string) => Date;

function mexicanSeeds(day: Day): Seeds {
  return {
    'copa-ascenso': {
      publishedDaysAgo: 6,
      units: { approved: 14, pending: 9, rejected: 2 },
      data: dataOf({
        name: 'Copa Ascenso',
        description:
          'La copa para quienes quieren dar el salto. Todo se decide en una sola noche, y la comunidad transmite cada partida en vivo.',
        date: day(9, 20),
        endDate: day(9, 24),
        registrationDeadline: day(8, 22),
        maxPlayers: 48,
        format: ELIMINATION,
        prizePool: '1er: $50 USD, 2do: $30 USD, 3er: $20 USD',
      }),
    },
    'duelo-de-alas': {
      publishedDaysAgo: 8,
      units: { approved: 18, pending: 3, rejected: 1, incomplete: 2, released: 1 },
      data: dataOf({
        name: 'Duelo de Alas',
        description:
          'Torneo en dúo: inscribe tu equipo, pásale la invitación a tu pareja y compitan juntos. Queda un solo lugar.',
        date: day(5, 19),
        registrationDeadline: day(4, 22),
        maxPlayers: 24,
        mapSelection: 'Kalahari',
        modality: 'duo',
        prizePool: '1er: 2,000 diamantes, 2do: 1,000 diamantes, 3er: TBD',
      }),
    },
    'batalla-de-escuadras': {
      publishedDaysAgo: 7,
      units: { approved: 5, pending: 2, rejected: 1, incomplete: 2, released: 1 },
      data: dataOf({
        name: 'Batalla de Escuadras',
        description:
          'Doce escuadras de cuatro, con un suplente si quieren. El capitán inscribe al equipo y cada uno acepta su invitación.',
        date: day(7, 20),
        endDate: day(7, 23),
        registrationDeadline: day(6, 22),
        maxPlayers: 12,
        modality: 'squad',
        substitutes: 1,
        prizePool: '1er: $80 USD, 2do: $40 USD, 3er: 4 pases de batalla',
      }),
    },
    'noche-de-brasas': {
      publishedDaysAgo: 10,
      units: { approved: 12, rejected: 3 },
      data: dataOf({
        name: 'Noche de Brasas',
        description: 'Doce jugadores, una noche. Los cupos se fueron en una hora.',
        date: day(3, 21),
        maxPlayers: 12,
        mapSelection: 'Purgatorio',
        format: ELIMINATION,
        prizePool: '1er: $25 USD, 2do: $10 USD, 3er: Pase de batalla',
      }),
    },
  };
}

function seedsOfOtherZones(at: At, day: Day): Seeds {
  return {
    'copa-relampago': {
      publishedDaysAgo: 4,
      units: { approved: 15, pending: 6, behind: 1 },
      data: dataOf({
        name: 'Copa Relámpago',
        description: 'Partidas cortas y final el mismo día. Empieza en menos de 24 horas.',
        date: soonAfter(at(5 * HOUR_MS), BOGOTA),
        maxPlayers: 21,
        waitlist: { max: 20 },
        format: ELIMINATION,
        prizePool: '1er: $20 USD, 2do: $10 USD, 3er: $5 USD',
        timeZone: BOGOTA,
      }),
    },
    'liga-ceniza': {
      publishedDaysAgo: 14,
      units: { approved: 20, rejected: 2 },
      data: dataOf({
        name: 'Liga Ceniza',
        description: 'Las inscripciones ya cerraron; la liga empieza pasado mañana.',
        date: day(2, 20, LIMA),
        registrationDeadline: shortlyBefore(at(-6 * HOUR_MS), LIMA),
        maxPlayers: 40,
        mapSelection: 'Alpes',
        prizePool: '1er: $40 USD, 2do: $20 USD, 3er: $10 USD',
        timeZone: LIMA,
      }),
    },
    'premium-renacer': {
      publishedDaysAgo: 2,
      units: { approved: 4, pending: 2, incomplete: 1 },
      stored: { formerDate: day(8, 18, BUENOS_AIRES) },
      data: dataOf({
        name: 'Premium Renacer',
        description: 'Edición especial en dúo: la entrada es gratis, y el podio se reparte $150 USD.',
        date: day(15, 18, BUENOS_AIRES),
        registrationDeadline: day(13, 22, BUENOS_AIRES),
        maxPlayers: 60,
        mapSelection: 'Kalahari',
        modality: 'duo',
        substitutes: 1,
        format: ELIMINATION,
        prizePool: '1er: $90 USD, 2do: $40 USD, 3er: $20 USD',
        timeZone: BUENOS_AIRES,
      }),
    },
  };
}

function specialSeeds(at: At, day: Day): Seeds {
  return {
    'maraton-en-vivo': {
      publishedDaysAgo: 5,
      units: { approved: 16, rejected: 1 },
      play: {
        stages: [{ name: 'Final', lobbySize: 24, finish: { kind: 'matches', matches: 4 } }],
        published: 1,
        noted: 5,
        protest: { kind: 'placement', text: 'La tabla me pone segundo, pero caí después.' },
      },
      data: dataOf({
        name: 'Maratón en Vivo',
        description: 'Se está jugando ahora mismo. La tabla cambia con cada partida.',
        date: shortlyBefore(at(-HOUR_MS), MEXICO),
        endDate: soonAfter(at(2 * HOUR_MS), MEXICO),
        maxPlayers: 24,
        format: ELIMINATION,
        prizePool: '1er: $20 USD, 2do: $10 USD, 3er: $5 USD',
      }),
    },
    'copa-cancelada': {
      publishedDaysAgo: 9,
      units: { approved: 6, pending: 2 },
      stored: {
        cancelledAt: at(-20 * HOUR_MS),
        cancelReason: 'No llegamos al mínimo de jugadores. Los inscritos tienen lugar en la Copa Ascenso.',
      },
      data: dataOf({
        name: 'Copa del Barrio',
        description: 'Una copa corta entre vecinos.',
        date: day(6, 19),
        maxPlayers: 30,
        mapSelection: 'Kalahari',
        format: ELIMINATION,
        prizePool: '1er: $15 USD, 2do: TBD, 3er: TBD',
      }),
    },
    'clasico-sin-fecha': {
      publishedDaysAgo: 3,
      units: { approved: 3, pending: 2, minors: 1 },
      data: dataOf({
        name: 'Clásico de Leyendas',
        description: 'Ya puedes apartar tu cupo; la fecha la elegimos entre todos en el grupo.',
        date: null,
        maxPlayers: 48,
        prizePool: '1er: $30 USD, 2do: $15 USD, 3er: $10 USD',
      }),
    },
    'gran-fenix': {
      publishedDaysAgo: 1,
      units: {},
      data: dataOf({
        name: 'Gran Fénix de Verano',
        description: 'El torneo más grande del año. Muy pronto abrimos las inscripciones.',
        date: day(40, 17),
        maxPlayers: 100,
        format: ELIMINATION,
        prizePool: '1er: TBD, 2do: TBD, 3er: TBD',
        linkedFormId: null,
      }),
    },
  };
}

function pastSeeds(day: Day): Seeds {
  return {
    'copa-origen': {
      publishedDaysAgo: 45,
      units: { approved: 36, rejected: 4 },
      data: dataOf({
        name: 'Copa Origen',
        description: 'La primera copa de la temporada.',
        date: day(-30, 17),
        endDate: day(-30, 22),
        maxPlayers: 36,
        format: ELIMINATION,
        prizePool: '1er: $50 USD, 2do: $30 USD, 3er: $20 USD',
        results: [
          { rank: 1, player: 'LunaRoja', prize: '$50 USD', points: 78, deliveredAt: day(-29, 12) },
          { rank: 2, player: 'ElTigre07', prize: '$30 USD', points: 71, deliveredAt: day(-29, 12) },
          { rank: 3, player: 'NocheFría', prize: '$20 USD', points: 66, deliveredAt: day(-28, 17) },
        ],
      }),
    },
    'duos-del-amanecer': {
      publishedDaysAgo: 30,
      units: { approved: 22, rejected: 1 },
      play: {
        stages: [
          {
            name: 'Clasificatoria',
            lobbySize: 12,
            finish: { kind: 'matches', matches: 3 },
            advance: { perLobby: 5, byTable: 2 },
          },
          { name: 'Gran final', lobbySize: 12, finish: { kind: 'champion-rush', threshold: 60, matches: 8 } },
        ],
      },
      data: dataOf({
        name: 'Dúos del Amanecer',
        description: 'Torneo en dúo de la temporada pasada.',
        date: day(-12, 18),
        maxPlayers: 24,
        mapSelection: 'Purgatorio',
        modality: 'duo',
        prizePool: '1er: 2,000 diamantes, 2do: 1,000 diamantes, 3er: 500 diamantes',
      }),
    },
  };
}

function unpublishedSeeds(at: At, day: Day): Seeds {
  return {
    'sorpresa-de-medianoche': {
      publishedDaysAgo: null,
      units: {},
      data: dataOf({
        name: 'Sorpresa de Medianoche',
        description: 'Se publica sola unos minutos después de empezar la demostración.',
        date: day(4, 22),
        maxPlayers: 20,
        status: 'scheduled',
        publishDate: at(3 * MINUTE_MS),
        mapSelection: 'Alpes',
        format: ELIMINATION,
        prizePool: '1er: $15 USD, 2do: TBD, 3er: TBD',
      }),
    },
    'torneo-en-preparacion': {
      publishedDaysAgo: null,
      units: {},
      data: {
        ...base,
        name: 'Torneo en preparación',
        description: 'Borrador: faltan el mapa y los premios.',
        date: day(25, 20),
        maxPlayers: 50,
        status: 'draft',
        modality: 'solo',
      },
    },
  };
}
