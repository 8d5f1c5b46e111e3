import type { ConsentPage, GivenConsent } from '@copa/domain/registrations/consent/consent';
import type { AcceptanceInput, AcceptanceReceipt } from '@copa/domain/registrations/invitation';
import { namesOf, type SeenNames } from '@copa/domain/registrations/names/seen-names';
import type { RegistrationInput, RegistrationReceipt } from '@copa/domain/registrations/registration';
import { AppError } from '../../../domain/src/errors.ts';
import type { Origin } from '../../../functions/src/call.ts';
import { REGISTRATIONS } from '../../../functions/src/store/collections.ts';
import type { Database } from '../../../functions/src/store/database.ts';
import { type DeskInstance, openDesk } from '../../../functions/src/wiring/open-desk.ts';

export interface Desk extends Omit<DeskInstance['desk'], 'register' | 'accept' | 'giveConsent'> {
  register(input: RegistrationInput, origin?: Origin): Promise<RegistrationReceipt>;
  accept(input: AcceptanceInput, origin?: Origin): Promise<AcceptanceReceipt>;
  giveConsent(code: string, given: GivenConsent, origin?: Origin): Promise<ConsentPage>;
}

export function organiserNamed(displayName: string) {
  const uid = displayName.toLowerCase();
  const email = `${uid}@copa.example`;
  return { uid, email, account: { email, displayName }, role: 'admin' as const };
}

const NOWHERE: Origin = { network: null, isProven: false };

export function createDesk(...needs: Parameters<typeof openDesk>): Desk {
  const { desk } = openDesk(...needs);
  return {
    ...desk,
    register: (input, origin = NOWHERE) => desk.register(input, origin),
    accept: (input, origin = NOWHERE) => desk.accept(input, origin),
    giveConsent: (code, given, origin = NOWHERE) => desk.giveConsent(code, given, origin),
  };
}

export async function namesNow(
  { database }: { readonly database: Database },
  ids: readonly string[],
): Promise<Readonly<Record<string, SeenNames>>> {
  const units = await database.getAll(REGISTRATIONS, ids);
  return Object.fromEntries(units.flatMap((unit) => (unit === null ? [] : [[unit.id, namesOf(unit)]])));
}

export async function tally(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const settled of await Promise.allSettled(calls)) {
    const told = settled.status === 'fulfilled' ? 'accepted' : toldOf(settled.reason);
    counts[told] = (counts[told] ?? 0) + 1;
  }
  return counts;
}

export function toldOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  throw error;
}
