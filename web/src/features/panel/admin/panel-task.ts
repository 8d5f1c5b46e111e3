import type { Stats } from '@copa/domain/panel/stats';
import { dayPath } from '../../../config/day-path.ts';

export interface PanelTask {
  readonly tournamentId: string;
  readonly tournament: string;
  readonly title: string;
  readonly detail: string;
  readonly to: string;
  readonly label?: string;
  /** True if players wait for it, so it comes before all other tasks, as on the day's screen. */
  readonly isFirst?: boolean;
}

export type Near = Stats['perTournament'][number] & { readonly date: Date };

export function taskOf({ id, name }: Pick<Near, 'id' | 'name'>) {
  return { tournamentId: id, tournament: name, to: dayPath(id) };
}
