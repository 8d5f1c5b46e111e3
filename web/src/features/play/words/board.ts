export const loading = 'Cargando tabla…';
export const failedTitle = 'No pudimos cargar la tabla';
export const missingTitle = 'Esta tabla no existe';
export const missingText = 'El enlace está incompleto, o el torneo ya no está publicado.';
export const undrawn = 'Todavía no hay tabla: aparece aquí sola cuando se sorteen los lobbies.';
export const seeTournament = 'Ver torneo';
export const tableOf = (stage: string) => `Tabla de ${stage}`;
export const notUpdated = (when: string) => `No pudimos actualizar: así estaba ${when}`;
export const place = 'Puesto';
export const played = 'Jugadas';
export const booyahs = 'Booyah';
export const kills = 'Bajas';
export const points = 'Puntos';
export const howToWin = 'Cómo se gana';

export const whatToSee = 'Qué ver';

export const views = { general: 'General', matches: 'Partidas', kills: 'Bajas' } as const;

export const lobby = 'Lobby';
export const allLobbies = 'Todos';
export const stages = 'Fases';
export const stageNumber = (number: number) => `Fase ${number}`;
export const killsOf = (stage: string) => `Bajas de ${stage}`;
export const inOneMatch = 'En una partida';

export const noMatches = 'Todavía no se publica ninguna partida.';
export const notCounted = 'No cuenta para la tabla.';
export const didNotPlay = 'No jugó';
export const tieOnly = 'Solo desempata: no da puntos.';

export const forGroup = 'La tabla para el grupo';
export const sendTable = 'Enviar por WhatsApp';
export const pictureOfTable = 'Imagen';
export const copyTable = 'Copiar';
