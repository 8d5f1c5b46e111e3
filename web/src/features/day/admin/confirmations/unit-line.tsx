import type { Registration } from '@copa/domain/registrations/registration';
import type { ReactNode } from 'react';
import { unitCaptain, unitTitle } from '../unit-words.ts';

interface UnitLineProps {
  readonly unit: Registration;
  readonly detail: ReactNode;
  readonly actions: ReactNode;
}

export function UnitLine({ unit, detail, actions }: UnitLineProps) {
  const captain = unitCaptain(unit);
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-md border border-line bg-coal px-3 py-2">
      <span className="grid min-w-[min(10rem,100%)] flex-1">
        <span className="font-semibold wrap-anywhere">{unitTitle(unit)}</span>
        {captain !== '' && <span className="text-sm text-dim wrap-anywhere">{captain}</span>}
        <span className="text-sm text-mist">{detail}</span>
      </span>
      {actions}
    </li>
  );
}
