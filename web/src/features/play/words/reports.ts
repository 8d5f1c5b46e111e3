import { counted } from '@copa/domain/words/counted';

export const title = (isTeam: boolean) => `Enviados por los ${isTeam ? 'equipos' : 'jugadores'}`;
export const seeSent = (isTeam: boolean) => `Ver lo que enviaron los ${isTeam ? 'equipos' : 'jugadores'}`;
export const loading = 'Buscando…';
export const none = 'Nadie envió su resultado.';
export const samePlace = (count: number, place: number) => `${count} dicen ser ${place}.º`;
export const samePlaceText = (count: number, place: number) =>
  `${count} dicen ser ${place}.º: mira las capturas y usa una.`;
export const seeArrived = (count: number) => `Ver ${counted(count, 'resultado nuevo', 'resultados nuevos')}`;
export const discardedTitle = 'Descartados';
export const discarded = 'Descartado';
export const restored = 'Recuperado';
export const undo = 'Deshacer';
export const takeBack = (name: string) => `Recuperar lo que envió ${name}`;
export const placeTaken = (name: string) => `Ya lo tiene ${name}.`;
export const used = 'Usado';
export const use = 'Usar';
export const useOf = (name: string, result: string) => `Usar lo que envió ${name}: ${result}`;
export const discard = 'Descartar';
export const discardOf = (name: string) => `Descartar lo que envió ${name}`;
export const retryPicture = (name: string) => `Pedir otra vez la captura de ${name}`;
export const showPicture = (name: string) => `Ver la captura de ${name}`;
export const pictureFailed = 'Sin captura. Toca otra vez.';
export const pictureLoading = 'Captura…';
