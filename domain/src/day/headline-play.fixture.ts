import type { TableRank } from '../registrations/table-rank.ts';
import type { TicketRoom } from '../registrations/ticket-room.ts';
import { NO_WAITLIST } from '../tournaments/places/waitlist.ts';
import { NO_CLOSINGS } from '../tournaments/places/window.ts';
import type { Plan } from '../tournaments/plan.ts';
import { after, START, tournament } from '../tournaments/state.fixture.ts';
import { DAY, HOUR, TABLE, TEAM_DAY, UNITS } from './headline.fixture.ts';
import { headlineOf } from './headline.ts';
import type { HeadlineTournament, HeadlineUnit } from './headline-kind.ts';

interface PlayRow {
  readonly title: string;
  readonly table: Partial<TableRank>;
  readonly solo: string;
  readonly team: string;
  readonly next: string | null;
  readonly drawn?: number;
  readonly isOver?: boolean;
  readonly plan?: HeadlineTournament['plan'];
}

const LAST = { pass: null, passing: null } as const;
const CLOSED = { isOver: true, isClosed: true } as const;
const FINAL = { stage: 2, stageName: 'Gran final', of: 12 } as const;

export const planned = (...hours: readonly (Date | null)[]): Plan => ({
  name: 'Clasificatoria y final',
  steps: [START, ...hours].map((at, index) => ({ name: STAGES[index] ?? '', at, lines: [] })),
  lines: [],
  changes: [],
});
const STAGES = ['Clasificatoria', 'Gran final'];

export const PLAY_TABLE: readonly PlayRow[] = [
  {
    title: 'passes for now',
    table: {},
    solo: 'Vas 3.º con 22 puntos; pasan 6.',
    team: 'Tu equipo va 3.º con 22 puntos; pasan 6.',
    next: 'Si terminara ahora, pasarías.',
  },
  {
    title: 'has one point, and one passes',
    table: { points: 1, passing: 1, pass: 'out' },
    solo: 'Vas 3.º con 1 punto; pasa solo el primero.',
    team: 'Tu equipo va 3.º con 1 punto; pasa solo el primero.',
    next: 'Por ahora no pasas, pero todavía puedes subir.',
  },
  {
    title: 'plays for a cut of its lobby',
    table: { inLobby: true, of: 12, passing: null },
    solo: 'Vas 3.º de tu lobby con 22 puntos.',
    team: 'Tu equipo va 3.º de tu lobby con 22 puntos.',
    next: 'Si terminara ahora, pasarías.',
  },
  {
    title: 'is tied across the cut before the last match',
    table: { pass: 'tied', rank: 6 },
    solo: 'Vas 6.º con 22 puntos; pasan 6.',
    team: 'Tu equipo va 6.º con 22 puntos; pasan 6.',
    next: 'Hay empate en el último puesto que pasa.',
  },
  {
    title: 'is tied across the cut after the last match',
    table: { pass: 'tied', rank: 6, isOver: true },
    solo: 'Vas 6.º con 22 puntos; pasan 6.',
    team: 'Tu equipo va 6.º con 22 puntos; pasan 6.',
    next: 'Hay empate en el último puesto que pasa. No te vayas: lo decide una partida extra o un sorteo.',
  },
  {
    title: 'is one win from the end',
    table: { ...LAST, isOnPoint: true, rank: 1, points: 84 },
    solo: 'Vas 1.º con 84 puntos.',
    team: 'Tu equipo va 1.º con 84 puntos.',
    next: 'Estás A TIRO: si ganas la próxima partida, ganas el torneo.',
  },
  {
    title: 'has played the last match of a stage that is not closed',
    table: { isOver: true },
    solo: 'Vas 3.º con 22 puntos; pasan 6.',
    team: 'Tu equipo va 3.º con 22 puntos; pasan 6.',
    next: 'Se jugó la última partida. La tabla todavía no es definitiva: puede cambiar.',
  },
  {
    title: 'was disqualified',
    table: { rank: null },
    solo: 'Te descalificaron del torneo.',
    team: 'Descalificaron a tu equipo del torneo.',
    next: 'La razón está en la tabla. Si crees que es un error, escribe a la organización.',
  },
  {
    title: 'passed, and the next stage is not drawn',
    table: CLOSED,
    solo: '¡Clasificaste! Quedaste 3.º de 48.',
    team: '¡Tu equipo clasificó! Quedó 3.º de 48.',
    next: 'Falta el sorteo de la fase siguiente: aquí ves a qué hora y en qué lobby juegas.',
  },
  {
    title: 'passed, and the plan knows the hour of the next stage',
    table: CLOSED,
    solo: '¡Clasificaste! Quedaste 3.º de 48.',
    team: '¡Tu equipo clasificó! Quedó 3.º de 48.',
    next: 'Falta el sorteo de la fase siguiente: aquí ves en qué lobby juegas.',
    plan: planned(after(START, 3 * HOUR)),
  },
  {
    title: 'plays a stage between',
    table: { stage: 2, stageName: 'Semifinal', played: 0 },
    solo: '¡Clasificaste!',
    team: '¡Tu equipo clasificó!',
    next: 'Sigue «Semifinal». El ID y la contraseña de la sala salen aquí antes de la partida.',
  },
  {
    title: 'is in the final',
    table: { ...FINAL, ...LAST, played: 0 },
    solo: '¡Clasificaste a la final!',
    team: '¡Tu equipo clasificó a la final!',
    next: 'El ID y la contraseña de la sala salen aquí antes de la partida.',
  },
  {
    title: 'did not pass',
    table: { ...CLOSED, pass: 'out', rank: 9 },
    solo: 'Quedaste 9.º de 48.',
    team: 'Tu equipo quedó 9.º de 48.',
    next: 'Esta vez no clasificaste. ¡Gracias por jugar!',
    drawn: 2,
  },
  {
    title: 'passed, and another one plays in its place',
    table: { ...CLOSED, pass: 'out', rank: 6 },
    solo: 'Quedaste 6.º de 48.',
    team: 'Tu equipo quedó 6.º de 48.',
    next: 'Tu lugar en la fase siguiente pasó a otra persona. ¡Gracias por jugar!',
    drawn: 2,
  },
  {
    title: 'did not pass from its lobby, and it is all over',
    table: { ...CLOSED, pass: 'out', rank: 9, of: 12, inLobby: true },
    solo: 'Quedaste 9.º de 12 en tu lobby.',
    team: 'Tu equipo quedó 9.º de 12 en tu lobby.',
    next: 'Esta vez no clasificaste. ¡Gracias por jugar!',
    drawn: 2,
    isOver: true,
  },
  {
    title: 'ended the only stage',
    table: { ...LAST, ...CLOSED, rank: 9 },
    solo: 'Quedaste 9.º de 48.',
    team: 'Tu equipo quedó 9.º de 48.',
    next: '¡Gracias por jugar!',
    isOver: true,
  },
  {
    title: 'never played in the only stage',
    table: { ...LAST, ...CLOSED, rank: 2, played: 0 },
    solo: 'El torneo terminó.',
    team: 'El torneo terminó.',
    next: null,
    isOver: true,
  },
  {
    title: 'passed to the final and never played there',
    table: { ...FINAL, ...LAST, ...CLOSED, rank: 11, played: 0 },
    solo: 'Quedaste 11.º de 12 en la final.',
    team: 'Tu equipo quedó 11.º de 12 en la final.',
    next: '¡Gracias por jugar!',
    isOver: true,
  },
  {
    title: 'ended the final on the podium',
    table: { ...FINAL, ...LAST, ...CLOSED, rank: 2 },
    solo: '¡Quedaste 2.º de 12 en la final!',
    team: '¡Tu equipo quedó 2.º de 12 en la final!',
    next: '¡Gracias por jugar!',
    isOver: true,
  },
  {
    title: 'is the champion',
    table: { ...FINAL, ...LAST, ...CLOSED, rank: 1, points: 64, isChampion: true },
    solo: '¡Campeón! Ganaste el torneo con 64 puntos.',
    team: '¡Campeones! Ganaron el torneo con 64 puntos.',
    next: '¡Felicitaciones! Comparte tu imagen y la tabla.',
    isOver: true,
  },
  {
    title: 'waits for the end of a table that nobody closed',
    table: { ...LAST, isOver: true },
    solo: 'El torneo terminó.',
    team: 'El torneo terminó.',
    next: 'La tabla todavía no es definitiva: puede cambiar.',
    isOver: true,
  },
  {
    title: 'waits for matches that nobody published',
    table: { ...LAST, played: 0 },
    solo: 'El torneo terminó.',
    team: 'El torneo terminó.',
    next: 'Faltan partidas por publicar: la tabla puede cambiar.',
    isOver: true,
  },
];

export function playHeadline(
  { table: changes, drawn, isOver = false, plan = null }: PlayRow,
  isTeam = false,
  {
    rooms = [],
    now = after(START, isOver ? 12 * HOUR : 2 * HOUR),
    unit = {},
  }: { rooms?: TicketRoom[]; now?: Date; unit?: Partial<HeadlineUnit> } = {},
) {
  const table = { ...TABLE, ...changes };
  return headlineOf(
    {
      ...(isTeam ? TEAM_DAY : DAY),
      members: [...UNITS[isTeam ? 'complete' : 'alone']],
      status: 'approved',
      place: 'held',
      incompleteUntil: null,
      lobby: { stage: table.stage, id: 'a' },
      rooms,
      ...unit,
    },
    {
      ...tournament(),
      cancelReason: '',
      formerDate: null,
      stage: drawn ?? table.stage,
      windows: [],
      plan,
      closings: NO_CLOSINGS,
      waitlist: NO_WAITLIST,
      timeZone: 'America/Bogota',
    },
    now,
    { table },
  );
}
