import { type ComponentProps, useState } from 'react';
import { hasUnsentWork } from '../../lib/storage/unsent-work.ts';
import { Button } from '../button.tsx';
import * as words from '../words/sign-out.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface SignOutButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'className'> {
  readonly onSignOut: () => Promise<unknown>;
  readonly children: string;
}

/** Signing out deletes the drafts of organisers from this device, so a dialog asks first. */
export function SignOutButton({ onSignOut, children, ...look }: SignOutButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => (hasUnsentWork() ? setAsking(true) : void onSignOut())}>
        {children}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={words.title}
        confirm={words.confirm}
        onConfirm={onSignOut}
        onClose={() => setAsking(false)}
      >
        <p>{words.workIsLost}</p>
      </ConfirmDialog>
    </>
  );
}
