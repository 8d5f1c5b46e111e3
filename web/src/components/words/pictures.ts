export const preview = 'Tu imagen';
export const previews = 'Tus imágenes';
export const share = 'Compartir';
export const download = 'Descargar';
export const downloadPage = (page: number) => `Descargar imagen ${page}`;
export const formatFiles = { story: 'historia', square: 'cuadrada' } as const;
export const formats = { story: 'Historia', square: 'Cuadrada' } as const;
export const chooseFormat = 'Forma de la imagen';
export const pageOf = (page: number, pages: number) => `Imagen ${page} de ${pages}`;
export const failed = 'No se pudo crear la imagen. Vuelve a intentarlo.';
export const notShared = 'No se pudo compartir. Descarga la imagen y compártela desde tu galería.';
export const notSaved = 'No se pudo guardar la imagen. Vuelve a intentarlo.';
export const scanForBoard = 'Mira la tabla completa';
export const scanForTournament = 'Mira el torneo';

export const podium = 'Podio';
export const makePodium = 'Crear imagen del podio';
export const makePlan = 'Crear imagen del plan';
export const howItIsPlayed = 'Cómo se juega';
export const asCover = 'Usar como portada';
export const cover = 'Portada del torneo';
export const coverHint =
  'El podio pasa a ser la imagen del torneo: la ven todos en su página, en las listas y en el chat donde alguien comparte su enlace.';
export const coverTitle = (tournament: string) => `¿Cambiar la portada de ${tournament}?`;
export const coverText =
  'Cambia para todos. Reemplaza la imagen de ahora; en «Editar el torneo» puedes poner otra.';
export const coverSet = 'Listo: el podio es la portada del torneo.';
export const endedOn = (hour: string) => `Terminó el ${hour}`;
export const planOf = (hour: string) => `Plan del ${hour}`;
export const tableAsOf = (revision: number, hour: string, isClosed: boolean) =>
  `${isClosed ? 'Así quedó' : 'Así iba'} el ${hour}${revision > 1 ? ` (versión ${revision})` : ''}`;

interface Shared {
  readonly title: string;
  readonly tournament: string;
  readonly address: string;
}
export const shareText = ({ title, tournament, address }: Shared) => `${title}: ${tournament} ${address}`;
