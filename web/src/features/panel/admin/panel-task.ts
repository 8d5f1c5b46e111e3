import type { Stats } from '@copa/domain/panel/stats';
import type { ComesFirst } from '../../../config/day-order.ts';
import { dayPath } from '../../../config/day-path.ts';

export interface PanelTask {
  readonly tournamentId: string;
  readonly tournament: string;
  readonly title: string;
  readonly detail: string;
  readonly to: string;
  readonly label?: string;
  /** Set if the task comes before all usual ones. */
  readonly comesFirst?: ComesFirst;
}

export type Near = Stats['perTournament'][number] & { readonly date: Date };

export function taskOf({ id, name }: Pick<Near, 'id' | 'name'>) {
  return { tournamentId: id, tournament: name, to: dayPath(id) };
}
