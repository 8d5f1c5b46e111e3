import { ERROR_MESSAGES } from '../../words/errors.ts';
import type { RegistrationRefusal } from '../state.ts';

export const REFUSAL_MESSAGES: Readonly<Record<RegistrationRefusal, string>> = {
  'tournament-not-published': 'Este torneo no está publicado.',
  'registration-form-missing': ERROR_MESSAGES['registration-form-missing'],
  'registration-closed': ERROR_MESSAGES['registration-closed'],
  'tournament-full': ERROR_MESSAGES['tournament-full'],
  'tournament-cancelled': ERROR_MESSAGES['tournament-cancelled'],
};

export const TOURNAMENT_DENIED = {
  create: 'No tienes permisos para crear torneos',
  update: 'No tienes permisos para actualizar torneos',
  delete: 'No tienes permisos para eliminar torneos',
} as const;
