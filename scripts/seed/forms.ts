import type { StoredFormSchema } from '@copa/domain/forms/form';
import type { z } from 'zod/mini';

type FormData = z.input<typeof StoredFormSchema>;

export const SOLO_FORM = 'registro-solo';
export const DUO_FORM = 'registro-duo';
const SURVEY_FORM = 'encuesta-jugadores';

const COUNTRIES = ['México', 'Colombia', 'Perú', 'Argentina', 'Chile', 'Ecuador', 'Guatemala', 'Otro'];

export const FORMS: Readonly<Record<string, FormData>> = {
  [SOLO_FORM]: {
    title: 'Registro individual',
    description: 'Datos que pedimos a cada jugador en los torneos solo.',
    isActive: true,
    fields: [
      { id: 'pais', type: 'select', label: '¿Desde qué país juegas?', required: true, options: COUNTRIES },
      {
        id: 'nivel',
        type: 'number',
        label: 'Nivel de tu cuenta',
        placeholder: '40 o superior',
        required: true,
      },
    ],
  },
  [DUO_FORM]: {
    title: 'Registro en dúo',
    description: 'Datos de la pareja. Inscribe uno solo de los dos: el capitán.',
    isActive: true,
    fields: [
      {
        id: 'equipo',
        type: 'text',
        label: 'Nombre del dúo',
        placeholder: 'Por ejemplo: Alas de Fuego',
        required: true,
      },
      { id: 'companero', type: 'text', label: 'Nombre de tu compañero', required: true },
      { id: 'companero_id', type: 'number', label: 'ID de Free Fire de tu compañero', required: true },
      { id: 'pais', type: 'select', label: '¿Desde qué país juegan?', required: false, options: COUNTRIES },
    ],
  },
  [SURVEY_FORM]: {
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
      { id: 'modo', type: 'select', label: 'Modalidad favorita', required: true, options: ['Solo', 'Dúo'] },
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
