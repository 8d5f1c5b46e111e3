import { LoadError, StaleNotice, together } from '../../../components/admin/query-states.tsx';
import { Card } from '../../../components/card.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import * as words from '../words/admin.ts';
import { AccessRequests, useRequests } from './access-requests.tsx';
import { AdminList, useAdmins } from './admin-list.tsx';
import { GrantForm } from './grant-form.tsx';

/** Two lists on one screen, whose common trouble is told once. */
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
