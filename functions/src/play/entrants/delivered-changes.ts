import type { Actor } from '../../audit.ts';
import type { DayDesk } from '../../day/day-desk.ts';
import type { Context } from '../../dependencies.ts';
import { drawLobbies } from '../draws.ts';
import { deleteStage } from '../removal.ts';
import { replaceEntrant, returnEntrant } from '../replacements.ts';

type Change<About extends { readonly id: string }, Rest extends readonly unknown[], Answer> = (
  context: Context,
  actor: Actor,
  about: About,
  ...rest: Rest
) => Promise<Answer>;

export function deliveredChanges(context: Context, { deliverRooms }: Pick<DayDesk, 'deliverRooms'>) {
  const delivered =
    <About extends { readonly id: string }, Rest extends readonly unknown[], Answer>(
      change: Change<About, Rest, Answer>,
    ) =>
    async (actor: Actor, about: About, ...rest: Rest): Promise<Answer> => {
      const answer = await change(context, actor, about, ...rest);
      await deliverRooms(about.id);
      return answer;
    };
  return {
    deleteStage: delivered(deleteStage),
    drawLobbies: delivered(drawLobbies),
    replaceEntrant: delivered(replaceEntrant),
    returnEntrant: delivered(returnEntrant),
  };
}
