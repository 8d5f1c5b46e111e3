import type { AdminUser } from '@copa/domain/people/endpoints';
import type { SessionUser } from '@copa/domain/people/session';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anAdmin, anOwner, openScreen } from '../../../../test/admin-screen.tsx';
import { PeopleScreen } from './people-screen.tsx';

const someone = (uid: string, changes: Partial<AdminUser> = {}): AdminUser => ({
  uid,
  email: `${uid}@correo.mx`,
  displayName: uid,
  emailVerified: true,
  disabled: false,
  role: 'admin' as const,
  tournaments: null,
  ...changes,
});

async function list(admins: readonly AdminUser[], user: SessionUser = anAdmin): Promise<void> {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: { admins, requests: [], nextCursor: null } }),
  );
  openScreen(<PeopleScreen />, user);
  await within(await screen.findByRole('list', { name: 'Con acceso' })).findAllByText(
    /Propietario|Administrador/,
  );
}

/** Closes the open panel first, because on a phone it covers the list. */
function openRow(name: string) {
  for (const close of screen.queryAllByRole('button', { name: 'Cerrar' })) fireEvent.click(close);
  fireEvent.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('dialog', { name: name.replace(' (tú)', '') }));
}

const LAST = 'Es el último propietario: no se le puede quitar el acceso.';

describe('who has access', () => {
  it('protects the last owner, and says so', async () => {
    await list([someone('valeria', { role: 'owner' }), someone('bea')]);
    const owner = openRow('valeria');
    expect(owner.getByText(LAST)).toBeDefined();
    expect(owner.queryByRole('button', { name: /^Quitar/ })).toBeNull();
    expect(openRow('bea').getByRole('button', { name: 'Quitar acceso a bea' })).toBeDefined();
  });

  it('lets one of two owners take the other out, but not themselves', async () => {
    await list([someone('valeria', { role: 'owner' }), someone('carla', { role: 'owner' })], anOwner);
    const own = openRow('valeria (tú)');
    expect(own.getByText('Solo otro propietario puede quitarte el acceso.')).toBeDefined();
    expect(own.queryByRole('button', { name: /^Quitar/ })).toBeNull();
    const other = openRow('carla');
    expect(other.queryByText(LAST)).toBeNull();
    fireEvent.click(other.getByRole('button', { name: /^Quitar acceso/ }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Quitar el acceso?' }));
    expect(dialog.getByText(/^carla \(carla@correo\.mx\) saldrá/)).toBeDefined();
    expect(dialog.getByText(/También deja de ser propietario/)).toBeDefined();
  });

  it('lets nobody else take an owner out', async () => {
    await list([someone('valeria', { role: 'owner' }), someone('carla', { role: 'owner' })], anAdmin);
    for (const name of ['valeria', 'carla']) {
      const owner = openRow(name);
      expect(owner.getByText('Solo otro propietario puede quitarle el acceso.')).toBeDefined();
      expect(owner.queryByRole('button', { name: /^Quitar acceso/ })).toBeNull();
    }
  });

  it('says to a person who gives up their own access what that means', async () => {
    await list([someone('valeria', { role: 'owner' }), someone('ana')], anAdmin);
    fireEvent.click(openRow('ana (tú)').getByRole('button', { name: 'Quitar acceso a ana' }));
    expect(screen.getByRole('dialog', { name: '¿Quitarte el acceso?' })).toBeDefined();
  });

  it('marks an unconfirmed address, and a local admin, who has no address', async () => {
    await list([someone('bea', { emailVerified: false }), someone('local', { email: null })]);
    expect(screen.getAllByText('Correo sin verificar')).toHaveLength(1);
    expect(screen.getByText('Acceso local')).toBeDefined();
    expect(openRow('local').queryByRole('button', { name: 'Quitar acceso a local' })).toBeNull();
  });

  it('gives access to the account that was asked for, and says which access it has then', async () => {
    await list([someone('valeria', { role: 'owner' })]);
    let goOn: () => void = () => undefined;
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      if (typeof body === 'string' && !body.includes('role')) {
        await new Promise<void>((resolve) => (goOn = resolve));
      }
      const data = { ...someone('valeria', { role: 'owner' }), admins: [], requests: [], nextCursor: null };
      return Response.json({ success: true, data });
    });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Dar acceso por correo' }));
    const mail = screen.getByRole<HTMLInputElement>('textbox', { name: /^Correo/ });
    await user.type(mail, 'valeria@correo.mx');
    await user.click(screen.getByRole('button', { name: 'Buscar cuenta' }));
    await user.type(mail, 'otra');
    expect(mail.value).toBe('valeria@correo.mx');
    goOn();
    const dialog = within(await screen.findByRole('dialog', { name: '¿Dar acceso?' }));
    expect(dialog.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: /^Administrador/ }));
    await user.click(dialog.getByRole('button', { name: 'Dar acceso' }));
    expect(await screen.findAllByText('valeria ya es propietario')).not.toEqual([]);
    expect(screen.queryByText('valeria ya es administrador')).toBeNull();
  });

  it('says in which tournaments somebody is a referee, and changes that', async () => {
    const calls: unknown[] = [];
    const date = new Date('2099-11-20T18:00:00Z');
    const cup = (id: string, until: Date | null, isCancelled = false) => ({
      isCancelled,
      id,
      name: `Copa ${id}`,
      date,
      timeZone: 'America/Bogota',
      until,
    });
    const referee = (uid: string, tournaments: AdminUser['tournaments']) =>
      someone(uid, { role: 'referee', tournaments });
    const admins = [
      someone('valeria', { role: 'owner' }),
      referee('caro', 'all'),
      referee('dani', [cup('vieja', new Date(0)), cup('uno', null)]),
      referee('eva', []),
      referee('fabi', [cup('tarde', null)]),
    ];
    vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
      if (typeof body === 'string') calls.push(JSON.parse(body));
      const data = address.includes('named-tournaments')
        ? { all: true, tournaments: [cup('dos', null), cup('uno', null), cup('sin', null, true)] }
        : { admins, requests: [], nextCursor: null };
      return Response.json({ success: true, data });
    });
    openScreen(<PeopleScreen />);
    await screen.findByText('De todos los torneos, también los que vengan.');
    expect(screen.getByText(/^De: Copa uno · .+; Copa vieja · ya terminó\.$/)).toBeDefined();
    expect(screen.getByText(/^De: Copa tarde · .+[^.]\.$/)).toBeDefined();
    expect(screen.getByText('De ningún torneo: todavía no puede hacer nada.')).toBeDefined();

    fireEvent.click(openRow('dani').getByRole('button', { name: 'Cambiar los torneos de dani' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cambiar los torneos de dani' }));
    const boxes = await dialog.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ value, checked }) => `${value} ${checked}`)).toEqual([
      'dos false',
      'sin false',
      'uno true',
      'vieja true',
    ]);
    expect(dialog.getByRole('checkbox', { name: 'Copa sin · cancelado' })).toBeDefined();
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Copa dos/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await vi.waitFor(() =>
      expect(calls).toEqual([
        {
          email: 'dani@correo.mx',
          role: 'referee',
          tournaments: ['dos', 'uno', 'vieja'],
          expectedTournaments: ['vieja', 'uno'],
        },
      ]),
    );
  });
});

describe('the search for an account by its address', () => {
  it('says what is wrong with the address', async () => {
    await list([someone('valeria', { role: 'owner' })], anOwner);
    const refusal = {
      success: false,
      error: 'Revisa los datos enviados.',
      code: 'validation-failed',
      fields: { email: 'Correo electrónico inválido' },
      traceId: 't',
    };
    vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 400 }));
    fireEvent.click(screen.getByRole('button', { name: 'Dar acceso por correo' }));
    fireEvent.click(screen.getByRole('button', { name: 'Buscar cuenta' }));
    expect(await screen.findByText('Correo electrónico inválido')).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: /^Correo/ }), 'a');
    expect(screen.queryByText('Correo electrónico inválido')).toBeNull();
  });
});
