import { type AdminUser, findUser, setAdminClaim } from '@copa/domain/people/endpoints';
import { type FormEvent, useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { reasonOf } from '../../../components/dialog/confirm-dialog.tsx';
import { SidePanel } from '../../../components/dialog/side-panel.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useAdminCall } from '../../../lib/admin/admin-api.ts';
import { useSending } from '../../../lib/network/use-sending.ts';
import { useKeptText } from '../../../lib/storage/use-kept.ts';
import * as words from '../words/admin.ts';
import { choosingFor, grantOf, RoleChoice, seenNaming } from './role-choice.tsx';

export function GrantPanel({ onClose }: { readonly onClose: () => void }) {
  const [email, setEmail] = useKeptText('grant');
  const [found, setFound] = useState<AdminUser | null>(null);
  const { busy, failure, forget, send } = useSending();
  const call = useAdminCall();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send(async () => setFound(await call(findUser, { body: { email: email.trim() } })));
  };
  return (
    <>
      <SidePanel title={words.giveAccessByMail} onClose={onClose}>
        <form noValidate onSubmit={onSubmit} className="grid gap-4">
          <p className="text-mist">{words.giveAccessText}</p>
          <TextField
            label={words.accountMail}
            required
            type="email"
            inputMode="email"
            value={email}
            readOnly={busy}
            error={failure === null ? null : reasonOf(failure)}
            onChange={(event) => {
              setEmail(event.target.value);
              forget();
            }}
          />
          <Button type="submit" busy={busy} className="w-fit">
            {words.findAccount}
          </Button>
        </form>
      </SidePanel>
      {found !== null && (
        <GrantDialog
          found={found}
          onDone={() => {
            setEmail('');
            onClose();
          }}
          onClose={() => setFound(null)}
        />
      )}
    </>
  );
}

interface GrantDialogProps {
  readonly found: AdminUser;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function GrantDialog({ found, onDone, onClose }: GrantDialogProps) {
  const [choosing, setChoosing] = useState(choosingFor(found));
  const { displayName, email, role } = found;
  return (
    <ActDialog
      title={words.grantTitle}
      confirm={words.giveAccess}
      endpoint={setAdminClaim}
      call={() => ({ body: { email: email ?? '', ...seenNaming(found), ...grantOf(choosing) } })}
      done={(given) => words.hasRoleNow(displayName, given.role)}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        {role === 'visitor' ? words.givenTo(displayName, email) : words.heldAlready(displayName, email, role)}
      </p>
      <RoleChoice choosing={choosing} onChange={setChoosing} />
    </ActDialog>
  );
}
