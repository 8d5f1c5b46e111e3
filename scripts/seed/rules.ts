import type { Finish } from '@copa/domain/play/stage-terms';
import { winText } from '@copa/domain/play/words/plan';
import type { ConfirmationWindow, WindowKind } from '@copa/domain/tournaments/places/window';

const CONFIRMED: Readonly<Record<WindowKind, string>> = {
  entry: 'que vas',
  match: 'que estás listo',
  final: 'que juegas la final',
};

const listed = new Intl.ListFormat('es', { type: 'conjunction' });

/** The rules agree with the confirmations and the plan that the page shows beside them. */
export function rulesOf(
  windows: readonly Pick<ConfirmationWindow, 'kind'>[],
  stages: readonly { readonly finish: Finish }[],
): string {
  const last = stages.at(-1);
  const confirmed = listed.format(windows.map(({ kind }) => CONFIRMED[kind]));
  return [
    'Juega solo desde un celular o una tableta. Los emuladores están prohibidos.',
    'Tu cuenta debe tener nivel 40 o superior y ser tuya.',
    'Entra a la sala en cuanto abra; el ID y la contraseña salen en «Mi torneo».',
    ...(windows.length === 0
      ? []
      : [`Confirma en «Mi torneo» a las horas que dice el torneo: ${confirmed}.`]),
    'Cualquier trampa, cuenta prestada o ayuda externa elimina tu inscripción.',
    'Respeta a los demás jugadores y a los organizadores.',
    'Si pierdes la conexión la partida sigue; no se repite.',
    ...(last === undefined ? [] : [`Final. ${winText(last.finish)}`]),
    'La decisión de los jueces es definitiva.',
  ].join('\n');
}
