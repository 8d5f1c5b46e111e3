import { Card } from '../../components/card.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { AccessRequests } from './access-requests.tsx';
import { AdminList, GrantForm } from './admin-list.tsx';

export function PeopleScreen() {
  return (
    <div className="wrap pb-16">
      <PageHeader title="Administradores" intro="Quién puede entrar al panel y quién lo ha pedido." />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <section className="grid gap-4" aria-labelledby="solicitudes">
          <h2 id="solicitudes" className="text-2xl uppercase">
            Solicitudes de acceso
          </h2>
          <AccessRequests />
        </section>
        <section className="grid gap-4" aria-labelledby="administradores">
          <h2 id="administradores" className="text-2xl uppercase">
            Con acceso
          </h2>
          <Card className="grid gap-3">
            <h3 className="text-lg uppercase">Dar acceso</h3>
            <GrantForm />
          </Card>
          <AdminList />
        </section>
      </div>
    </div>
  );
}
