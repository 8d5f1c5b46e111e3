/** Each field that a player types, in the order in which forms and files show them. */
export const PLAYER_NAMES = {
  fullName: 'Nombre completo',
  nick: 'Nick',
  freeFireId: 'ID de Free Fire',
  email: 'Correo',
  phone: 'Teléfono',
} as const;

export const mailLabel = 'Correo electrónico';
export const phoneLabel = 'Teléfono (WhatsApp)';
