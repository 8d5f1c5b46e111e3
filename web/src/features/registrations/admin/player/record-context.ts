import { createContext, type ReactNode } from 'react';

interface RecordOf {
  readonly registrationId: string;
  readonly memberId: string;
  readonly name: string;
  readonly isInTeam: boolean;
  readonly isOut: boolean;
}

export const RecordContext = createContext<(of: RecordOf) => ReactNode>(() => null);
