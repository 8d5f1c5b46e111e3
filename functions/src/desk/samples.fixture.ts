import { entryEndOf, type StoredEntry, StoredEntrySchema } from '@copa/domain/fairness/record';
import { type Form, FormSchema } from '@copa/domain/forms/form';
import { HOUR_MS } from '@copa/domain/limits';
import { type AcceptanceInput, AcceptanceInputSchema } from '@copa/domain/registrations/invitation';
import {
  type RegistrationInput,
  RegistrationInputSchema,
  type StoredRegistration,
  StoredRegistrationSchema,
} from '@copa/domain/registrations/registration';
import {
  type Closings,
  type ConfirmationWindow,
  NO_CLOSING,
  NO_CLOSINGS,
  type WindowKind,
} from '@copa/domain/tournaments/places/window';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';

export const SAMPLE_NOW = new Date('2026-11-20T12:00:00.000Z');

export function sampleTournament(overrides: Partial<Tournament> = {}): Tournament {
  const tournament = z.parse(TournamentSchema, {
    id: 'copa-1',
    name: 'Copa Relámpago',
    date: new Date(SAMPLE_NOW.getTime() + 48 * HOUR_MS),
    maxPlayers: 3,
    status: 'published',
    linkedFormId: 'form-1',
  });
  return { ...tournament, ...overrides };
}

export function sampleWindow<Kind extends WindowKind>(
  kind: Kind,
  opensAt: Date,
  closesAt: Date,
  onMissing: ConfirmationWindow['onMissing'] = 'release',
) {
  return { kind, opensAt, closesAt, onMissing };
}

/** The site told players of each window as it opened. */
export function toldAsOpened(windows: readonly ConfirmationWindow[]): Closings {
  const told = windows.map(({ kind, opensAt }) => [kind, { ...NO_CLOSING, toldAt: opensAt }] as const);
  return { ...NO_CLOSINGS, ...Object.fromEntries(told) };
}

export function sampleForm(overrides: Partial<Form> = {}): Form {
  return { ...z.parse(FormSchema, { id: 'form-1', title: 'Inscripción' }), ...overrides };
}

export function sampleBan(
  from: Date,
  days: number | null,
  overrides: Partial<StoredEntry> = {},
): StoredEntry {
  const entry = {
    id: 'ban-1',
    kind: 'ban',
    from,
    until: entryEndOf('ban', from, days),
    reason: 'Usó un programa para apuntar',
  };
  return { ...z.parse(StoredEntrySchema, { ...entry, by: { uid: 'admin-1' } }), ...overrides };
}

export function sampleAbsence(from: Date, overrides: Partial<StoredEntry> = {}): StoredEntry {
  const entry = {
    id: 'absence-1',
    kind: 'no_show',
    from,
    until: entryEndOf('no_show', from, null),
    reason: 'Faltó a la partida 1',
  };
  return { ...z.parse(StoredEntrySchema, { ...entry, by: { uid: 'admin-1' } }), ...overrides };
}

type SentInput = RegistrationInput & { readonly requestId: string };

export function sampleInput(number: number, overrides: Partial<SentInput> = {}): SentInput {
  const requestId = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const input = z.parse(RegistrationInputSchema, {
    requestId,
    tournamentId: 'copa-1',
    fullName: `Jugadora ${number}`,
    freeFireId: String(10_000_000 + number),
    email: `jugadora${number}@correo.example`,
    phone: '+52 55 1234 5678',
  });
  return { ...input, requestId, ...overrides };
}

export function sampleAcceptance(number: number, overrides: Partial<AcceptanceInput> = {}): AcceptanceInput {
  const input = z.parse(AcceptanceInputSchema, {
    requestId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    invitationCode: '0'.repeat(26),
    fullName: `Jugadora ${number}`,
    nick: `Nick${number}`,
    ageBand: 'adult',
    freeFireId: String(10_000_000 + number),
    email: `jugadora${number}@correo.example`,
    phone: '+52 55 1234 5678',
  });
  return { ...input, ...overrides };
}

export function sampleUnit(number: number, overrides: Partial<StoredRegistration> = {}): StoredRegistration {
  const { requestId: _, tournamentId, unit: __, nick, ...player } = sampleInput(number);
  const id = `unit-${number}`;
  const parsed = z.parse(StoredRegistrationSchema, {
    id,
    tournamentId,
    number,
    status: 'approved',
    place: 'held',
    ticketId: String(number).padStart(26, '0'),
    createdAt: SAMPLE_NOW,
    updatedAt: SAMPLE_NOW,
    members: [
      {
        ...player,
        id,
        nick,
        slot: 1,
        role: 'captain',
        state: 'accepted',
        codeHash: `hash-${number}`,
        mailbox: { here: player.email, everywhere: player.email },
        acceptedAt: SAMPLE_NOW,
      },
    ],
  });
  return { ...parsed, ...overrides };
}
