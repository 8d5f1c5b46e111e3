import type { Pride } from '../public/ticket/offers.ts';

type Named = Readonly<Record<Pride, string>>;

/** Titles of a picture for one player, and for a team. */
export const titles: { readonly player: Named; readonly team: Named } = {
  player: { registered: 'Estoy inscrito', passed: 'Clasifiqué', champion: '¡Campeón!' },
  team: { registered: 'Estamos inscritos', passed: 'Clasificamos', champion: '¡Campeones!' },
};

export const make = (title: string) => `Crear imagen «${title}»`;
export const ended = (rank: number, of: number) => `${rank}.º de ${of}`;
export const played = (hour: string) => `Se juega el ${hour}`;
