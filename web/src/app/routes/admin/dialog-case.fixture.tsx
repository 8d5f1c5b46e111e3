import { type ReactNode, useState } from 'react';
import { FormList } from '../../../features/forms/admin/form-list.tsx';
import { EVERY_FORM } from '../../../features/forms/admin/form-state.ts';
import { form } from './dialog-data.fixture.ts';

export interface DialogCase {
  readonly node: ReactNode;
  /** The buttons that open it, one after the other. */
  readonly press: readonly (string | RegExp)[];
  /** A field for words in it: what is typed there survives the back button. */
  readonly field?: RegExp;
  /** Typed into before, outside of the dialog. */
  readonly before?: readonly [RegExp, string];
  /** An editor asks before it closes; every other dialog closes, and has the text when it is opened again. */
  readonly asks?: true;
}

/** A dialog that its screen renders while it is wanted. */
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
