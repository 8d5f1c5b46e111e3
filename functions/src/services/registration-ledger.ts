import type { AppError } from '@copa/domain/errors';
import type { Form } from '@copa/domain/form';
import type { Mail } from '@copa/domain/mail';
import type { StoredRegistration } from '@copa/domain/registration';
import type { Tournament } from '@copa/domain/tournament';
import { refusal } from '../refusals.ts';
import type { LedgerSnapshot } from '../store/registration-ledger-store.ts';
import type { Act } from './audit.ts';

export type StoredPlayer = StoredRegistration & { readonly id: string };

/** What that transaction writes. Null removes. */
export interface LedgerChanges {
  readonly currentPlayers: number | null;
  readonly claims: ReadonlyMap<string, string | null>;
  readonly registrations: ReadonlyMap<string, StoredPlayer | null>;
  readonly mails: ReadonlyMap<string, Mail | null>;
  readonly acts: readonly Act[];
}

/**
 * The places of one tournament while a transaction decides. A place is taken and freed here and nowhere else,
 * always together with its claim, so that places = claims = pending + approved by construction.
 */
export interface Ledger {
  readonly tournament: Tournament | null;
  readonly form: Form | null;
  registration(id: string): StoredPlayer | null;
  /** The registration that holds the place of that player. */
  claimant(freeFireId: string): string | null;
  isFull(): boolean;
  takePlace(player: StoredPlayer): void;
  /** Does nothing when the registration holds no place. */
  freePlace(player: StoredPlayer): void;
  store(player: StoredPlayer): void;
  /** Mails queued for the player go with the registration. */
  erase(player: StoredPlayer): void;
  queueMail(id: string, mail: Mail): void;
  record(act: Act): void;
  changes(): LedgerChanges;
}

export function openLedger(snapshot: LedgerSnapshot): Ledger {
  const { tournament, form } = snapshot;
  const claims = new Map<string, string | null>();
  const registrations = new Map<string, StoredPlayer | null>();
  const mails = new Map<string, Mail | null>();
  const acts: Act[] = [];
  let taken = tournament?.currentPlayers ?? 0;

  const claimant = (freeFireId: string): string | null =>
    claims.has(freeFireId) ? (claims.get(freeFireId) ?? null) : (snapshot.claims.get(freeFireId) ?? null);

  return {
    tournament,
    form,
    registration: (id) =>
      registrations.has(id) ? (registrations.get(id) ?? null) : (snapshot.registrations.get(id) ?? null),
    claimant,
    isFull: () => tournament === null || taken >= tournament.maxPlayers,
    takePlace: ({ id, freeFireId }) => {
      claims.set(freeFireId, id);
      taken += 1;
    },
    freePlace: ({ id, freeFireId }) => {
      if (claimant(freeFireId) !== id) return;
      claims.set(freeFireId, null);
      taken -= 1;
    },
    store: (player) => {
      registrations.set(player.id, player);
    },
    erase: (player) => {
      registrations.set(player.id, null);
      for (const id of player.mailIds) mails.set(id, null);
    },
    queueMail: (id, mail) => {
      mails.set(id, mail);
    },
    record: (act) => {
      acts.push(act);
    },
    changes: () => ({
      currentPlayers: tournament === null || taken === tournament.currentPlayers ? null : taken,
      claims,
      registrations,
      mails,
      acts,
    }),
  };
}

export function notFound(what: 'tournament' | 'registration'): AppError {
  return refusal(
    'not-found',
    what === 'tournament' ? 'Torneo no encontrado' : 'No encontramos esa inscripción.',
  );
}
