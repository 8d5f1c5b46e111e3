import { PLAYED_TOURNAMENTS_MAX, type PlayedTournament } from '@copa/domain/play/player/page';
import { counted } from '@copa/domain/words/counted';

export const loading = 'Buscando esta página…';
export const failedTitle = 'No pudimos cargar esta página';
export const missingTitle = 'Esta página no está activa';
export const missingText = 'El enlace está incompleto, o su jugador la desactivó.';
export const shared = (nick: string) => `Los torneos de ${nick}:`;
export const about = (nick: string) =>
  `${nick} eligió mostrar estos torneos y puede quitarlos cuando quiera. Los Booyahs y las bajas son los de su equipo. Cada torneo se borra de aquí cuando se borra su inscripción.`;
export const onlyLatest = `Muestra y suma los ${PLAYED_TOURNAMENTS_MAX} torneos más recientes.`;
export const tournaments = 'Torneos';
export const titles = 'Títulos';
export const booyahs = 'Booyahs';
export const kills = 'Bajas';
export const noDate = 'Fecha por confirmar';
export const booyahCount = (count: number) => counted(count, 'Booyah', 'Booyahs');
export const killCount = (count: number) => counted(count, 'baja', 'bajas');

export function resultText({ result }: PlayedTournament): string {
  if (result === null) return 'Todavía sin resultado';
  const { kind, rank, stage } = result;
  if (kind === 'passed') return `Clasificó en «${stage}»`;
  if (kind === 'out') return `Llegó hasta «${stage}»`;
  return rank === 1 ? '¡Campeón!' : `Terminó ${rank}.º`;
}
