import {
  ADULT_AGE,
  FREE_FIRE_ID_MAX,
  FREE_FIRE_ID_MIN,
  MIN_ACCOUNT_LEVEL,
  MIN_AGE,
  NO_SHOWS_BEHIND,
  NO_SHOWS_KEPT_DAYS,
  RULES_COUNTDOWN_S,
} from '@copa/domain/limits';
import type { FaqQuestion } from '../public/faq/faq-question.ts';

export const joiningQuestions: readonly FaqQuestion[] = [
  {
    slug: 'cuanto-cuesta',
    question: '¿Cuánto cuesta participar?',
    answer: [
      'Nada: la inscripción es gratuita. Si algún torneo especial tuviera un costo, lo verás en su tarjeta y en su página antes de inscribirte.',
    ],
  },
  {
    slug: 'necesito-cuenta',
    question: '¿Tengo que crear una cuenta en el sitio?',
    answer: [
      'No. Eliges un torneo, lees las reglas y llenas un formulario. Al final recibes un enlace privado con el que puedes ver tu estado cuando quieras.',
      'Para seguir un torneo tampoco: en su página o en su tabla toca «Seguir» y tu teléfono te avisa del comienzo, de cada tabla y del podio. Guardamos solo la dirección de avisos de tu teléfono y a quién sigues, hasta dos días después del torneo, y lo quitas con un toque. En modo incógnito los avisos no llegan: usa el calendario.',
    ],
  },
  {
    slug: 'edad-minima',
    question: '¿Cuál es la edad mínima?',
    answer: [`${MIN_AGE} años cumplidos al momento de inscribirte.`],
  },
  {
    slug: 'menores-de-edad',
    question: `Tengo menos de ${ADULT_AGE} años, ¿puedo jugar?`,
    answer: [
      'Sí, con el permiso de tu mamá, tu papá u otro adulto responsable. Al inscribirte escribes su nombre y su teléfono, y te damos un enlace para mandárselo por WhatsApp. Cuando toca «Doy permiso», la organización puede aprobarte.',
      'Ese adulto elige si tu nick se ve en público, y con el mismo enlace puede retirar el permiso y borrar tus datos. Si ganas un premio, coordinamos la entrega con esa persona.',
    ],
  },
  {
    slug: 'dispositivos',
    question: '¿Puedo jugar en computadora o con emulador?',
    answer: ['No. Los torneos son solo para dispositivos móviles: celular o tableta, de cualquier marca.'],
  },
  {
    slug: 'nivel-minimo',
    question: '¿Qué nivel debe tener mi cuenta del juego?',
    answer: [
      `Nivel ${MIN_ACCOUNT_LEVEL} o superior. Así reducimos las cuentas falsas y las partidas son más parejas.`,
    ],
  },
  {
    slug: 'grupo-oficial',
    question: '¿Es obligatorio estar en el grupo oficial?',
    answer: [
      'Sí. Ahí se anuncian los próximos torneos y los cambios de último momento, y te ayudamos si algo falla. El horario y la sala de tu torneo están en «Mi torneo». El enlace del grupo está en la página de inicio, en la sección de la comunidad.',
    ],
  },
  {
    slug: 'como-me-inscribo',
    question: '¿Cómo me inscribo?',
    answer: [
      `Entra a Torneos, elige uno con inscripciones abiertas y toca «Inscribirse al torneo». Lee las reglas: se marcan una por una durante ${RULES_COUNTDOWN_S} segundos, porque casi todas las descalificaciones son por no leerlas. Después acéptalas y llena el formulario. Toma alrededor de un minuto.`,
    ],
  },
  {
    slug: 'donde-esta-mi-id',
    question: '¿Qué es el ID y dónde lo encuentro?',
    answer: [
      `Es el número que identifica tu cuenta dentro del juego: tiene entre ${FREE_FIRE_ID_MIN} y ${FREE_FIRE_ID_MAX} dígitos y aparece en tu perfil, debajo de tu nombre. Cópialo sin espacios ni letras.`,
    ],
  },
  {
    slug: 'id-ya-inscrito',
    question: 'Me dice que mi ID ya está inscrito o no puede jugar. ¿Qué hago?',
    answer: [
      'Cada ID puede inscribirse una sola vez por torneo. Si fuiste tú, tu inscripción ya está guardada: búscala en «Mi torneo» desde el mismo dispositivo. Si crees que alguien usó tu ID, escríbenos.',
      'También lo dice si ese jugador tiene una suspensión, por hacer trampa o faltar al respeto. Solo los organizadores ven por qué y hasta cuándo: escríbeles y te lo explican.',
    ],
  },
  {
    slug: 'estado-de-mi-inscripcion',
    question: '¿Cómo sé si me aprobaron?',
    answer: [
      'Abre tu enlace privado. Verás Pendiente mientras la organización la revisa, Aprobado cuando tienes tu cupo o Rechazado si no se pudo aceptar.',
      'También te avisamos por correo. Si otra persona ya usó el mismo correo en ese torneo, los avisos le llegan solo a ella: los tuyos están en «Mi torneo».',
    ],
  },
  {
    slug: 'perdi-mi-enlace',
    question: 'Perdí mi enlace privado, ¿lo puedo recuperar?',
    answer: [
      'Si te inscribiste desde este dispositivo, está en «Mi torneo», en la barra de arriba y junto a la lista de torneos. Si no, escríbenos con los datos de tu inscripción. La organización puede enviarte el enlace de «Mi torneo», donde ves cómo vas. Por seguridad, el privado no se puede consultar solo con tu ID.',
    ],
  },
  {
    slug: 'inscripcion-rechazada',
    question: 'Rechazaron mi inscripción, ¿puedo intentar otra vez?',
    answer: [
      'Sí, mientras queden cupos y las inscripciones sigan abiertas. Revisa el motivo en «Mi torneo» o en tu enlace privado, corrige lo que haga falta e inscríbete de nuevo.',
    ],
  },
  {
    slug: 'torneo-completo',
    question: 'El torneo está completo. ¿Hay lista de espera?',
    answer: [
      'Algunos torneos la tienen: recibes un número y, si se libera un cupo y te toca, es tuyo y te avisamos por correo. En los demás, el cupo vuelve a aparecer en la página del torneo.',
      'El cupo es del primero de la lista que puede tomarlo. Un equipo incompleto no puede: comparte la invitación. Cuando abre la confirmación de la partida, tampoco puede quien no tocó «Estoy listo» en «Mi torneo». Si nadie de la lista puede, es de quien se inscriba primero. En algunos torneos la organización da los cupos a mano, y quien se inscribe después también espera.',
      `Quien tuvo cupo y no entró a la sala en ${NO_SHOWS_BEHIND} torneos en los últimos ${NO_SHOWS_KEPT_DAYS} días espera detrás de los demás, aunque haya cupos: si queda alguno cuando abre la primera confirmación, o un día antes del torneo, es suyo.`,
    ],
  },
];
