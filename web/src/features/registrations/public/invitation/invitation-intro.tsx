import type { ReactNode } from 'react';
import * as words from '../../words/invitation.tsx';

/** The largest text comes with the page's HTML and stays: nothing that React adds is painted larger. */
export function InvitationIntro({ children, hasBegun = false }: { children: ReactNode; hasBegun?: boolean }) {
  return (
    <div className="grid gap-2 text-base leading-normal">
      <p>{children}</p>
      {!hasBegun && <p className="text-wrap">{words.howToEnter}</p>}
    </div>
  );
}
