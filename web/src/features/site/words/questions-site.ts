import { ADULT_AGE } from '@copa/domain/limits';
import { shortUsesOfData } from '@copa/domain/registrations/words/player-data';
import type { Site } from '../../../config/site.ts';
import type { FaqQuestion } from '../public/faq/faq-question.ts';

export const siteQuestions = (site: Site): readonly FaqQuestion[] => [
  {
    slug: 'que-datos-guardan',
    question: '¿Qué datos guardan y para qué?',
    answer: [
      `${shortUsesOfData} Solo los ve la organización y no se usan para publicidad. En público se ven tu nick y el nombre de tu equipo, nada más.`,
      `Si tienes menos de ${ADULT_AGE}, también el nombre y el teléfono de tu adulto responsable, que la organización pide solo para el permiso o para un premio. Los términos dicen cuándo se borra cada cosa.`,
    ],
  },
  {
    slug: 'retirar-inscripcion',
    question: '¿Cómo retiro mi inscripción o borro mis datos?',
    answer: [
      'Abre tu enlace privado y elige retirar la inscripción. Tus datos de ese torneo se borran en ese momento y el cupo queda libre para otra persona. Si ya jugaste, en la tabla y en el podio queda un número en lugar de tu nombre. Si juegas en equipo, los demás conservan el cupo, y si falta alguien tienen que completarse a tiempo; el capitán también puede retirar a todo el equipo. No se puede deshacer.',
    ],
  },
  {
    slug: 'me-quede-sin-internet',
    question: 'Me quedé sin internet al enviar el formulario. ¿Perdí todo?',
    answer: [
      'No. Lo que escribiste queda guardado en tu dispositivo y puedes enviarlo cuando vuelva la conexión. Aunque lo envíes más de una vez, cuenta como una sola inscripción.',
    ],
  },
  {
    slug: 'instalar',
    question: '¿Hay una app?',
    answer: [
      'El sitio se puede instalar: en el menú de tu navegador elige «Agregar a la pantalla de inicio». Ocupa muy poco y muestra lo último que viste aunque no tengas conexión.',
    ],
  },
  {
    slug: 'apagar-sonidos',
    question: '¿Cómo apago los sonidos del menú?',
    answer: [
      'Con «Silenciar sonidos», al final de cada página. Tu elección queda guardada en tu dispositivo.',
    ],
  },
  {
    slug: 'contacto',
    question: 'No encontré mi respuesta. ¿Con quién hablo?',
    answer: [
      `Escríbenos a ${site.email}, llámanos al ${site.phone} o pregunta en el grupo oficial. Damos soporte todos los días.`,
    ],
  },
];
