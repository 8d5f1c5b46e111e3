import { freeFireIdKey } from '@copa/domain/contact';
import type { AppError } from '@copa/domain/errors';
import type { Form } from '@copa/domain/forms/form';
import type { Mail } from '@copa/domain/mail';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { refusal } from '../../refusals.ts';
import type { Act } from '../../site/audit.ts';
import type { Trace } from '../../store/collections.ts';
import type { LedgerSnapshot } from './ledger-store.ts';

export type StoredPlayer = StoredRegistration & { readonly id: string };

/** What that transaction writes. Null removes. */
export interface LedgerChanges {
  readonly currentPlayers: number | null;
  readonly claims: ReadonlyMap<string, string | null>;
  readonly registrations: ReadonlyMap<string, StoredPlayer | null>;
  readonly traces: ReadonlyMap<string, Trace>;
  readonly mails: ReadonlyMap<string, Mail | null>;
  readonly acts: readonly Act[];
}

type Holder = Pick<StoredPlayer, 'id' | 'freeFireId'>;

/**
 * The places of one tournament while a transaction decides. A place is taken and freed here and nowhere else,
 * always together with its claim, so that places = claims = pending + approved by construction.
 */
export interface Ledger {
  readonly tournament: Tournament | null;
  readonly form: Form | null;
  registration(id: string): StoredPlayer | null;
  /** Whether that player has a place, however the ID is written. */
  isClaimed(freeFireId: string): boolean;
  hasPlace(player: Holder): boolean;
  isFull(): boolean;
  takePlace(player: Holder): void;
  /** Does nothing when the registration holds no place. */
  freePlace(player: Holder): void;
  store(player: StoredPlayer): void;
  /** Mails queued for the player go with the registration. */
  erase(player: StoredPlayer): void;
  trace(id: string): Trace | null;
  leave(trace: Trace): void;
  queueMail(id: string, mail: Mail): void;
  record(act: Act): void;
  changes(): LedgerChanges;
}

export function openLedger(snapshot: LedgerSnapshot): Ledger {
  const { tournament, form, isMiscounted } = snapshot;
  const claims = new Map<string, string | null>();
  const registrations = new Map<string, StoredPlayer | null>();
  const traces = new Map<string, Trace>();
  const mails = new Map<string, Mail | null>();
  const acts: Act[] = [];
  const held = claimsByPlayer(snapshot.claims);
  let taken = tournament?.currentPlayers ?? 0;

  const claimsOf = (freeFireId: string) => held.get(freeFireIdKey(freeFireId)) ?? NO_CLAIMS;
  const claimOf = ({ id, freeFireId }: Holder) =>
    [...claimsOf(freeFireId)].find(([, registrationId]) => registrationId === id)?.[0];

  return {
    tournament,
    form,
    registration: (id) =>
      registrations.has(id) ? (registrations.get(id) ?? null) : (snapshot.registrations.get(id) ?? null),
    isClaimed: (freeFireId) => claimsOf(freeFireId).size > 0,
    hasPlace: (player) => claimOf(player) !== undefined,
    isFull: () => tournament === null || taken >= tournament.maxPlayers,
    takePlace: ({ id, freeFireId }) => {
      const key = freeFireIdKey(freeFireId);
      claims.set(key, id);
      held.set(key, new Map([...claimsOf(freeFireId), [key, id]]));
      taken += 1;
    },
    freePlace: (player) => {
      const claim = claimOf(player);
      if (claim === undefined) return;
      claims.set(claim, null);
      const others = [...claimsOf(player.freeFireId)].filter(([id]) => id !== claim);
      held.set(freeFireIdKey(player.freeFireId), new Map(others));
      taken -= 1;
    },
    store: (player) => {
      registrations.set(player.id, player);
    },
    erase: (player) => {
      registrations.set(player.id, null);
      for (const id of player.mailIds) mails.set(id, null);
    },
    trace: (id) => traces.get(id) ?? snapshot.traces.get(id) ?? null,
    leave: (trace) => {
      traces.set(trace.id, trace);
    },
    queueMail: (id, mail) => {
      mails.set(id, mail);
    },
    record: (act) => {
      acts.push(act);
    },
    changes: () => ({
      currentPlayers:
        tournament === null || (taken === tournament.currentPlayers && !isMiscounted) ? null : taken,
      claims,
      registrations,
      traces,
      mails,
      acts,
    }),
  };
}

type ClaimsOfPlayer = ReadonlyMap<string, string>;
const NO_CLAIMS: ClaimsOfPlayer = new Map();

/** Registrations by claim, by player: one who was let in more than once before, under zeros in front, has several. */
function claimsByPlayer(claims: ReadonlyMap<string, string>): Map<string, ClaimsOfPlayer> {
  const players = new Map<string, ClaimsOfPlayer>();
  for (const [claim, registrationId] of claims) {
    const key = freeFireIdKey(claim);
    players.set(key, new Map([...(players.get(key) ?? NO_CLAIMS), [claim, registrationId]]));
  }
  return players;
}

export function notFound(what: 'tournament' | 'registration'): AppError {
  return refusal(
    'not-found',
    what === 'tournament' ? 'Torneo no encontrado' : 'No encontramos esa inscripción.',
  );
}
