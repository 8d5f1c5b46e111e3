import { addRegistration, correctRegistration } from '@copa/domain/registrations/endpoints';
import { addMember, correctMember, replaceMember } from '@copa/domain/registrations/member-endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
import { additionOf, type PlayerTask, type PlayerValues, playerOf, seatingOf } from './player-task.ts';

/** Sends what was written down; a correction names only what was changed. */
export function usePlayerTask(task: PlayerTask) {
  const add = useApiMutation(addRegistration);
  const seat = useApiMutation(addMember);
  const replace = useApiMutation(replaceMember);
  const correctCaptain = useApiMutation(correctRegistration);
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
        const { id } = task.registration;
        const body = changesOf(playerOf(before), playerOf(values));
        return task.player.role === 'captain'
          ? correctCaptain.mutateAsync({ params: { id }, body })
          : correct.mutateAsync({ params: { id, memberId: task.player.id }, body });
      }
    }
  };
  const isBusy = [add, seat, replace, correctCaptain, correct].some(({ isPending }) => isPending);
  return { send, isBusy };
}

type Typed = ReturnType<typeof playerOf>;

function changesOf(before: Typed, after: Typed): Partial<Typed> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before[name as keyof Typed] !== value),
  );
}
