import { createContext, type ReactNode } from 'react';

interface RecordOf {
  readonly registrationId: string;
  readonly memberId: string;
  readonly name: string;
  readonly isInTeam: boolean;
  readonly isOut: boolean;
}

/** The part of a player that another capability shows; the route gives it. */
export const RecordContext = createContext<(of: RecordOf) => ReactNode>(() => null);
