import * as z from 'zod/mini';
import { CountSchema } from '../../described.ts';
import { LobbyIdSchema } from '../../ids.ts';
import { InstantSchema, nullish } from '../../time/instant.ts';
import {
  ConfirmationsSchema,
  LateSchema,
  NO_CONFIRMATIONS,
  NONE_LATE,
  ReleasedBySchema,
} from '../confirmation.ts';
import { TicketRoomsSchema } from '../ticket-room.ts';
import * as words from '../words/unit.ts';

export const RegistrationStatusSchema = z.enum(['pending', 'approved', 'rejected']);
export type RegistrationStatus = z.output<typeof RegistrationStatusSchema>;

export const REGISTRATION_STATUS = {
  pending: { label: words.pending, colour: 'yellow' },
  approved: { label: words.approved, colour: 'green' },
  rejected: { label: words.rejected, colour: 'red' },
} as const satisfies Record<RegistrationStatus, { label: string; colour: string }>;

export const PlaceSchema = z.enum(['held', 'waiting', 'released']);
export type Place = z.output<typeof PlaceSchema>;

/** A rejected unit keeps its place for an undo, but does not play. */
export function hasPlace({ status, place }: { readonly status: RegistrationStatus; readonly place: Place }) {
  return place === 'held' && status !== 'rejected';
}

/** `entry`: the unit is complete; `match`: the unit also said that it is ready. */
export const WaitPhaseSchema = z.enum(['entry', 'match']);
export type WaitPhase = z.output<typeof WaitPhaseSchema>;

export const UnitLobbySchema = z.object({ stage: CountSchema, id: LobbyIdSchema });

/** The unit's phones read all these fields except the queue number, so none of them is personal. */
export const dayShape = {
  /** No number is given twice. Null unless the unit waits. */
  waitSeq: nullish(CountSchema),
  confirmations: z._default(ConfirmationsSchema, NO_CONFIRMATIONS),
  late: z._default(LateSchema, NONE_LATE),
  readyAt: nullish(InstantSchema),
  placedAt: nullish(InstantSchema),
  promotedAt: nullish(InstantSchema),
  confirmBy: nullish(InstantSchema),
  releasedBy: nullish(ReleasedBySchema),
  lobby: nullish(UnitLobbySchema),
  rooms: TicketRoomsSchema,
};
