import { mailboxKey } from '@copa/domain/contact';
import { AppError, type ErrorCode } from '@copa/domain/errors';
import type { Form } from '@copa/domain/forms/form';
import type { Question } from '@copa/domain/questions/question';
import type { Player } from '@copa/domain/registrations/player';
import type { RegistrationCorrection, RegistrationInput } from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Trace } from '../../store/collections.ts';
import { openLedger, type StoredPlayer } from './ledger.ts';
import { applyOperation, type RegistrationOperation } from './operations.ts';
import { SAMPLE_NOW, sampleForm, sampleTournament } from './samples.fixture.ts';

const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };

interface Sent {
  readonly network?: string | null;
  readonly isProven?: boolean;
  readonly retriedSince?: Date;
}

const nameOf = (id: string) => ({ id, statusCodeHash: 'hash', withdrawn: `request ${id}` });

const keyOf = ({ id, tournamentId, freeFireId }: StoredPlayer) => ({ id, tournamentId, freeFireId });

/** What the database would hold, with every operation in a transaction of its own. */
export function createWorld(
  options: {
    tournament?: Tournament | null;
    form?: Form | null;
    questions?: Question[];
    now?: Date;
    claims?: ReadonlyMap<string, string>;
  } = {},
) {
  const claims = new Map<string, string>(options.claims);
  const traces = new Map<string, Trace>();
  const registrations = new Map<string, StoredPlayer>();
  const mails = new Set<string>();
  const acts: unknown[] = [];
  let tournament = options.tournament === undefined ? sampleTournament() : options.tournament;
  const form = options.form === undefined ? sampleForm() : options.form;
  let now = options.now ?? SAMPLE_NOW;

  function apply(operation: RegistrationOperation): StoredPlayer {
    const ledger = openLedger({ tournament, isMiscounted: false, form, claims, registrations, traces });
    const context = { now, questions: options.questions ?? [] };
    const answer = applyOperation(ledger, operation, context);
    const changes = ledger.changes();
    for (const [id, owner] of changes.claims) {
      if (owner === null) claims.delete(id);
      else claims.set(id, owner);
    }
    for (const [id, player] of changes.registrations) {
      if (player === null) registrations.delete(id);
      else registrations.set(id, player);
    }
    for (const [id, trace] of changes.traces) traces.set(id, trace);
    for (const [id, mail] of changes.mails) {
      if (mail === null) mails.delete(id);
      else mails.add(id);
    }
    acts.push(...changes.acts);
    if (tournament !== null && changes.currentPlayers !== null) {
      tournament = { ...tournament, currentPlayers: changes.currentPlayers };
    }
    return answer;
  }

  return {
    claims,
    registrations,
    traces,
    mails,
    acts,
    places: () => tournament?.currentPlayers ?? 0,
    loseTournament: () => {
      tournament = null;
    },
    advance: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    register: (
      { requestId, ...input }: RegistrationInput & { readonly requestId: string },
      { network = null, isProven = false, retriedSince }: Sent = {},
    ) =>
      apply({
        kind: 'register',
        input: { ...input, requestId },
        names: [nameOf(requestId)],
        retriedSince: retriedSince ?? null,
        networkKey: network,
        isNetworkLimited: !isProven,
        traces: { network, mailbox: `mailbox ${mailboxKey(input.email)}`, mails: 'mails' },
      }),
    add: (id: string, player: Player) =>
      apply({ kind: 'add', name: nameOf(id), tournamentId: 'copa-1', player, actor: ADMIN }),
    correct: (player: StoredPlayer, correction: RegistrationCorrection) =>
      apply({ kind: 'correct', ...keyOf(player), correction, actor: ADMIN }),
    decide: (player: StoredPlayer, status: StoredPlayer['status'], reason: string | null = null) =>
      apply({ kind: 'decide', ...keyOf(player), status, reason, actor: ADMIN }),
    decideIf: (
      player: StoredPlayer,
      expected: StoredPlayer['status'],
      status: StoredPlayer['status'],
      reason: string | null = null,
    ) =>
      apply({
        kind: 'decide',
        ...keyOf(player),
        status,
        expected,
        reason,
        actor: ADMIN,
      }),
    remove: (player: StoredPlayer) =>
      apply({
        kind: 'remove',
        ...keyOf(player),
        action: 'registration.delete',
        withdrawn: nameOf(player.id).withdrawn,
        actor: ADMIN,
      }),
  };
}

export function codeOf(act: () => unknown): ErrorCode | null {
  try {
    act();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code;
  }
}
