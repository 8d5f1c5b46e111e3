import type { StoredQuestionSchema } from '@copa/domain/questions/question';
import type { z } from 'zod/mini';

type QuestionData = z.input<typeof StoredQuestionSchema>;

export const QUESTIONS: Readonly<Record<string, QuestionData>> = {
  enterado: {
    text: '¿Cómo te enteraste del torneo?',
    type: 'select',
    required: false,
    options: ['Grupo de WhatsApp', 'Un amigo', 'Redes sociales', 'Ya había participado'],
    order: 0,
    active: true,
  },
  mensaje: {
    text: '¿Quieres decirle algo a los organizadores?',
    type: 'textarea',
    required: false,
    placeholder: 'Opcional',
    order: 1,
    active: true,
  },
  dispositivo: {
    text: '¿Con qué dispositivo juegas?',
    type: 'radio',
    required: true,
    options: ['Android', 'iPhone', 'Tableta'],
    order: 2,
    active: false,
  },
  horarios: {
    text: '¿Qué horarios te acomodan?',
    type: 'checkbox',
    required: false,
    options: ['Viernes en la noche', 'Sábado en la tarde', 'Domingo en la tarde'],
    order: 3,
    active: false,
  },
  clan: { text: '¿Perteneces a algún clan?', type: 'text', required: false, order: 4, active: false },
};
