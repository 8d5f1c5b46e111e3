import type { Ticket } from '@copa/domain/registrations/ticket';

export function titleOf({ name, unit: { tag } }: Pick<Ticket, 'name' | 'unit'>): string {
  return tag === '' ? name : `${tag} · ${name}`;
}

/** «Copa Ascenso · juegas hoy, 8:00 p. m.» */
export function frameLine(tournament: string, when: string | null): string {
  return when === null ? tournament : `${tournament} · ${when}`;
}
