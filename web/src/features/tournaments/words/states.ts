import type { TournamentPhase } from '@copa/domain/tournaments/state';
import type { TournamentStatus } from '@copa/domain/tournaments/tournament';

export const statuses: Readonly<Record<TournamentStatus, string>> = {
  draft: 'Borrador',
  scheduled: 'Programado',
  published: 'Publicado',
};

export const phases: Readonly<Record<TournamentPhase, string>> = {
  open: 'Inscripciones abiertas',
  not_open: 'Sin formulario',
  waiting: 'Lista de espera',
  full: 'Completo',
  registration_closed: 'Inscripciones cerradas',
  in_play: 'En juego',
  completed: 'Finalizado',
  cancelled: 'Cancelado',
};
