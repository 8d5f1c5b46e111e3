import { NO_SHOWS_BEHIND, NO_SHOWS_KEPT_DAYS } from '@copa/domain/limits';
import { mailLabel, PLAYER_NAMES, phoneLabel } from '@copa/domain/registrations/words/player-data';
import { Link } from 'react-router-dom';

export const loadingForm = 'Cargando formulario…';
export const formFailedTitle = 'No pudimos cargar el formulario';
export const notOpenTitle = 'No se puede abrir la inscripción';
export const fullTitle = 'Torneo completo';
export const closedTitle = 'Inscripciones Cerradas';
export const playerLabels = {
  ...PLAYER_NAMES,
  nick: 'Nick (como en el juego)',
  email: mailLabel,
  phone: phoneLabel,
};
export const nickHint = 'Es el único nombre tuyo que otros verán.';
export const idFree = '✓ Este ID está disponible en el torneo.';
export const idChecking = 'Revisando que el ID no esté inscrito…';
export const idHint = 'Lo encuentras en tu perfil del juego: entre 8 y 12 números.';
export const phoneCountry = 'Código del teléfono';
export const otherCountry = 'Otro país';
export const chooseOption = 'Selecciona una opción épica';
export const newQuestions = 'Las preguntas cambiaron mientras escribías: revísalas y envía otra vez.';
export const draftStays = (refusal: string) =>
  `${refusal} Lo que escribiste se queda guardado en este teléfono.`;
export const waitsForNetwork = (problem: string) =>
  `${problem} Guardamos tu inscripción y la enviaremos de nuevo en cuanto vuelva la señal; no cierres esta página.`;
export const changedSince = (problem: string) =>
  `${problem} Después cambiaste algo: para enviarlo toca «Reintentar ahora». Cuenta como una sola inscripción.`;
export const kept = {
  sent: {
    title: 'Tu inscripción está guardada',
    text: 'Está en este teléfono y todavía no sabemos si llegó. Deja esta página abierta: la enviamos en cuanto vuelva la señal.',
  },
  typed: {
    title: 'Lo que escribiste está guardado',
    text: 'Está en este teléfono. Puede ser tu conexión o una falla del sitio: toca «Reintentar» para abrir el formulario.',
  },
} as const;
export const unconfirmed = 'No supimos si tu inscripción llegó.';
export const sending = 'Enviando Inscripción...';
export const retryNow = 'Reintentar ahora';
export const enterTeam = 'Entrar al equipo';
export const enterWaitlist = 'Entrar en lista de espera';
export const register = 'Enviar inscripción';
export const absences = `Si faltas a ${NO_SHOWS_BEHIND} torneos en ${NO_SHOWS_KEPT_DAYS} días, tu próxima inscripción espera detrás de las demás. Retirarte no cuenta.`;
export const provenHere =
  'Este teléfono ya se inscribió antes: si fue en esta temporada, con eso comprobamos que el ID es tuyo.';
export const proveHere =
  'Inscríbete desde el teléfono con el que jugaste la temporada: así comprobamos que el ID es tuyo.';
export const proveElsewhere =
  '¿El ID es tuyo? Inscríbete desde el teléfono con el que jugaste la temporada, o abre aquí el enlace privado de esa inscripción y vuelve a intentarlo.';
export const consent = (rulesPath: string, termsPath: string) => (
  <>
    Al enviar aceptas las{' '}
    <Link to={rulesPath} className="underline underline-offset-4">
      reglas del torneo
    </Link>{' '}
    y los{' '}
    <Link to={termsPath} className="underline underline-offset-4">
      términos
    </Link>
    . Usamos tus datos solo para organizar este torneo. Puedes retirarte y borrarlos cuando quieras con tu
    enlace privado.
  </>
);

export const enteredTitle = '¡Ya estás en el equipo!';
export const waitsTitle = 'Estás en la lista de espera';
export const sentTitle = '¡Ya casi estás dentro!';
export const teamSentTitle = 'Ahora, tu equipo';
export const teamSent = 'Inscripción enviada. La revisamos cuando estén todos.';
export const consentLinkFailed = 'No cargó el enlace del permiso: ábrelo con «Ver mi estado».';
export const received = 'Inscripción enviada.';
export const consentMissing = 'Falta el permiso de tu adulto responsable.';
export const waits =
  'Recibimos tu inscripción. Todavía no tienes cupo: tienes un número en la lista de espera.';

interface Entered {
  readonly waits: boolean;
  readonly needsConsent: boolean;
  readonly isSubstitute: boolean;
}
/** The text for a substitute mentions no review, because the complete team may have been approved already. */
export function entered(team: string, { waits, needsConsent, isSubstitute }: Entered): string {
  const queued = waits ? ', que está en la lista de espera: todavía no tiene cupo' : '';
  if (needsConsent) return `Entraste a «${team}»${queued}. ${consentMissing}`;
  if (waits) return `Entraste a «${team}»${queued}.`;
  return isSubstitute
    ? `Entraste a «${team}» como suplente.`
    : `Entraste a «${team}». La organización lo revisa cuando está completo.`;
}

export const earlierSent =
  'Tu inscripción llegó con los datos del primer envío; lo que cambiaste después no llegó. Para cambiarlo, retira la inscripción desde tu enlace privado e inscríbete otra vez.';
export const copyPrivateLink = 'Copiar mi enlace privado';
export const privateLinkTitle = 'Guarda tu enlace privado';
export const privateLinkText = 'Con él ves si te aprobaron, o retiras tu inscripción.';
export const privateLinkKept = `${privateLinkText} También queda en «Mi torneo» de este teléfono.`;
export const notKept = 'Este teléfono no pudo guardarlo: cópialo antes de salir de esta página.';
export const keptInOtherApp =
  'Abriste esta página dentro de otra app, y en tu navegador no vas a encontrar este enlace: cópialo antes de salir de esta página.';
export const showStatus = 'Ver mi estado';
export const showNumber = 'Ver mi número';
export const sayReady = 'Avisar que estoy listo';
export const showTicket = 'Ir a Mi torneo';
export const confirmInTicket = 'Confirmar en Mi torneo';
export const shareWithTeams = '¿Conoces a otro equipo? Comparte el torneo:';
export const shareWithFriends = '¿Conoces a alguien que quiera jugar? Comparte el torneo:';
export const shareText = (tournament: string) => `Me inscribí en ${tournament}. ¡Juega conmigo!`;
export const copyTournament = 'Copiar enlace del torneo';
export const backSoon = 'Volvemos al inicio en unos segundos. Toca la pantalla para quedarte.';
