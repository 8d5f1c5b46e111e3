import { revokeSessions } from '@copa/domain/people/endpoints';
import { useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { useAdmin } from '../../../lib/admin/admin-context.ts';

/** For a person who lost a phone, or signed in on somebody else's. */
export function SignOutEverywhere() {
  const { signOut } = useAdmin();
  const [asking, setAsking] = useState(false);
  return (
    <section className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 text-dim">
      <p className="grow basis-64">¿Perdiste un teléfono o entraste en uno que no es tuyo?</p>
      <Button variant="ghost" className="-mx-[min(1rem,var(--gutter))]" onClick={() => setAsking(true)}>
        Salir de todos los dispositivos
      </Button>
      {asking && (
        <ActDialog
          title="Salir de todos los dispositivos"
          confirm="Salir de todos"
          danger
          endpoint={revokeSessions}
          call={() => ({})}
          onDone={() => signOut({ endOnServer: false })}
          onClose={() => setAsking(false)}
        >
          <p>Tu sesión se cierra en este dispositivo y en todos los demás. Para volver, entra de nuevo.</p>
        </ActDialog>
      )}
    </section>
  );
}
