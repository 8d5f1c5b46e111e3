import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import type { IconName } from '../../../../components/icon.tsx';
import { draftIds } from '../../../../lib/storage/kept-drafts.ts';

interface OwnPartProps {
  readonly label: string;
  readonly icon: IconName;
  readonly drafts: string;
  readonly isOpen?: boolean;
  readonly around?: (button: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** The children call the API, so they are mounted only when the part opens. */
export function OwnPart({ label, icon, drafts, isOpen = false, around, children }: OwnPartProps) {
  const [isKept] = useState(() => draftIds('draft', drafts).length > 0);
  const [isTapped, setTapped] = useState(false);
  const beginning = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isTapped) beginning.current?.focus();
  }, [isTapped]);
  if (isKept || isTapped || isOpen) {
    return (
      <section ref={beginning} tabIndex={-1} aria-label={label} className="outline-none">
        {children}
      </section>
    );
  }
  const button = (
    <Button size="lg" block variant="secondary" icon={icon} onClick={() => setTapped(true)}>
      {label}
    </Button>
  );
  return around === undefined ? button : around(button);
}
