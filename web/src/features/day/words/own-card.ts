import type { HeadlineKind } from '@copa/domain/day/headline-kind';

export const loading = 'Buscando cómo va…';
export const unknown = 'Abre tu torneo para ver cómo va.';
export const open = 'Abrir';
export const confirm = 'Confirmar';
export const ready = 'Estoy listo';

/** The link to the ticket has these texts if the headline's `action` is null. */
export const DOES: Readonly<Partial<Record<HeadlineKind, string>>> = {
  room: 'Ver la sala',
  incomplete: 'Invitar',
  consent: 'Pedir permiso',
  champion: 'Compartir',
};
