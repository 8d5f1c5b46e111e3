import type { Registration } from '@copa/domain/registrations/registration';
import { isApprovable, isComplete } from '@copa/domain/registrations/unit';
import type { BulkKind } from '../../words/inbox.ts';

export type BulkDecision = 'approved' | 'rejected';

/** The units on which a decision about several units decides are those of the kind `pending`. */
export function ofKind(kind: BulkKind, registrations: readonly Registration[], to: BulkDecision) {
  return registrations.filter((each) => kindOf(each, to) === kind);
}

function kindOf({ status, members }: Registration, to: BulkDecision): BulkKind {
  if (status !== 'pending') return status;
  if (to === 'rejected' || isApprovable(members)) return 'pending';
  return isComplete(members) ? 'noConsent' : 'incomplete';
}
