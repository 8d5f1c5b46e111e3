import { namedHour } from '@copa/domain/time/hours';
import type { Plan } from '@copa/domain/tournaments/plan';
import { planFacts } from '@copa/domain/tournaments/plan-facts';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { serverNow } from '../../lib/network/server-clock.ts';
import * as words from '../words/pictures.ts';
import type { Block, Picture } from './picture.ts';

type Planned = Pick<Tournament, 'id' | 'name' | 'date' | 'timeZone' | 'updatedAt'>;

export function planPicture(tournament: Planned, plan: Plan, brand: string, address: string): Picture {
  const { id, name, timeZone, updatedAt } = tournament;
  const { name: format, steps, lines } = planFacts(plan, timeZone, updatedAt ?? serverNow(), null);
  return {
    file: `plan-${id}`,
    brand,
    tournament: name,
    title: words.howItIsPlayed,
    subtitle: format,
    scene: { name },
    blocks: [
      ...steps.map(
        (step, index): Block => ({
          kind: 'step',
          number: String(index + 1),
          name: step.name,
          lines: step.when === '' ? step.lines : [step.when, ...step.lines],
        }),
      ),
      ...lines.map((text): Block => ({ kind: 'text', text })),
    ],
    invitation: words.scanForTournament,
    state: updatedAt === null ? '' : words.planOf(namedHour(updatedAt, timeZone, updatedAt)),
    address,
  };
}
