export const shareNamed = (tournament: string) => `Compartir ${tournament}`;
export const what = 'Qué compartir';
export const notPublished = 'Publica el torneo y aquí tendrás sus enlaces: tabla, OBS e inscripción.';
export const byWhatsApp = 'WhatsApp';

export const board = 'La tabla';
export const seeBoard = 'Ver tabla';
export const copyBoard = 'Copiar enlace de la tabla';
export const boardText = (tournament: string) => `${tournament}: sigue la tabla, partida a partida.`;
export const cancelledText = (tournament: string) => `${tournament}: el torneo se canceló.`;
export const finalBoardText = (tournament: string) => `${tournament}: así terminó.`;

export const overlay = 'Transmisión';
export const overlaySize =
  'Es una «fuente de navegador» de 1920 × 1080, o de 1080 × 1920 si transmites en vertical.';
export const copyOverlay = 'Copiar enlace para OBS';
export const overlayText = (tournament: string) =>
  `${tournament}: la tabla para OBS. Agrégala como fuente de navegador de 1920 × 1080:`;

export const registration = 'La inscripción';
export const copyRegistration = 'Copiar enlace de inscripción';
export const registrationText = (tournament: string, start: string, reserved: string | undefined) =>
  [`${tournament}: ${start}.`, reserved, 'Inscríbete aquí:'].filter(Boolean).join(' ');

export const page = 'El torneo';
export const copyPage = 'Copiar enlace del torneo';
export const pageText = (tournament: string, start: string) => `${tournament}: ${start}.`;

export const plan = 'Cómo se juega';
export const copyPlan = 'Copiar cómo se juega';
export const failed = 'No pudimos cargar los enlaces.';
