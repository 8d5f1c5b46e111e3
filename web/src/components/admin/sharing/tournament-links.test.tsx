import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TournamentLinks } from './tournament-links.tsx';

const TOURNAMENT = {
  id: 'copa',
  name: 'Copa Sur',
  status: 'published',
  date: new Date('2036-12-01T20:00:00.000Z'),
  endDate: null,
  endedAt: null,
  cancelledAt: null,
  timeZone: 'America/Bogota',
  publishDate: null,
  registrationDeadline: null,
  linkedFormId: 'registro',
  maxPlayers: 48,
  currentPlayers: 12,
  waitingPlayers: 0,
  waitlist: { max: 0, mode: 'auto', endsAt: null },
  updatedAt: null,
  plan: null,
  reserved: null,
} as const;
const PLAN = {
  preset: null,
  name: 'Una final',
  summary: 'Una final de 6 partidas',
  steps: [{ name: 'Final', at: null, lines: ['6 partidas'] }],
  lines: ['1 punto por baja'],
  changes: [],
};

async function open(tournament: Parameters<typeof TournamentLinks>[0]['tournament']) {
  render(<TournamentLinks tournament={tournament} />);
  await userEvent.click(screen.getByRole('button', { name: 'Compartir Copa Sur' }));
  return within(await screen.findByRole('dialog', { hidden: true }));
}

describe('the links of a tournament', () => {
  it('are one tap away, one at a time, with the registration first', async () => {
    const user = userEvent.setup();
    const links = await open({ ...TOURNAMENT, plan: PLAN });
    const offered = (await links.findAllByRole('button', { pressed: false, hidden: true })).map(
      ({ textContent }) => textContent,
    );
    expect(links.getByRole('button', { pressed: true, hidden: true }).textContent).toBe('La inscripción');
    expect(offered).toEqual(['Cómo se juega', 'La tabla', 'Transmisión']);
    const copied: Record<string, string> = {};
    const texts: (string | null)[] = [];
    for (const [what, label, told] of [
      ['La inscripción', 'Copiar enlace de inscripción', /Inscríbete aquí/],
      ['La tabla', 'Copiar enlace de la tabla', /^Ver tabla$/],
      ['Transmisión', 'Copiar enlace para OBS', /1920 × 1080, o/],
      ['Cómo se juega', 'Copiar cómo se juega', /Cómo se juega: Copa Sur/],
    ] as const) {
      await user.click(links.getByRole('button', { name: what, hidden: true }));
      await user.click(links.getByText(label));
      await links.findAllByText('Copiado');
      copied[label] = await navigator.clipboard.readText();
      const [whatsApp, ...others] = links.getAllByText('WhatsApp');
      expect(others).toEqual([]);
      texts.push(new URL(whatsApp?.closest('a')?.href ?? '').searchParams.get('text'));
      expect(links.getByText(told)).toBeDefined();
    }
    const { 'Copiar cómo se juega': plan, ...addresses } = copied;
    expect(plan).toMatch(/^\*Cómo se juega: Copa Sur\*[\s\S]+\/tournament\/copa$/);
    expect(addresses).toEqual({
      'Copiar enlace de la tabla': `${location.origin}/tournament/copa/posiciones`,
      'Copiar enlace para OBS': `${location.origin}/overlay/copa`,
      'Copiar enlace de inscripción': `${location.origin}/register/copa`,
    });
    expect(texts[0]).toMatch(/^Copa Sur: .+\. Inscríbete aquí: .+\/register\/copa$/);
  });

  it('say whom a registration is reserved for', async () => {
    const endsAt = new Date('2036-11-30T20:00:00.000Z');
    const links = await open({
      ...TOURNAMENT,
      reserved: { seasonId: 'liga', steps: [{ first: 12, endsAt }] },
    });
    const text = new URL((await links.findByText('WhatsApp')).closest('a')?.href ?? '').searchParams.get(
      'text',
    );
    expect(text).toMatch(
      /^Copa Sur: .+\. Hasta el dom 30 nov 2036, 3:00\sp\.\sm\. solo entran los primeros 12 de la temporada\. Inscríbete aquí: .+\/register\/copa$/,
    );
  });

  it.each([
    ['is closed', { registrationDeadline: new Date('2026-01-01T00:00:00.000Z') }],
    ['has no place left', { currentPlayers: 48 }],
    ['has no form', { linkedFormId: null }],
  ])('invite nobody to register if the registration %s', async (_, changes) => {
    const links = await open({ ...TOURNAMENT, ...changes });
    const pressed = await links.findByRole('button', { pressed: true, hidden: true });
    expect(pressed.textContent).toBe('El torneo');
    expect(links.queryByText(/Inscríbete/)).toBeNull();
    const { href = '' } = links.getByText('WhatsApp').closest('a') ?? {};
    expect(new URL(href).searchParams.get('text')).toMatch(/^Copa Sur: .+\. .+\/tournament\/copa$/);
  });

  it('begin with the table once play has begun', async () => {
    const links = await open({ ...TOURNAMENT, date: new Date(Date.now() - 60_000) });
    const pressed = await links.findByRole('button', { pressed: true, hidden: true });
    expect(pressed.textContent).toBe('La tabla');
    expect(links.getByText('Ver tabla').closest('a')?.href).toBe(
      `${location.origin}/tournament/copa/posiciones`,
    );
    expect(links.queryByText('La inscripción')).toBeNull();
  });

  it.each([
    ['is over', { endedAt: new Date('2026-01-01T00:00:00.000Z') }, 'Copa Sur: así terminó.'],
    [
      'is cancelled',
      { cancelledAt: new Date('2026-01-01T00:00:00.000Z') },
      'Copa Sur: el torneo se canceló.',
    ],
  ])('do not invite to register for a tournament that %s, nor to follow it', async (_, changes, text) => {
    const links = await open({ ...TOURNAMENT, ...changes });
    expect(await links.findByText('Ver tabla')).toBeDefined();
    expect(links.getByText(`${text} ${location.origin}/tournament/copa/posiciones`)).toBeDefined();
    expect(links.queryByText('La inscripción')).toBeNull();
  });

  it('wait for the publication', async () => {
    const links = await open({ ...TOURNAMENT, status: 'draft' });
    expect(links.getByText(/^Publica el torneo/)).toBeDefined();
    expect(links.queryByText('Ver tabla')).toBeNull();
  });
});
