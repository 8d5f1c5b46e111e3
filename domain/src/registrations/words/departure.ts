export const DEPARTURES = {
  withdrawn: 'Retiraste esta inscripción. Borramos tus datos.',
  team: 'Tu capitán retiró a todo el equipo. Borramos tus datos.',
  captain: 'Tu capitán te quitó del equipo. Borramos tus datos.',
  consent:
    'Tu adulto responsable no dio el permiso o lo retiró: ya no juegas este torneo. Borramos tus datos.',
  removed: 'La organización quitó esta inscripción y borró tus datos. Si crees que es un error, escríbele.',
} as const;
export type Departure = keyof typeof DEPARTURES;
