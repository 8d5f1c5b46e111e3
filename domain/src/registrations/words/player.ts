import { emailFormat } from '../../words/fields.ts';

export const REGISTRATION_MESSAGES = {
  fullName: 'El nombre es obligatorio',
  freeFireId: 'El ID de Free Fire es obligatorio',
  freeFireIdFormat: 'El ID debe contener entre 8 y 12 dígitos numéricos',
  email: 'El correo es obligatorio',
  emailFormat,
  phone: 'El teléfono es obligatorio',
  phoneFormat: 'Ingresa un teléfono válido',
  nick: 'El nick es obligatorio',
  unitName: 'El nombre del equipo es obligatorio',
  sent: 'Inscripción enviada correctamente. Espera la aprobación del administrador.',
  failed: 'Error al enviar la inscripción. Inténtalo de nuevo.',
} as const;
