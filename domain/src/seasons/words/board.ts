import { isolated, sentence } from '../../sentence.ts';
import { counted, ordinal, pointsText } from '../../words/counted.ts';
import type { SeasonRules } from '../season.ts';

export const NO_RANK = '–';
const SHOWN_RANKS = 5;

export function countingText({ counting }: Pick<SeasonRules, 'counting'>): string {
  if (counting.kind === 'points') return 'Se suman los puntos que hizo tu equipo en cada torneo.';
  const { worth } = counting;
  const first = worth.slice(0, SHOWN_RANKS).map((points, at) => `${ordinal(at + 1)} ${points}`);
  const last = worth.length > SHOWN_RANKS ? ` y así hasta el ${ordinal(worth.length)}` : '';
  return `Cada torneo da puntos por el puesto: ${first.join(', ')}${last}.`;
}

export function bestText({ best }: Pick<SeasonRules, 'best'>): string {
  if (best === null) return 'Cuentan todos tus torneos.';
  return best === 1 ? 'Cuenta tu mejor torneo.' : `Cuentan tus ${best} mejores torneos.`;
}

export const rankedText = ({ rankedFrom }: Pick<SeasonRules, 'rankedFrom'>) =>
  rankedFrom === 1 ? '' : `Tienes puesto desde que juegas ${rankedFrom} torneos.`;

const SUBSTITUTES: Readonly<Record<SeasonRules['substitutes'], string>> = {
  all: 'Un suplente recibe lo mismo que su equipo.',
  half: 'Un suplente recibe la mitad que su equipo; el medio punto no cuenta.',
  nothing: 'Un suplente no recibe puntos.',
};
export const substitutesText = ({ substitutes }: Pick<SeasonRules, 'substitutes'>) =>
  SUBSTITUTES[substitutes];

export const ties =
  'Con los mismos puntos deciden los torneos ganados, luego el mejor resultado y luego el último torneo. Si siguen iguales, comparten el puesto.';

export const daysText = (first: string, last: string) => `Del ${first} al ${last}`;
export const champions = (names: readonly string[]) =>
  sentence(`${names.length === 1 ? 'Campeón' : 'Campeones'}: ${names.join(', ')}`);
export const over = 'Temporada terminada.';
export const noneCounted = 'Todavía no hay resultados.';
export const played = (ended: number, all: number) =>
  `${ended === 1 ? 'Va' : 'Van'} ${ended} de ${counted(all, 'torneo', 'torneos')}.`;
export const players = (count: number) => sentence(counted(count, 'jugador', 'jugadores'));
export const erased = 'Los nombres se borraron al pasar el tiempo que se guardan.';
export const lastChange = (hour: string) => `Último cambio: ${hour}`;

const RULES: Readonly<Record<keyof SeasonRules, string>> = {
  counting: 'cómo se cuenta',
  best: 'cuántos torneos cuentan',
  rankedFrom: 'desde cuántos torneos hay puesto',
  substitutes: 'lo que recibe un suplente',
};
export const correctionText = (changed: readonly (keyof SeasonRules)[], reason: string) =>
  sentence(`Cambió ${changed.map((rule) => RULES[rule]).join(', ')}${reason === '' ? '' : `: ${reason}`}`);

export const moreRows = (rest: number) => `… y ${rest} más`;
interface ChatRow {
  readonly rank: string;
  readonly name: string;
  readonly points: number;
}
export const chatRow = ({ rank, name, points }: ChatRow) =>
  `${rank}. ${isolated(name)}: ${pointsText(points)}`;
export const leader = ({ rank, name, points }: ChatRow) =>
  `${rank}. ${isolated(name)} (${pointsText(points)})`;
