import {
  ADULT_AGE,
  HOUR_MS,
  INCOMPLETE_HELD_MS,
  MIN_ACCOUNT_LEVEL,
  MIN_AGE,
  NO_SHOWS_BEHIND,
  NO_SHOWS_KEPT_DAYS,
  PRIZE_DELIVERY_DAYS,
  REPORTS_KEPT_DAYS,
  REVOKED_KEPT_DAYS,
  SEASON_KEPT_DAYS,
  STRIKES_KEPT_DAYS,
  WARNINGS_KEPT_DAYS,
} from '@copa/domain/limits';
import { protestTerms } from '@copa/domain/play/words/protest-rule';
import { askedData, usesOfData } from '@copa/domain/registrations/words/player-data';
import type { Site } from '../../../config/site.ts';
import { guardianKept, privacyParts, type TermsPart } from './privacy.ts';

interface TermsSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly parts?: readonly TermsPart[];
}

export const termsSections = (site: Site): readonly TermsSection[] => [
  acceptance(site),
  REQUIREMENTS,
  REGISTRATION,
  CONFIRMATIONS,
  FORMAT,
  CONDUCT,
  PRIZES,
  personalData(site),
  liability(site),
  contact(site),
];

const acceptance = (site: Site): TermsSection => ({
  id: 'aceptacion',
  title: 'Aceptación de los términos',
  paragraphs: [
    `${site.name} organiza torneos de battle royale para celular, pensados para jugadores de Latinoamérica. Al inscribirte en un torneo aceptas estos términos y las reglas propias de ese torneo: están en su página, y el formulario tiene un enlace a ellas. Guardamos qué versión aceptaste y cuándo; si después cambian las reglas de tu torneo, lo lees en «Mi torneo».`,
    'Si una regla de un torneo dice algo distinto de lo que está aquí, para ese torneo vale la regla del torneo. Si no estás de acuerdo con alguna condición, no te inscribas o retira tu inscripción: puedes hacerlo sin dar explicaciones.',
  ],
});

const REQUIREMENTS: TermsSection = {
  id: 'requisitos',
  title: 'Requisitos para participar',
  paragraphs: ['Para jugar necesitas cumplir con todo lo siguiente al momento de inscribirte:'],
  points: [
    `Tener ${MIN_AGE} años o más. Si eres menor de ${ADULT_AGE}, necesitas el permiso de un adulto responsable: lo da en una página propia, y sin él no se aprueba tu inscripción.`,
    'Jugar desde un dispositivo móvil: celular o tableta. No se permiten computadoras ni emuladores.',
    `Tener una cuenta de juego de nivel ${MIN_ACCOUNT_LEVEL} o superior, que sea tuya.`,
    'Estar en el grupo oficial de la comunidad, porque ahí se anuncian los cambios de último momento. Los datos de tu sala están en «Mi torneo».',
  ],
};

const REGISTRATION: TermsSection = {
  id: 'inscripcion',
  title: 'Inscripción y cupos',
  paragraphs: [
    `La inscripción se hace en este sitio, sin crear una cuenta, y es gratuita salvo que la página del torneo indique un costo. Pedimos ${askedData}. Los datos deben ser verdaderos.`,
    'Cada ID puede inscribirse una sola vez por torneo. Tu cupo queda apartado desde que envías el formulario, y la organización aprueba o rechaza cada inscripción. Si la rechaza, verás el motivo cuando lo haya y el cupo vuelve a quedar libre.',
    'Si el torneo tiene lista de espera y ya está completo, tu inscripción recibe un número y todavía no un cupo. Un cupo que se libera pasa al primero de la lista que puede tomarlo, y se le avisa por correo: un equipo tiene que estar completo y, desde que abre la confirmación de la partida, hay que decir en «Mi torneo» que se está listo. Si nadie de la lista puede tomarlo, es de quien se inscriba primero. En algunos torneos la organización da los cupos a mano.',
    `Si tienes cupo y no entras a la sala, la organización puede anotarte una ausencia. Con ausencias en ${NO_SHOWS_BEHIND} torneos en ${NO_SHOWS_KEPT_DAYS} días, en los torneos con lista de espera la siguiente inscripción espera detrás de las demás y recibe un cupo si todavía queda alguno cuando abre la primera confirmación, o un día antes del torneo. Retirarte antes de jugar no es una ausencia. Si crees que la ausencia es un error, escribe a la organización.`,
    `En dúo y escuadra se inscribe el equipo: el capitán pone sus datos e invita a los demás con un enlace para todo el equipo, y cada integrante acepta las reglas y estos términos y pone los suyos. El cupo del equipo se guarda hasta ${INCOMPLETE_HELD_MS / HOUR_MS} horas mientras se completa; si no se completa, se libera. El capitán puede quitar a quien entró por error hasta que se sortean las salas. Si el capitán se retira, pasa a serlo quien aceptó primero.`,
    'Al terminar recibes un enlace privado para consultar tu estado. Quien tenga ese enlace puede ver y borrar tu inscripción: guárdalo y no lo compartas. También recibes el enlace de «Mi torneo», que muestra el lugar de tu equipo y con el que se confirma: compártelo solo con tu equipo. En cada torneo, un correo recibe los avisos de un solo jugador: si compartes el tuyo con otra persona inscrita, tus avisos están en «Mi torneo».',
  ],
};

const CONFIRMATIONS: TermsSection = {
  id: 'confirmaciones',
  title: 'Las tres confirmaciones',
  paragraphs: [
    'Para que nadie espere por alguien que no va a llegar, tu participación se confirma tres veces, en las horas que dice la página del torneo y con un toque en «Mi torneo». Si falta alguna, tu lugar puede pasar a otra persona. Una confirmación que llega tarde se guarda y la organización la ve.',
  ],
  points: [
    'Confirmación de asistencia: que sigues queriendo jugar.',
    'Confirmación de partida: que estás listo antes de entrar a la sala.',
    'Confirmación de la final: si clasificas, que vas a disputarla.',
  ],
};

const FORMAT: TermsSection = {
  id: 'formato',
  title: 'Formato de los torneos',
  paragraphs: [
    'Los torneos se juegan en modalidad solo, dúo o escuadra, según lo indique cada uno. Las rondas son de eliminación y la final se define al mejor de 3 partidas. Algunos torneos pueden usar un sistema de puntos: en ese caso la página de cada uno lo explica en «Cómo se juega».',
    'El mapa, el modo, la fecha y la hora están en la página del torneo. La organización puede cambiar un horario o cancelar una partida por causas justificadas, como una falla del juego o de la sala, y lo avisa en el grupo oficial.',
    `Cómo protestar: ${protestTerms}`,
    'La organización decide. Mientras tanto esa partida está en revisión y las demás siguen. Si acepta la protesta, corrige la tabla y todos lo leen; si no, la tabla queda como está. Los dos equipos leen el motivo; el otro no lee quién protestó.',
  ],
};

const CONDUCT: TermsSection = {
  id: 'conducta',
  title: 'Conducta y juego limpio',
  paragraphs: [
    'Queremos partidas reñidas y un ambiente sano. Puedes quedar fuera de un torneo, y de los siguientes, por:',
  ],
  points: [
    'Usar trampas, programas no autorizados, emuladores o errores del juego a tu favor.',
    'Prestar tu lugar o jugar con la cuenta de otra persona.',
    'Hacer equipo con rivales en una modalidad que no lo permite.',
    'Insultar, discriminar o acosar a cualquier participante o a la organización.',
    'Permanecer inactivo: no responder a las confirmaciones, no entrar a la sala a tiempo o abandonar la partida.',
  ],
};

const PRIZES: TermsSection = {
  id: 'premios',
  title: 'Premios',
  paragraphs: [
    'Los premios de cada torneo se publican en su página. Si un premio todavía no está definido, no aparece en la lista hasta que se confirme.',
    `Se entregan dentro de los ${PRIZE_DELIVERY_DAYS} días siguientes al final del torneo, a la persona inscrita y por el medio que se acuerde con ella. Si quien gana es menor de ${ADULT_AGE} años, la entrega se coordina con la persona adulta responsable. Un premio no se entrega a quien haya incumplido las reglas.`,
  ],
};

const personalData = (site: Site): TermsSection => ({
  id: 'datos',
  title: 'Tus datos personales',
  paragraphs: [
    `Usamos tus datos solo para lo necesario: ${usesOfData}.`,
    'Solo los ve la organización: los árbitros ven los nicks y los resultados, no tus datos. No los vendemos ni los usamos para publicidad, y ninguna página pública los muestra. Tu nick y el nombre de tu equipo sí son públicos, también en el podio; quien juega contigo ve tu nick, nunca tus datos.',
    `Si tienes de ${MIN_AGE} a ${ADULT_AGE - 1} años, guardamos también el nombre y el teléfono de tu adulto responsable. ${guardianKept} Del permiso guardamos cuándo se dio, cuánto después de la inscripción y si fue desde la misma red, sin la dirección: eso lo lee la organización. Ese adulto decide si tu nick se ve en público, y puede retirar el permiso cuando quiera: en ese momento borramos tus datos y los suyos. De quien tiene menos de ${MIN_AGE} no guardamos nada.`,
    keptFor(site),
    'Puedes borrarlos cuando quieras desde tu enlace privado: tu inscripción y sus respuestas se eliminan en ese momento. Lo que jugaste queda en las tablas y en el podio con un número, como «Jugador 12», en lugar de tu nombre; el nombre de tu equipo queda mientras el equipo siga, salvo que lo hayas hecho con tu nick. Si la portada del torneo era una imagen del podio con tu nombre, la quitamos. Una página que la red ya guardó puede mostrarlo unos minutos más, y lo que otras personas ya compartieron no lo podemos borrar. Lo mismo pasa cuando alguien de la organización o tu adulto responsable borra tu inscripción. Si perdiste el enlace, escríbenos y lo hacemos por ti después de comprobar que eres tú.',
    `Lo que tu equipo envía de una partida (resultado, protesta y capturas) lo ven solo los organizadores y los árbitros. A las capturas les quitamos los datos ocultos, como el lugar donde se hicieron. Todo eso se borra ${REPORTS_KEPT_DAYS} días después de que la partida es oficial, o antes si tu equipo retira la protesta o su inscripción; de una protesta queda si se aceptó o no, sin textos ni capturas, hasta que se borra la inscripción. Lo que otro equipo escribió en una protesta sobre el tuyo se borra con tu inscripción, o cuando se resuelve la protesta.`,
    'Si activas tu página de jugador, quien tenga su enlace ve tu nick y tus resultados. Se borra cuando la desactivas, y cada torneo se quita de ahí cuando se borra su inscripción.',
    `Si un torneo cuenta para una temporada, tu resultado se suma en su tabla pública con tu nick, o con un número si tu adulto responsable eligió no mostrarlo. Ahí te reconocemos por una huella de tu ID, distinta en cada temporada. Lo que sumaste en un torneo se quita cuando borras esa inscripción. ${SEASON_KEPT_DAYS} días después de que termina la temporada se borran los resultados, y la tabla queda sin nombres.`,
    `Si la organización te anota una ausencia, advertencia, falta o suspensión, solo ella la ve. Se guarda sin tu nombre y con una huella en lugar de tu ID (una falta o una suspensión, también con sus últimos cuatro dígitos), y queda aunque borres tu inscripción, sin lo que la organización escribió como motivo. La ausencia se borra a los ${NO_SHOWS_KEPT_DAYS} días, la advertencia a los ${WARNINGS_KEPT_DAYS}, la falta a los ${STRIKES_KEPT_DAYS} y la suspensión cuando termina. Si la organización quita alguna antes, se borra ${REVOKED_KEPT_DAYS} días después como máximo.`,
    'Si activas los avisos en «Mi torneo», guardamos dónde los recibe tu navegador y se los mandamos cifrados por su servicio de avisos (Google, Apple, Mozilla o Microsoft), que no puede leerlos. Eso se borra cuando los quitas o cuando se borra tu inscripción.',
    'Si sigues un torneo sin inscribirte, guardamos solo dónde recibe los avisos tu navegador y el número del equipo que elegiste. Se borra cuando dejas de seguirlo, y a los dos días de que termina el torneo.',
    'Si tu equipo juega otra vez, con tu enlace privado el formulario del siguiente torneo aparece con los datos que tú escribiste, y tus compañeros encuentran la invitación en el suyo. Nadie ve por eso los datos de otra persona, y nadie entra sin aceptar.',
    'En tu dispositivo guardamos lo que el sitio necesita para funcionar: el borrador de tu formulario (unos días, o hasta que lo envías), lo que espera conexión para enviarse, tus inscripciones, la última lista de torneos y tus preferencias. Puedes borrarlo desde tu navegador.',
  ],
  parts: privacyParts(site),
});

function keptFor({ keepPlayersDays }: Site): string {
  const needed =
    'Los conservamos mientras hagan falta para organizar el torneo, resolver reclamos y entregar los premios';
  if (typeof keepPlayersDays !== 'number') return `${needed}.`;
  return `${needed}. A los ${keepPlayersDays} días de que termina un torneo se borran por sí solos; quedan los resultados con el nombre con el que jugaste, y cuántos lo jugaron.`;
}

const liability = (site: Site): TermsSection => ({
  id: 'responsabilidad',
  title: 'Responsabilidad y marcas',
  paragraphs: [
    `${site.name} es una iniciativa de la comunidad. No está afiliada a los desarrolladores ni a los editores de los juegos, ni cuenta con su patrocinio. Los nombres de los juegos pertenecen a sus dueños.`,
    'No respondemos por fallas del juego, de tu dispositivo o de tu conexión. Si una falla afecta a toda la sala, la organización decide si la partida se repite.',
  ],
});

const contact = (site: Site): TermsSection => ({
  id: 'cambios-y-contacto',
  title: 'Cambios y contacto',
  paragraphs: [
    'Podemos actualizar estos términos para aclararlos o para adaptarlos a nuevos formatos. La versión vigente es siempre la que está publicada aquí, y un cambio no afecta a los torneos que ya empezaron.',
    `Para cualquier duda o reclamo escríbenos a ${site.email} o al ${site.phone}. El resultado de una partida se protesta en «Mi torneo».`,
  ],
});
