import type { FormInputSchema } from '@copa/domain/forms/form';
import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import type { TournamentFormValues } from '@copa/domain/tournaments/tournament-input';
import type * as z from 'zod/mini';

export function inHours(hours: number): string {
  return new Date(Date.now() + hours * HOUR_MS).toISOString();
}

export function tournamentBody(changes: Partial<TournamentFormValues> = {}) {
  return {
    name: 'Copa de prueba',
    date: new Date(Date.now() + 7 * DAY_MS).toISOString(),
    maxPlayers: 10,
    status: 'published',
    ...changes,
  };
}

export function formBody(changes: Partial<z.input<typeof FormInputSchema>> = {}) {
  return {
    title: 'Ficha del jugador',
    fields: [{ id: 'apodo', type: 'text', label: '¿Cuál es tu apodo?', required: true }],
    ...changes,
  };
}

export function questionBody(changes: Readonly<Record<string, unknown>> = {}) {
  return { text: '¿Cuál es tu nivel?', type: 'text', ...changes };
}

export function personBody() {
  return {
    fullName: 'Ana Torres',
    freeFireId: String(100_000_000 + Math.floor(Math.random() * 900_000_000)),
    email: 'ana@correo.test',
    phone: '+52 55 1234 5678',
  };
}

export function playerBody(tournamentId: string, changes: Readonly<Record<string, unknown>> = {}) {
  return { requestId: crypto.randomUUID(), tournamentId, ...personBody(), answers: {}, ...changes };
}

export const partnerBody = (nick: string) => ({
  ...personBody(),
  nick,
  ageBand: 'adult',
  requestId: crypto.randomUUID(),
});

export function pictureForm(bytes: Uint8Array, name = 'image'): FormData {
  const form = new FormData();
  form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'foto.png');
  return form;
}

export const GUARDIAN = { name: 'Rosa Díaz', phone: '+52 55 8765 4321' };
