import { emailKey, phoneKey } from '@copa/domain/contact';
import type { Registration } from '@copa/domain/registrations/registration';

export interface Duplicate {
  readonly byPhone: boolean;
  readonly byEmail: boolean;
  /** The other registrations with the same phone or e-mail. */
  readonly others: readonly Registration[];
}

/**
 * Players of one tournament who share a phone or an e-mail. A rejected registration holds no place, so it is
 * nobody's duplicate: once one of two is rejected, neither is flagged.
 */
export function findDuplicates(registrations: readonly Registration[]): ReadonlyMap<string, Duplicate> {
  const phones = new Map<string, Registration[]>();
  const emails = new Map<string, Registration[]>();
  for (const registration of registrations) {
    if (registration.status === 'rejected') continue;
    add(phones, registration, phoneKey(registration.phone));
    add(emails, registration, emailKey(registration.email));
  }
  const found = new Map<string, Duplicate>();
  for (const registration of registrations) {
    if (registration.status === 'rejected') continue;
    const samePhone = others(phones, registration, phoneKey(registration.phone));
    const sameEmail = others(emails, registration, emailKey(registration.email));
    if (samePhone.length === 0 && sameEmail.length === 0) continue;
    found.set(registration.id, {
      byPhone: samePhone.length > 0,
      byEmail: sameEmail.length > 0,
      others: [...new Set([...samePhone, ...sameEmail])],
    });
  }
  return found;
}

function keyOf({ tournamentId }: Registration, value: string): string {
  return `${tournamentId}\n${value}`;
}

function add(groups: Map<string, Registration[]>, registration: Registration, value: string): void {
  if (value === '') return;
  const key = keyOf(registration, value);
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [registration]);
  else group.push(registration);
}

function others(
  groups: ReadonlyMap<string, readonly Registration[]>,
  registration: Registration,
  value: string,
): readonly Registration[] {
  const group = groups.get(keyOf(registration, value)) ?? [];
  return group.length < 2 ? [] : group.filter((each) => each !== registration);
}

export function duplicateLabel({ byPhone, byEmail }: Duplicate): string {
  if (byPhone && byEmail) return 'Teléfono y correo repetidos';
  return byPhone ? 'Teléfono repetido' : 'Correo repetido';
}
