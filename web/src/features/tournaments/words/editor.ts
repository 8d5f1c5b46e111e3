import { ADULT_AGE, HOUR_MS, INCOMPLETE_HELD_MS } from '@copa/domain/limits';
import { sentence } from '@copa/domain/sentence';
import { FIELD_NAMES } from '@copa/domain/tournaments/words/field-names';
import { counted } from '@copa/domain/words/counted';
import { hiddenClosing } from '../../../components/words/admin.ts';

export const loading = 'Cargando el editor…';
export const newTitle = 'Nuevo torneo';
export const missingTitle = 'Torneo no encontrado';
export const thisTournament = 'este torneo';
export const created = 'Torneo creado';
export const saved = 'Torneo guardado';
export const savedTelling =
  'Torneo guardado. El cambio de fecha sale por correo. Avísalo también en el grupo, con «Compartir».';
export const previewTitle = 'Así se ve';

export const fieldLabels = {
  ...FIELD_NAMES,
  name: 'Nombre',
  description: 'Descripción',
  undated: 'Todavía sin fecha',
  status: 'Publicación',
  substitutes: 'Suplentes por equipo',
  adultsOnly: `Solo para quienes tienen ${ADULT_AGE} años o más`,
  confirmations: 'Confirmaciones',
  waitlistMax: 'Cuántos pueden esperar',
  waitlistMode: 'Lista de espera',
  waitlistEndsAt: 'Se entregan cupos hasta',
  firstPrize: '1er lugar',
  secondPrize: '2do lugar',
  thirdPrize: '3er lugar',
};

export const detailsTitle = 'Lo esencial';
export const moreTitle = 'Más datos';
export const everyWeek = 'Cada semana';
export const rulesCount = (count: number) => counted(count, 'regla', 'reglas');
export const hasImage = 'Con imagen';
export const planIntro =
  'Elige un plan y lo leerán todos: en la página del torneo, en las reglas y debajo de la tabla.';
export const placesFirst = 'Escribe primero los cupos.';
export const entryFeeHint = 'Con 0, su página dice «Gratis».';
export const settingHints: Readonly<Partial<Record<string, string>>> = {
  modality: 'No se puede cambiar mientras haya inscripciones.',
  format:
    'Con «Eliminación directa» o «Sistema de puntos», la página muestra el plan de «Cómo se juega». También puedes escribir el tuyo.',
};
export const settingExamples: Readonly<Partial<Record<string, string>>> = { mapSelection: 'Bermuda' };
export const placesHint = (size: number, places: number) =>
  places > 1
    ? `Los cupos cuentan equipos de ${size}: ${places} cupos son ${places * size} jugadores.`
    : `Los cupos cuentan equipos de ${size}.`;
export const substitutesHint = 'Cada equipo puede inscribirlos o no; no ocupan otro cupo.';
export const noSubstitutes = 'Ninguno';
export const adultsOnlyHint = `Quien tiene menos de ${ADULT_AGE} años ya no puede inscribirse. Las inscripciones que ya están se quedan, pero a un menor no lo puedes aprobar.`;

export const datesTitle = 'Fechas y publicación';
export const timeZone = 'Zona horaria del organizador';
export const undatedHint = 'Se anuncia con «Fecha por confirmar».';
export const weeklyHint =
  'Cuando termina, el de la semana siguiente aparece en tu lista como borrador. Lo revisas y lo publicas.';
export const draftState = 'Borrador: todavía no se ve';
export const scheduledState = 'Programado: se publica solo';
export const publishedState = 'Publicado';
export const publishesBySaving = 'Esa hora ya pasó: el torneo se publica en cuanto guardes.';
export const hiddenWithPlayers = `Ya hay inscripciones: nadie pierde su cupo mientras el torneo no se vea. Las horas de cierre no se mueven: ${hiddenClosing}; después, quien no confirmó pierde su cupo.`;

export const confirmationsIntro =
  'Antes de jugar, cada inscripción confirma con un toque. Así sabes quién viene, y el cupo de quien falta puede pasar a quien espera.';
export const chooseStartFirst = 'Elige primero el inicio: las horas se cuentan desde ahí.';
export const useUsualWindows = 'Usar estas confirmaciones';
export const hoursMissing = 'Faltan sus horas.';
export const changeHours = 'Cambiar las horas';
export const changeHoursOf = (window: string) => `Cambiar las horas de ${window}`;
export const opensLabel = (window: string) => `${window}: abre`;
export const closesLabel = (window: string) => `${window}: cierra`;
export const missingLabel = (window: string) => `${window}: quien falta`;
export const tells = {
  date: (span: string) =>
    `Si guardas, avisamos por correo del cambio de fecha a las inscripciones con cupo o en espera. Si la devuelves antes de ${span}, no se envía nada.`,
  rules: (span: string) =>
    `Si guardas, avisamos por correo a quienes aceptaron las reglas de antes. Si las devuelves antes de ${span}, no se envía nada.`,
} as const;
export const endsBySaving =
  'Esa fecha ya pasó: si guardas, el torneo queda finalizado y no le avisamos a nadie. Revisa el mes y el año.';
export const refusedBySaving =
  'Con esa fecha no se puede guardar: el torneo habría terminado hace días. Revisa el mes y el año.';
export const beginsBySaving =
  'Esa hora ya pasó: si guardas, el torneo ya está en juego y se cierran las inscripciones.';
export const givesPlaces = (count: number) =>
  count === 1
    ? 'Si guardas, una inscripción que espera puede recibir un cupo, y le avisamos. Después no se lo puedes quitar bajando los cupos.'
    : `Si guardas, hasta ${count} inscripciones que esperan reciben un cupo, y les avisamos. Después no se los puedes quitar bajando los cupos.`;
export const moveWindowsTitle = 'Moviste el inicio. ¿Se mueven también las confirmaciones?';
export const confirmedStays = 'Quien ya confirmó sigue confirmado.';
export const incompleteMoves = `El plazo de los equipos incompletos se mueve con el inicio: nunca a más de ${INCOMPLETE_HELD_MS / HOUR_MS} horas desde ahora, ni después de la primera confirmación.`;
export const moveWindows = 'Moverlas igual';
export const keepWindows = 'Dejarlas como están';
export const moveUnanswered = 'Moviste el inicio: elige si las confirmaciones se mueven también.';
export const windowHours = (opens: string, closes: string) => sentence(`Abre ${opens} y cierra ${closes}`);
export const withoutHours = 'sin horas';

export const forEverybody = 'Cualquiera';
export const reservedLine = (first: string) => `Los primeros ${first} de una temporada`;
export const reservedIntro =
  'Una gran final es primero para los primeros de una temporada; después se abre a más.';
export const reservedNeedsStart =
  'Elige primero el inicio y los cupos: la reserva termina antes de que cierren las inscripciones.';
export const reservedTooLate =
  'Ya no se puede reservar: las inscripciones cerraron. Primero elige un cierre que no haya pasado.';
export const reservedFirst = 'Primero: cuántos de la temporada';
export const reservedUntil = 'Solo ellos hasta';
export const reservedThen = 'Después: cuántos';
export const reservedThenHint = 'Vacío: después se inscribe cualquiera.';
export const reservedThenUntil = 'Solo ellos hasta, la segunda vez';
export const changeReservation = 'Cambiar';
export const removeReservation = 'Quitar la reserva';

export const waitlistOn = (max: number) =>
  max === 1
    ? 'Con todos los cupos llenos, puede esperar 1 inscripción más.'
    : `Con todos los cupos llenos, pueden esperar ${max} inscripciones más.`;
export const waitlistOff = 'Apagada: cuando se llenan los cupos, nadie más se inscribe.';
export const waitlistMaxHint = '0 la apaga.';
export const waitlistEndsAtHint = 'Vacío: hasta que empiece el torneo.';
export const whenPlaceFrees = 'Cuando se libera un cupo';
export const passesOn = 'El sitio lo da al primero de la lista que puede tomarlo';
export const byHand = 'Lo doy yo, a mano';

export const prizesTitle = 'Premios';
export const prizeHint = 'Se muestra si no hay premios por lugar.';
export const oneRuleALine = 'Una regla por línea';
export const useUsualRules = 'Usar las reglas de siempre';
export const resultsIntro = 'Aparecen en el historial cuando el torneo termina.';
export const resultNumber = (number: number) => `Resultado ${number}`;
export const rank = 'Puesto';
export const player = 'Jugador o equipo';
export const prize = 'Premio';
export const points = 'Puntos';
export const removeResult = (number: number) => `Quitar resultado ${number}`;
export const addResult = 'Agregar resultado';
export const prizeDelivered = 'Premio entregado';
export const markDelivered = 'Marcar premio entregado';
export const deliveredOn = (day: string) => `El ${day}. Toca otra vez para deshacer.`;

export const simpleForm = (tournament: string) => `Registro ${tournament}`;
export const inactiveNamed = (form: string) => `${form} (inactivo)`;
export const linkedForm = 'Formulario vinculado';
export const form = 'Formulario';
export const formHint = 'Sin formulario, la tarjeta dice PRÓXIMAMENTE y nadie puede inscribirse.';
export const noFormYet = 'Sin formulario todavía';
export const createSimpleForm = 'Crear un formulario sencillo';
export const noRegistrationsWithoutForm =
  'Sin un formulario de inscripción todos lo verán, pero nadie podrá inscribirse.';
export const noRegistrationsWhileInactive =
  'Este formulario está inactivo: nadie podrá inscribirse hasta que lo actives.';
export const imageAlt = 'Imagen del torneo';
export const imageHint = 'La recortamos a 1200 × 630 y la reducimos en tu teléfono antes de subirla.';
export const chooseImage = 'Elegir imagen';
export const changeImage = 'Cambiar imagen';
export const uploading = 'Subiendo imagen…';
export const unreadableImage = 'No pudimos leer esa imagen. Prueba con otra.';
export const removeImage = 'Quitar imagen';

export const tooLittle = 'Completa el nombre, los cupos y el inicio para ver cómo queda.';
export const preview = 'Vista previa';
export const inList = 'En la lista';
export const itsPage = 'Su página';
export const keepEditing = 'Seguir editando';

export const yes = 'Sí';
export const no = 'No';
export const automatic = 'Automática';
export const manual = 'A mano';
export const noWindows = '(ninguna)';
export const emptyValue = '(vacío)';
export const otherChoice = 'Otro';
