import { createContext, type ReactNode } from 'react';

interface RecordOf {
  readonly registrationId: string;
  readonly memberId: string;
  readonly name: string;
  readonly isInTeam: boolean;
  readonly isOut: boolean;
}

/** The part about a player's record, which the route provides from another capability. */
export const RecordContext = createContext<(of: RecordOf) => ReactNode>(() => null);
