import type { WindowKind } from '@copa/domain/day/window';
import type { Actor } from '../../../site/audit.ts';
import type { UnitKey } from '../members/members.ts';

/** Whoever has the ticket of a unit confirms for it. */
export interface ConfirmOperation extends UnitKey {
  readonly kind: 'confirm';
  readonly ticketId: string;
  readonly window: WindowKind;
}

/** Of a unit that waits: it is there, should a place become free. */
export interface ReadyOperation extends UnitKey {
  readonly kind: 'ready';
  readonly ticketId: string;
}

/** A place whose time is over: of a team that is still incomplete, or of who came late and did not confirm. */
export interface ReleaseOperation extends UnitKey {
  readonly kind: 'release';
}

/** An organiser lets a unit in that did not confirm. */
export interface ReadmitOperation extends UnitKey {
  readonly kind: 'readmit';
  readonly window: WindowKind;
  readonly reason: string;
  readonly actor: Actor;
}

/** An organiser gives a free place to one who waits. */
export interface PromoteOperation extends UnitKey {
  readonly kind: 'promote';
  readonly reason: string;
  readonly actor: Actor;
}

export type DayOperation =
  | ConfirmOperation
  | ReadyOperation
  | ReleaseOperation
  | ReadmitOperation
  | PromoteOperation;
