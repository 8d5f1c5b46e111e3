import type { Ticket } from '@copa/domain/registrations/ticket';

export function titleOf({ name, unit: { tag } }: Pick<Ticket, 'name' | 'unit'>): string {
  return tag === '' ? name : `${tag} · ${name}`;
}
