import { type AdminUser, findUser, setAdminClaim } from '@copa/domain/people/endpoints';
import { type FormEvent, useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { LoadError, StaleNotice, together } from '../../../components/admin/query-states.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useAdminCall } from '../../../lib/admin/admin-api.ts';
import { messageOf } from '../../../lib/network/api-client.ts';
import { useKeptText } from '../../../lib/storage/use-kept.ts';
import * as words from '../words/admin.ts';
import { AccessRequests, useRequests } from './access-requests.tsx';
import { AdminList, useAdmins } from './admin-list.tsx';
import { type Choosing, choosingFor, grantOf, RoleChoice } from './role-choice.tsx';

export function PeopleScreen() {
  const waiting = useRequests('pending', true);
  const admins = useAdmins();
  const shown = [waiting, admins].filter(({ data }) => data !== undefined);
  if (shown.length === 0 && waiting.isError && admins.isError) {
    return <LoadError query={together(waiting, admins)} />;
  }
  return (
    <div className="wrap pb-16">
      <PageHeader title={words.title} intro={words.intro} />
      {shown.length > 0 && <StaleNotice query={together(...shown)} />}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <section className="grid gap-4" aria-labelledby="solicitudes">
          <h2 id="solicitudes" className="text-2xl uppercase">
            {words.requestsTitle}
          </h2>
          <AccessRequests waiting={waiting} />
        </section>
        <section className="grid gap-4" aria-labelledby="administradores">
          <h2 id="administradores" className="text-2xl uppercase">
            {words.adminsTitle}
          </h2>
          <Card className="grid gap-3">
            <h3 className="text-lg uppercase">{words.giveAccess}</h3>
            <GrantForm />
          </Card>
          <AdminList admins={admins} />
        </section>
      </div>
    </div>
  );
}

function GrantForm() {
  const [email, setEmail] = useKeptText('grant');
  const [found, setFound] = useState<AdminUser | null>(null);
  const [choosing, setChoosing] = useState<Choosing>(choosingFor(null));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const call = useAdminCall();

  const look = async () => {
    setBusy(true);
    setError(null);
    try {
      const account = await call(findUser, { body: { email: email.trim() } });
      setChoosing(choosingFor(account));
      setFound(account);
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
          title={words.approveTitle}
          confirm={words.giveAccess}
          endpoint={setAdminClaim}
          call={() => ({ body: { email: found.email ?? '', ...grantOf(choosing) } })}
          done={words.hasRoleNow(found.displayName, choosing.role)}
          onDone={() => setEmail('')}
          onClose={() => setFound(null)}
        >
          <p>
            {found.role === 'visitor'
              ? words.givenTo(found.displayName, found.email)
              : words.heldAlready(found.displayName, found.email, found.role)}
          </p>
          <RoleChoice choosing={choosing} onChange={setChoosing} />
        </ActDialog>
      )}
    </form>
  );
}
