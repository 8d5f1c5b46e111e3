import { HOUR_MS, INCOMPLETE_HELD_MS, PRIZE_DELIVERY_DAYS } from '@copa/domain/limits';
import { protestAnswer, protestTimes } from '@copa/domain/play/words/protest-rule';
import type { FaqQuestion } from '../public/faq/faq-question.ts';

export const playingQuestions: readonly FaqQuestion[] = [
  {
    slug: 'modalidades',
    question: '¿Se juega solo o en equipo?',
    answer: [
      'Hay torneos en solitario, en dúo y en escuadra de cuatro. La modalidad aparece en cada torneo.',
    ],
  },
  {
    slug: 'formato',
    question: '¿Cómo es el formato?',
    answer: [
      'Rondas de eliminación y una final al mejor de 3 partidas. Algunos torneos son una sola final, Champion Rush (llegas a unos puntos y ganas una partida) o por bajas. La página de cada torneo dice en «Cómo se juega» quién pasa y cuánto vale cada puesto y cada baja; su «Tabla de posiciones», quién va primero.',
    ],
  },
  {
    slug: 'confirmaciones',
    question: '¿Qué son las 3 confirmaciones?',
    answer: [
      'Son tres momentos: avisas que vas a jugar, que estás listo para la partida y, si clasificas, que juegas la final. Confirmas con un toque en «Mi torneo». Si falta una, tu lugar puede pasar a otra persona.',
    ],
  },
  {
    slug: 'inscripcion-en-duo',
    question: 'En un torneo en dúo o escuadra, ¿quién se inscribe?',
    answer: [
      `El capitán inscribe al equipo solo con sus datos y recibe un enlace para mandarle a todo el equipo. Cada integrante lo abre, lee las reglas, pone sus propios datos y recibe su enlace privado: primero entran los titulares y después los suplentes. El capitán puede cerrar el enlace, cambiarlo o quitar a quien entró por error hasta que se sortean las salas. El cupo se guarda hasta ${INCOMPLETE_HELD_MS / HOUR_MS} horas mientras se completa.`,
    ],
  },
  {
    slug: 'amigo-no-puede',
    question: 'Mi amigo ya no puede jugar. ¿Qué hacemos?',
    answer: [
      'Tu amigo abre «Mi torneo», toca «Ver mis datos o retirarme» y se retira: su lugar queda libre. En un equipo, el capitán manda el enlace del equipo a quien juega en su lugar. También puede quitar a quien no viene, hasta que se sortean las salas.',
    ],
  },
  {
    slug: 'horario',
    question: '¿En qué horario se juega?',
    answer: [
      'Lo dice la página del torneo, en la hora de tu teléfono. Si en el país del torneo es otra, está al lado: «10:46 p. m. en Colombia». Desde ahí puedes agregarla a tu calendario.',
    ],
  },
  {
    slug: 'como-entro-a-la-sala',
    question: '¿Cómo entro a la sala?',
    answer: [
      'El ID, la contraseña y tu casilla aparecen en «Mi torneo» poco antes de empezar. Entra a tiempo y con la misma cuenta que inscribiste.',
    ],
  },
  {
    slug: 'llego-tarde',
    question: '¿Qué pasa si llego tarde o no me presento?',
    answer: [
      'La partida no se detiene. La inactividad (no confirmar, no entrar a la sala o abandonar) puede dejarte fuera del torneo.',
    ],
  },
  {
    slug: 'se-me-cayo-la-conexion',
    question: 'Se me cayó la conexión en plena partida. ¿Se repite?',
    answer: [
      'Si la falla es solo de tu conexión o tu dispositivo, no. Si afecta a toda la sala, la organización decide si se repite y lo avisa en el grupo.',
    ],
  },
  {
    slug: 'trampas',
    question: '¿Qué pasa con quienes hacen trampa?',
    answer: [
      'Quedan fuera del torneo, sin premio, y pueden quedar fuera de los siguientes. Si tu equipo jugó esa partida, protéstala en «Mi torneo». Si no la jugaste y viste algo, escríbele a la organización.',
    ],
  },
  {
    slug: 'como-protestar',
    question: 'El resultado está mal o alguien hizo trampa. ¿Cómo protesto?',
    answer: [
      `En «Mi torneo», toca «Protestar», busca la partida y cuenta qué pasó. ${protestAnswer}`,
      protestTimes,
      'Lo que envías lo leen solo los organizadores y los árbitros. El otro equipo lee de qué se trata y la respuesta, no quién protestó. La partida no es oficial hasta que se responde; las demás siguen.',
    ],
  },
  {
    slug: 'temporada',
    question: '¿Qué es una temporada?',
    answer: [
      'Una tabla que suma lo que haces en varios torneos. Al terminar cada uno, tus puntos se suman solos: los ves en la página de la temporada, que también dice cómo se cuenta.',
      'Vas por jugador, no por equipo: si cambias de equipo conservas lo tuyo. Apareces con el nick de tu último torneo, o con un número si tu adulto responsable eligió no mostrarlo.',
      'Una gran final es primero para los mejores de la temporada: su página dice cuántos, hasta qué hora, y desde cuándo entran más. En equipos cuenta el puesto de quien inscribe al equipo.',
      'Inscríbete desde el teléfono con el que jugaste: así comprobamos que el ID es tuyo. Desde otro teléfono abre primero tu enlace privado de uno de esos torneos. Sin eso tu inscripción queda sin comprobar, y cede el cupo si alguien comprueba que ese ID es suyo.',
    ],
  },
  {
    slug: 'premios-cuando',
    question: '¿Cuándo entregan los premios?',
    answer: [`Dentro de los ${PRIZE_DELIVERY_DAYS} días siguientes al final del torneo.`],
  },
  {
    slug: 'premios-como',
    question: '¿Cómo recibo mi premio?',
    answer: [
      'La organización te contacta con el correo o el teléfono que diste al inscribirte y acuerda contigo el medio de entrega. Nunca te pediremos tu contraseña ni un pago para recibirlo.',
    ],
  },
];
