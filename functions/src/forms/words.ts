import { inZone } from '@copa/domain/time/words/zones';

export const date = (timeZone?: string) =>
  timeZone === undefined ? 'Fecha' : `Fecha (hora ${inZone(timeZone)})`;
export const formMissing = 'El formulario que buscas no existe o ha sido desactivado';
export const formInUse = (tournament: string) => `El torneo «${tournament}» usa este formulario.`;
export const formHasAnswers = 'El formulario tiene respuestas. Elimínalo junto con ellas si estás seguro.';
export const moreAnswers = (count: number) =>
  `Mientras decidías llegaron respuestas: ahora ${count === 1 ? 'hay 1' : `son ${count}`}. Si estás seguro, elimínalo otra vez.`;
export const moreTournaments = (names: readonly string[]) =>
  `Sin este formulario nadie podrá inscribirse en: ${names.join(', ')}. Si estás seguro, elimínalo otra vez.`;
export const tooManyFromNetwork =
  'Desde tu red llegaron muchas respuestas en pocos minutos. Espera unos minutos y vuelve a enviarla.';
export const noDeviceId = 'Falta el identificador del dispositivo.';
