import type { Registration } from '@copa/domain/registrations/registration';

type Named = Pick<Registration, 'unit' | 'nick' | 'fullName' | 'number'>;

export function unitTitle({ unit, nick, fullName }: Named): string {
  if (unit.size > 1 && unit.name !== '') return unit.tag === '' ? unit.name : `${unit.name} [${unit.tag}]`;
  return nick === '' ? fullName : nick;
}

export function unitCaptain({ unit, nick, fullName }: Named): string {
  if (unit.size > 1 && unit.name !== '') return nick === '' ? fullName : `${fullName} (${nick})`;
  return nick === '' ? '' : fullName;
}

export function hasUnsentMails({ members }: Pick<Registration, 'members'>): boolean {
  return members.some((member) => member.state === 'accepted' && member.unsentMails.length > 0);
}
