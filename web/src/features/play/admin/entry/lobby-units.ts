import type { Stage } from '@copa/domain/play/stage';
import { entrantName } from '../../words/admin.ts';

export interface LobbyUnit {
  readonly id: string;
  /** The name as shown, with its tag. */
  readonly name: string;
  /** The name as a chat writes it. */
  readonly bare: string;
  readonly tag: string;
}

/** Units in the order of their names. */
export function lobbyUnits(stage: Stage, ids: readonly string[]): readonly LobbyUnit[] {
  const wanted = new Set(ids);
  return stage.entrants
    .filter(({ id }) => wanted.has(id))
    .map((entrant) => ({ id: entrant.id, name: entrantName(entrant), bare: entrant.name, tag: entrant.tag }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
}
