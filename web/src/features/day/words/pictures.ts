import { counted } from '@copa/domain/words/counted';
import type { Pride } from '../public/ticket/offers.ts';

type Named = Readonly<Record<Pride, string>>;

/** «Dentro» is the same for girls and boys, unlike «inscrito». */
export const titles: { readonly player: Named; readonly team: Named } = {
  player: { registered: 'Estoy dentro', passed: 'Clasifiqué', champion: '¡Campeón!' },
  team: { registered: 'Estamos dentro', passed: 'Clasificamos', champion: '¡Campeones!' },
};

export const make = (title: string) => `Imagen: ${title}`;
/** Only names that are surely feminine get «a la», because organisers choose the names of stages. */
export const onTheWayTo = (stage: string) =>
  /^(((gran|fase) )?final|semifinal)$/i.test(stage)
    ? `Rumbo a la ${stage.toLowerCase()}`
    : `Rumbo a «${stage}»`;
export const stillIn = 'siguen en juego';
export const among = (of: number) => `de ${of}`;
export const inTable = 'en la tabla';

const NAMED_PLACEMENTS: readonly string[] = ['¡Booyah!', '¡Top 2!', '¡Top 3!', '¡Top 4!', '¡Top 5!'];
export const placementTitle = (placement: number | null): string | undefined =>
  placement === null ? undefined : NAMED_PLACEMENTS[placement - 1];
export const killsTitle = (count: number) => `¡${counted(count, 'baja', 'bajas')}!`;
export const matchTitle = (match: number) => `Partida ${match}`;
export const matchOf = (match: number, stage: string) => `${stage} · partida ${match}`;
export const placed = 'en la partida';
const places = (count: number) => counted(count, 'puesto', 'puestos');
export const climbed = (from: number, to: number, isTeam: boolean) => {
  if (to === 1) return isTeam ? '¡Vamos primeros!' : '¡Voy primero!';
  return `${isTeam ? 'Subimos' : 'Subí'} ${places(from - to)}`;
};
export const playedOn = (day: string) => `Se jugó el ${day}`;
export const before = 'antes';
export const now = (of: number) => `ahora, de ${of}`;

export const latest = (match: number) => `Tu última partida: la ${match}`;
export const youClimbed = (count: number, isTeam: boolean) =>
  `${isTeam ? 'Subieron' : 'Subiste'} ${places(count)}`;
