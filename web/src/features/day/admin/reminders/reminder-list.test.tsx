import type { Reminders } from '@copa/domain/day/reminder';
import { dayTournament, dayUnit } from '@copa/domain/day/units/day.fixture';
import type { Needy } from '@copa/domain/day/units/needs';
import { RegistrationSchema } from '@copa/domain/registrations/registration';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { chatWindow } from '../../../../../test/chat-window.ts';
import { ReminderList } from './reminder-list.tsx';

const tournament = dayTournament({ id: 'copa' });

function unit(name: string, unsentMails: readonly string[]) {
  const player = dayUnit(name, 1, { fullName: name });
  const members = player.members.map((member) => ({ ...member, unsentMails }));
  return z.parse(RegistrationSchema, { ...player, members });
}

function show(needy: readonly Needy[], reminders: Reminders['units'] = {}) {
  const rows = needy.map((each) => ({ ...each, id: each.minor?.id ?? each.unit.id }));
  return openScreen(
    <ReminderList label="Por avisar" left={new Set()} {...{ rows, tournament, reminders }} />,
  );
}

it('marks units without a mail, because the mailbox reached its limit', () => {
  const needy = [unit('Ana Rojas', []), unit('Beto Rojas', ['1-match'])].map((each) => ({
    unit: each,
    about: 'match' as const,
    minor: null,
    missed: null,
  }));
  show(needy);
  const [first, second] = screen.getAllByRole('listitem').map((row) => within(row));
  expect(first?.queryByText(/su buzón/)).toBeNull();
  expect(second?.queryByText(/^No le llegaron todos los correos: a su buzón/)).not.toBeNull();
});

it('tells apart units that can still confirm, that lose the place, and that the organiser decides on', () => {
  const unitOf = unit('Ana Rojas', []);
  const window = (onMissing: 'release' | 'mark') => ({
    kind: 'match' as const,
    opensAt: new Date('2026-11-21T19:00:00Z'),
    closesAt: new Date('2026-11-21T19:40:00Z'),
    onMissing,
  });
  const rows = [null, window('release'), window('mark')].map((missed) => ({
    unit: { ...unitOf, id: missed?.onMissing ?? 'open' },
    about: 'match' as const,
    minor: null,
    missed,
  }));
  const written = { about: 'match' as const, at: new Date('2026-11-21T19:20:00Z'), by: 'Ana' };
  show(rows, { mark: written });
  const [open, release, mark] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(open).toMatch(/Aún no confirma la partida$/);
  expect(release).toMatch(/No confirmó la partida: su cupo se libera .+:45/);
  expect(mark).toMatch(/No confirmó la partida: conserva su cupo hasta que tú decidas\.$/);
  const texts = screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ href }) => new URL(href).searchParams.get('text') ?? '');
  expect(texts[0]).toContain('confirma con un toque');
  expect(texts[1]).toMatch(
    /Ya cerró la confirmación de partida de Copa Sábado y no confirmaste\. Si vas a jugar/,
  );
});

it('says that a finalist keeps the place in the final, not the place in the tournament', () => {
  const missed = {
    kind: 'final' as const,
    opensAt: new Date('2026-11-21T19:00:00Z'),
    closesAt: new Date('2026-11-21T19:40:00Z'),
    onMissing: 'mark' as const,
  };
  const needy = [{ unit: unit('Ana Rojas', []), about: 'final' as const, minor: null, missed }];
  show(needy);
  expect(screen.getByText(/conserva su lugar hasta que tú decidas\.$/)).toBeDefined();
});

it('shows fifty of many, and the others after a tap', async () => {
  const needy = Array.from({ length: 60 }, (_, index) => ({
    unit: unit(`Equipo ${index}`, []),
    about: 'match' as const,
    minor: null,
    missed: null,
  }));
  show(needy);
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Ver los 10 que faltan' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
});

describe('the adult of a minor whose permission is missing', () => {
  const code = '0123456789abcdefghjkmnpqrs';
  const minor = { ageBand: 'minor', nick: 'Rayo', fullName: 'Luis Peña' };
  const registration = unit('Los Andes', []);
  const needy = z
    .parse(RegistrationSchema, {
      ...registration,
      members: registration.members.map((member) => ({ ...member, ...minor, id: 'luis' })),
    })
    .members.flatMap((member) =>
      member.state === 'accepted'
        ? [{ unit: registration, about: 'consent' as const, minor: member, missed: null }]
        : [],
    );

  function answering(answer: () => Response) {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
      sent.push(`${path} ${body ?? ''}`);
      const at = '2026-11-20T12:00:00Z';
      const noted = { success: true, data: { about: 'consent', at, by: 'Ana' } };
      return path.endsWith('/reminders') ? Response.json(noted) : answer();
    });
    return sent;
  }
  const contact = (phone: string) => () =>
    Response.json({ success: true, data: { name: 'Rosa Díaz', phone, consentCode: code } });
  const row = () =>
    screen.getByRole('button', { name: /^Avisar por WhatsApp al adulto responsable de Rayo/ });

  it('is requested only by the tap, and the chat opens with the link for the consent', async () => {
    const sent = answering(contact('+57 300 123 4567'));
    const chat = chatWindow();
    show(needy);
    expect(row().textContent).toContain('Falta el permiso');
    expect(sent).toEqual([]);
    await userEvent.click(row());
    expect(await screen.findByText('Rosa Díaz')).toBeDefined();
    const { pathname, searchParams } = new URL(chat.address());
    expect(pathname).toBe('/573001234567');
    const text = searchParams.get('text') ?? '';
    expect(text).toMatch(/^Hola, Rosa\..+ Luis quiere jugar «Copa Sábado»/);
    expect(text).toMatch(new RegExp(`/permiso/${code}$`));
    expect(chat.opener()).toBeNull();
    await vi.waitFor(() =>
      expect(sent).toEqual([
        `/api/registrations/Los Andes/members/luis/guardian {"purpose":"consent"}`.replace(' ', '%20'),
        '/api/tournaments/copa/reminders {"registrationId":"Los Andes","about":"consent","memberId":"luis"}',
      ]),
    );
  });

  it('is shown if the number is doubtful, and the organiser chooses the chat', async () => {
    answering(contact('12345678'));
    const chat = chatWindow();
    show(needy);
    await userEvent.click(row());
    expect(await screen.findByText('Número dudoso: elige tú el contacto.')).toBeDefined();
    expect(new URL(chat.address()).pathname).toBe('/');
  });

  it('stays unknown if the call is refused: the reason is shown, and nothing is noted', async () => {
    const error = 'El permiso ya está dado: no hace falta escribirle a su adulto responsable.';
    const refused = () => Response.json({ success: false, code: 'conflict', error }, { status: 409 });
    const sent = answering(refused);
    const chat = chatWindow();
    show(needy);
    await userEvent.click(row());
    expect(await screen.findByText(error, { selector: 'output *' })).toBeDefined();
    expect([chat.isClosed(), sent.length, screen.queryByText('Rosa Díaz')]).toEqual([true, 1, null]);
  });

  it('is noted apart from the team, so that another organiser sees who wrote', () => {
    const at = new Date('2026-11-20T12:00:00Z');
    const reminders = { luis: { about: 'consent' as const, at, by: 'Ana' } };
    show(needy, reminders);
    expect(row().textContent).toMatch(/Avisado por Ana/);
  });
});
