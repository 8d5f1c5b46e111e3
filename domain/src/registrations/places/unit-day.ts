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

/** A rejected unit keeps `held` while the rejection can be undone, but it does not play. */
export function hasPlace({ status, place }: { readonly status: RegistrationStatus; readonly place: Place }) {
  return place === 'held' && status !== 'rejected';
}

/** `entry`: the unit is complete. `match`: it also said that it is ready. */
export const WaitPhaseSchema = z.enum(['entry', 'match']);
export type WaitPhase = z.output<typeof WaitPhaseSchema>;

export const UnitLobbySchema = z.object({ stage: CountSchema, id: LobbyIdSchema });

/** Tickets contain all these fields except `waitSeq`, so none of them may be personal. */
export const dayShape = {
  /** The number in the queue, which is never given twice. Null unless `place` is `waiting`. */
  waitSeq: nullish(CountSchema),
  confirmations: z._default(ConfirmationsSchema, NO_CONFIRMATIONS),
  late: z._default(LateSchema, NONE_LATE),
  readyAt: nullish(InstantSchema),
  placedAt: nullish(InstantSchema),
  promotedAt: nullish(InstantSchema),
  confirmBy: nullish(InstantSchema),
  releasedBy: nullish(ReleasedBySchema),
  /** The status that the unit had when a player left. Null again once the gap and its effects are mended. */
  leftFrom: nullish(z.enum(['pending', 'approved'])),
  lobby: nullish(UnitLobbySchema),
  rooms: TicketRoomsSchema,
};
