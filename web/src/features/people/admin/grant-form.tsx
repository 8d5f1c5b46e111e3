import { type AdminUser, findUser, setAdminClaim } from '@copa/domain/people/endpoints';
import { type FormEvent, useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useAdminCall } from '../../../lib/admin/admin-api.ts';
import { messageOf } from '../../../lib/network/api-client.ts';
import * as words from '../words/admin.ts';

/** Looks an account up by its address and makes it an admin. */
export function GrantForm() {
  const [email, setEmail] = useState('');
  const [found, setFound] = useState<AdminUser | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const call = useAdminCall();

  const look = async () => {
    setBusy(true);
    setError(null);
    try {
      setFound(await call(findUser, { body: { email: email.trim() } }));
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void look();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
      <TextField
        label={words.accountMail}
        required
        type="email"
        inputMode="email"
        value={email}
        error={error}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy} className="w-fit sm:mt-8.5">
        {words.findAccount}
      </Button>
      {found !== null && (
        <ActDialog
          title={words.makeAdminTitle}
          confirm={words.giveAccess}
          endpoint={setAdminClaim}
          call={() => ({ body: { email: found.email ?? '' } })}
          done={words.isAdminNow(found.displayName)}
          onDone={() => setEmail('')}
          onClose={() => setFound(null)}
        >
          <p>{words.makeAdminEffect(found.displayName, found.email, found.isAdmin)}</p>
        </ActDialog>
      )}
    </form>
  );
}
