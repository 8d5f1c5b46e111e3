import { type AdminUser, listAdmins } from '@copa/domain/people/endpoints';
import { useWholeList } from '../admin-api.ts';
import * as words from '../words.ts';

interface Person {
  readonly uid?: string;
  readonly email: string | null;
}

export type NameOf = (person: Person) => string | null;

/** One list names the people of all rows. */
export function usePersonNames(): { readonly isPending: boolean; readonly nameOf: NameOf } {
  const { data, isPending } = useWholeList(listAdmins);
  return { isPending, nameOf: (person) => nameAmong(data?.admins ?? [], person) };
}

/**
 * The address is shown only if two people share a name, or if nobody here knows the name, as of a person who
 * has no access any more.
 */
export function nameAmong(admins: readonly AdminUser[], { uid, email }: Person): string | null {
  const found = admins.find((each) => (uid === undefined ? each.email === email : each.uid === uid));
  if (found === undefined || found.displayName === '') return found?.email ?? email;
  const { displayName } = found;
  const isShared = admins.some((each) => each !== found && each.displayName === displayName);
  return isShared ? words.withAddress(displayName, found.email) : displayName;
}
