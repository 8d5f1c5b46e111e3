import type { Modality } from '@copa/domain/tournaments/modality';
import { UNIT_WORDS } from '@copa/domain/tournaments/words/choices';

export const title = (isOver: boolean) => (isOver ? 'Quién jugó' : 'Quién juega');
export const loading = 'Cargando la lista…';
export const failed = 'No se pudo cargar la lista.';
export const again = 'Intentar otra vez';
export const offline = 'Sin conexión. La lista aparece cuando vuelva.';
export const isYou = (isTeam: boolean) => (isTeam ? 'Tu equipo' : 'Tú');

export const showAll = (count: number, modality: Modality) => {
  const { the, many } = UNIT_WORDS[modality];
  return `Ver ${the} ${count} ${many}`;
};

export const others = (count: number) => `y ${count} más por aprobar`;
export const nobody = 'Nadie quedó en la lista.';
export const noneYet = (count: number) =>
  count === 1
    ? 'Hay una inscripción por aprobar. Su nombre aparece aquí cuando la organización la apruebe.'
    : `Hay ${count} inscripciones por aprobar. Los nombres aparecen aquí cuando la organización las apruebe.`;
