import { addRegistration } from '@copa/domain/registrations/endpoints';
import type { AcceptedMember, Member } from '@copa/domain/registrations/member';
import { addMember, correctMember, replaceMember } from '@copa/domain/registrations/member-endpoints';
import {
  correctedPlayerShape,
  eachPlayerField,
  PLAYER_FIELDS,
  type PlayerField,
} from '@copa/domain/registrations/player';
import { type Registration, RegistrationAdditionSchema } from '@copa/domain/registrations/registration';
import { ROLE_LABELS } from '@copa/domain/registrations/words/unit';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import * as z from 'zod/mini';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
import { changedFields } from '../../../../lib/admin/edits.ts';
import { type EditorErrors, schemaErrors } from '../../../../lib/admin/schema-errors.ts';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import { ApiError } from '../../../../lib/network/api-client.ts';
import * as words from '../../words/player.ts';
import { shortName } from '../unit-words.ts';

export type PlayerTask =
  | { readonly kind: 'add'; readonly tournament: Pick<ListedTournament, 'id' | 'modality'> }
  | { readonly kind: 'correct'; readonly registration: Registration; readonly player: AcceptedMember }
  | { readonly kind: 'seat'; readonly registration: Registration; readonly slot: Member }
  | { readonly kind: 'replace'; readonly registration: Registration; readonly player: AcceptedMember };

/** The names of the fields are their paths in the API's refusals. */
const FIELDS = [...PLAYER_FIELDS, 'unit.name', 'unit.tag', 'reason'] as const;
export type TaskField = (typeof FIELDS)[number];
export const PlayerValuesSchema = z.record(z.enum(FIELDS), z.string());
export type PlayerValues = Readonly<Record<TaskField, string>>;

export function draftNameOf(task: PlayerTask): string {
  switch (task.kind) {
    case 'add':
      return `player_${task.tournament.id}`;
    case 'seat':
      return `player_${task.registration.id}_${task.slot.slot}`;
    case 'correct':
    case 'replace':
      return `player_${task.kind}_${task.registration.id}_${task.player.id}`;
  }
}

export function isForTeam(task: PlayerTask): boolean {
  return task.kind === 'add' && UNIT_SIZES[task.tournament.modality] > 1;
}

export function playerValuesOf(task: PlayerTask): PlayerValues {
  const nothing = Object.fromEntries(FIELDS.map((field) => [field, ''])) as PlayerValues;
  if (task.kind !== 'correct') return nothing;
  return { ...nothing, ...playerIn(task.player) };
}

export function wordsOf(task: PlayerTask) {
  switch (task.kind) {
    case 'add':
      return isForTeam(task) ? words.addTeam : words.addPlayer;
    case 'correct':
      return words.correctPlayer;
    case 'seat':
      return words.seatPlayer(ROLE_LABELS[task.slot.role].toLowerCase());
    case 'replace':
      return words.replacePlayer(shortName(task.player));
  }
}

function playerIn(values: Readonly<Record<PlayerField, string>>) {
  return eachPlayerField((field) => values[field]);
}

function additionOf(task: PlayerTask, values: PlayerValues, requestId: string) {
  const unit = { name: values['unit.name'], tag: values['unit.tag'] };
  return { ...playerIn(values), requestId, ...(isForTeam(task) && { unit }) };
}

function seatingOf(values: PlayerValues, requestId: string) {
  return { ...playerIn(values), requestId, reason: values.reason };
}

const CorrectionSchema = z.strictObject(correctedPlayerShape);

export function taskErrors(task: PlayerTask, values: PlayerValues): EditorErrors {
  const requestId = crypto.randomUUID();
  if (task.kind === 'add')
    return schemaErrors(RegistrationAdditionSchema, additionOf(task, values, requestId));
  if (task.kind === 'correct') return schemaErrors(CorrectionSchema, playerIn(values));
  // A seat takes the same fields, and its slot besides.
  return schemaErrors(replaceMember.body, seatingOf(values, requestId));
}

export function usePlayerTask(task: PlayerTask) {
  const add = useApiMutation(addRegistration);
  const seat = useApiMutation(addMember);
  const replace = useApiMutation(replaceMember);
  const correct = useApiMutation(correctMember);
  const send = (before: PlayerValues, values: PlayerValues, requestId: string): Promise<Registration> => {
    switch (task.kind) {
      case 'add': {
        const params = { id: task.tournament.id };
        return add.mutateAsync({ params, body: additionOf(task, values, requestId) });
      }
      case 'seat': {
        const params = { id: task.registration.id };
        const body = { ...seatingOf(values, requestId), slot: task.slot.slot };
        return seat.mutateAsync({ params, body });
      }
      case 'replace': {
        const params = { id: task.registration.id, memberId: task.player.id };
        return replace.mutateAsync({ params, body: seatingOf(values, requestId) });
      }
      case 'correct': {
        // `memberId` is sent even for the captain, because another member may be captain by then.
        const params = { id: task.registration.id, memberId: task.player.id };
        return correct.mutateAsync({ params, body: correctionOf(playerIn(before), playerIn(values)) });
      }
    }
  };
  const isBusy = [add, seat, replace, correct].some(({ isPending }) => isPending);
  return { send, isBusy };
}

type Typed = ReturnType<typeof playerIn>;

function correctionOf(before: Typed, after: Typed) {
  const changed = changedFields(before, after);
  const ofChanged = (values: Typed): Partial<Typed> =>
    Object.fromEntries(changed.map((field) => [field, values[field]]));
  return { ...ofChanged(after), seen: ofChanged(before) };
}

/** Empty unless another organiser has corrected the same fields meanwhile. */
export function rivalValuesIn(error: unknown): Partial<Typed> {
  if (!(error instanceof ApiError) || error.code !== 'stale-write') return {};
  return Object.fromEntries(Object.entries(error.fields).filter(([field]) => field in correctedPlayerShape));
}
