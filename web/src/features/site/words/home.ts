import { PRIZE_DELIVERY_DAYS } from '@copa/domain/limits';

export const about = (site: string) => `${site} · battle royale móvil`;
export const heroTitle = 'Renace';
export const heroTitleEnd = 'en cada partida';
export const heroText =
  'Torneos gratis para toda Latinoamérica. Inscríbete en un minuto, juega desde tu celular y llévate el premio.';
export const register = 'Inscribirme a un torneo';
export const free = 'Inscripción gratis';
export const noAccount = 'Sin crear una cuenta';
export const prizesWithin = `Premios en ${PRIZE_DELIVERY_DAYS} días`;

/** The specification fixes the figures below, so they are those of the beginning, and *Historial* lists more. */
export const beginningsEyebrow = 'Nuestros comienzos';
export const achievementsTitle = 'Logros de la comunidad';
export const achievements = 'Logros';
export const tournamentsHeld = 'torneos realizados';
export const playersRegistered = 'jugadores inscritos';
export const inPrizes = 'en premios';
export const ofSupport = 'de soporte';
export const previousAchievement = 'Logro anterior';
export const nextAchievement = 'Logro siguiente';

export const stepsEyebrow = 'En cuatro pasos';
export const stepsTitle = 'Así se juega';

export const steps = [
  { title: 'Elige tu torneo', text: 'Mira la fecha, el modo, los cupos y los premios antes de decidir.' },
  {
    title: 'Lee y acepta las reglas',
    text: 'Son cortas y claras. Diez segundos que te evitan quedar fuera.',
  },
  { title: 'Inscríbete sin cuenta', text: 'Después sigues todo en «Mi torneo».' },
  { title: 'Confirma y juega', text: 'Tres confirmaciones, eliminación y una final al mejor de 3.' },
] as const;

export const communityEyebrow = 'Comunidad';
export const communityTitle = 'No vueles en solitario';
export const chatText = 'Encuentra con quién jugar, practica y entérate de todo en tiempo real.';
export const whatsappText = 'Aquí se anuncian los torneos y los cambios de último momento.';
export const enter = 'Entrar';
export const enterNamed = (link: string) => `Entrar a ${link}`;

export const noticeTitle = 'Sitio en desarrollo';
export const noticeText =
  'Seguimos construyendo este sitio y vas a ver mejoras seguido. Los torneos y las inscripciones ya funcionan. Si algo falla, cuéntanos por el grupo oficial.';
export const understood = 'Entendido';
