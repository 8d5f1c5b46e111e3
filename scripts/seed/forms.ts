import { ACCOUNT_LEVEL_FIELD } from '@copa/domain/forms/account-level';
import type { StoredFormSchema } from '@copa/domain/forms/form';
import type { StoredQuestionSchema } from '@copa/domain/questions/question';
import type { z } from 'zod/mini';

type FormData = z.input<typeof StoredFormSchema>;

export const SOLO_FORM = 'registro-solo';
export const TEAM_FORM = 'registro-equipo';

const COUNTRIES = ['México', 'Colombia', 'Perú', 'Argentina', 'Chile', 'Ecuador', 'Guatemala', 'Otro'];

const ACCOUNT_FIELDS: FormData['fields'] = [
  { id: 'pais', type: 'select', label: '¿Desde qué país juegas?', required: true, options: COUNTRIES },
  ACCOUNT_LEVEL_FIELD,
];

export const FORMS: Readonly<Record<string, FormData>> = {
  [SOLO_FORM]: {
    title: 'Registro individual',
    description: 'Datos que pedimos a cada jugador en los torneos solo.',
    isActive: true,
    fields: ACCOUNT_FIELDS,
  },
  [TEAM_FORM]: {
    title: 'Registro en equipo',
    description: 'Datos que pedimos a cada jugador de un dúo o una escuadra.',
    isActive: true,
    fields: [
      ...ACCOUNT_FIELDS,
      {
        id: 'rol',
        type: 'radio',
        label: '¿Cuál es tu rol en el equipo?',
        required: false,
        options: ['Rusher', 'Francotirador', 'Soporte', 'Líder'],
      },
    ],
  },
  'encuesta-jugadores': {
    title: 'Encuesta de la comunidad',
    description: 'Ayúdanos a preparar la próxima temporada. Toma dos minutos.',
    isActive: true,
    fields: [
      { id: 'nick', type: 'text', label: 'Tu nick en el juego', placeholder: 'FénixMX', required: true },
      {
        id: 'correo',
        type: 'email',
        label: 'Correo electrónico',
        placeholder: 'tu@correo.com',
        required: true,
      },
      { id: 'telefono', type: 'phone', label: 'WhatsApp', placeholder: '+52 55 1234 5678' },
      { id: 'partidas', type: 'number', label: '¿Cuántas partidas juegas por semana?' },
      { id: 'desde', type: 'date', label: '¿Desde cuándo juegas?' },
      {
        id: 'mejorar',
        type: 'textarea',
        label: '¿Qué mejorarías de nuestros torneos?',
        placeholder: 'Cuéntanos con confianza',
      },
      {
        id: 'modo',
        type: 'select',
        label: 'Modalidad favorita',
        required: true,
        options: ['Solo', 'Dúo', 'Escuadra'],
      },
      {
        id: 'horario',
        type: 'radio',
        label: '¿A qué hora prefieres jugar?',
        required: true,
        options: ['Tarde', 'Noche', 'Madrugada'],
      },
      {
        id: 'dias',
        type: 'checkbox',
        label: '¿Qué días puedes jugar?',
        options: ['Viernes', 'Sábado', 'Domingo'],
      },
      { id: 'nota', type: 'rating', label: '¿Qué nota le pones al último torneo?', required: true },
    ],
  },
  'convocatoria-moderadores': {
    title: 'Convocatoria de moderadores',
    description: 'La convocatoria ya terminó.',
    isActive: false,
    fields: [{ id: 'motivo', type: 'textarea', label: '¿Por qué quieres ser moderador?', required: true }],
  },
};

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
