import { revokeSessions } from '@copa/domain/people/endpoints';
import { useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { workIsLost } from '../../../components/words/sign-out.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { hasUnsentWork } from '../../../lib/storage/unsent-work.ts';
import * as words from '../words/panel.ts';

export function SignOutEverywhere() {
  const { signOut } = useAdmin();
  const [asking, setAsking] = useState(false);
  return (
    <section className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 text-dim">
      <p className="grow basis-64">{words.lostPhone}</p>
      <Button variant="ghost" className="-mx-[min(1rem,var(--gutter))]" onClick={() => setAsking(true)}>
        {words.endAllTitle}
      </Button>
      {asking && (
        <ActDialog
          title={words.endAllTitle}
          confirm={words.endAll}
          danger
          endpoint={revokeSessions}
          call={() => ({})}
          onDone={() => signOut({ endOnServer: false })}
          onClose={() => setAsking(false)}
        >
          <p>{words.endAllText}</p>
          {hasUnsentWork() && <p className="text-warning">{workIsLost}</p>}
        </ActDialog>
      )}
    </section>
  );
}
