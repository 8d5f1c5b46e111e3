import type { Registration } from '@copa/domain/registrations/registration';

type Named = Pick<Registration, 'unit' | 'nick' | 'fullName' | 'number'>;

/** What the unit is called in the game: the team, or the player's nick. */
export function unitTitle({ unit, nick, fullName }: Named): string {
  if (unit.size > 1 && unit.name !== '') return unit.tag === '' ? unit.name : `${unit.name} [${unit.tag}]`;
  return nick === '' ? fullName : nick;
}

/** Who answers for it, where the title does not say so. */
export function unitCaptain({ unit, nick, fullName }: Named): string {
  if (unit.size > 1 && unit.name !== '') return nick === '' ? fullName : `${fullName} (${nick})`;
  return nick === '' ? '' : fullName;
}
