export const toContent = 'Saltar al contenido';
export const help = 'Ayuda';
export const helpTitle = 'Ayuda: preguntas frecuentes';
export const main = 'Principal';
export const toHome = (site: string) => `${site}, ir al inicio`;
export const home = 'Inicio';
export const tournaments = 'Torneos';
export const history = 'Historial';
export const admin = 'Admin';
export const muteSounds = 'Silenciar sonidos';
export const contact = 'Contacto';
export const information = 'Información';
export const terms = 'Términos y condiciones';
export const questions = 'Preguntas frecuentes';
export const signIn = 'Acceso de organizadores';
export const mine = 'Mi torneo';
export const toDo = ': por hacer';
export const rights = (year: number, site: string) => `© ${year} ${site}. Todos los derechos reservados.`;
export const loadingPage = 'Cargando página…';

export const notOpened = 'No se pudo abrir';
export const reload = 'Recargar la página';
export const notOpenedText =
  'Revisa tu conexión e inténtalo otra vez. Lo que escribiste en un formulario se conserva.';

export const pageFailed = 'Tuvimos un error inesperado en esta página. El resto del sitio sigue funcionando.';
export const partFailed = 'La conexión falló o el sitio se actualizó. Inténtalo otra vez.';
export const offline = 'Parece que no tienes conexión. Cuando vuelva, la página se abre sola.';
export const failedName = 'Algo salió mal';
export const failedTitle = 'No pudimos mostrar esta página';
export const tryAgain = 'Volver a intentar';
export const toStart = 'Volver al inicio';
