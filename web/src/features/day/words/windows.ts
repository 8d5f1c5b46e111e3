import { WINDOW_SAYS } from '@copa/domain/day/words/window-names';
import { sentence } from '@copa/domain/sentence';
import type { ConfirmationWindow, WindowKind } from '@copa/domain/tournaments/places/window';

export const ifPlace = 'Si te toca un cupo';
export const yours = 'Tus confirmaciones';
export const confirmed = 'Confirmada';
export const late = 'Llegó tarde';
export const notNeeded = 'No hace falta';
export const closed = 'Ya cerró';
export const ahead = (kind: WindowKind, until: string, otherwise: string) =>
  `${sentence(`${WINDOW_SAYS[kind]}, hasta ${until}`)} ${otherwise}`;
export const otherwise = (
  { kind, onMissing }: Pick<ConfirmationWindow, 'kind' | 'onMissing'>,
  isTeam: boolean,
) => {
  if (onMissing === 'mark') return 'Si no, la organización decide.';
  if (kind === 'final') return 'Si no, tu lugar pasa al siguiente de la tabla.';
  return isTeam ? 'Si no, pierden su cupo.' : 'Si no, pierdes tu cupo.';
};
export const opens = (when: string) => `Abre ${when}`;
export const closes = (when: string) => `Cierra ${when}`;
