import { type ReactNode, useState } from 'react';
import { FormList } from '../../../features/forms/admin/form-list.tsx';
import { EVERY_FORM } from '../../../features/forms/admin/form-state.ts';
import { form } from './dialog-data.fixture.ts';

export interface DialogCase {
  readonly node: ReactNode;
  readonly press: readonly (string | RegExp)[];
  readonly field?: RegExp;
  readonly before?: readonly [RegExp, string];
  /** True if the dialog asks before it closes with unsaved text. Other dialogs close and keep the text. */
  readonly asks?: true;
}

function Wanted({ children }: { children: (onClose: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Abrir
      </button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}

export function wanted(
  children: (onClose: () => void) => ReactNode,
  more: Pick<DialogCase, 'field' | 'asks'> = {},
): DialogCase {
  return { node: <Wanted>{children}</Wanted>, press: ['Abrir'], ...more };
}

export function Forms() {
  return (
    <FormList
      forms={[form]}
      notice={null}
      more={{ hasMore: false, busy: false, onMore: async () => undefined }}
      filters={EVERY_FORM}
      onFilter={() => undefined}
      onOpen={() => undefined}
    />
  );
}
