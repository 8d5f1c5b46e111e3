import { whileIncomplete } from '@copa/domain/registrations/words/unit';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../../../../test/open-page.tsx';
import { keepRegistration } from '../own/own-registrations.ts';
import { keptOwn } from '../own/state/own-registration.fixture.ts';
import CaptainTeam from './captain-team.tsx';
import { TeamLink } from './team-link.tsx';

const invitation = '0d17h8hgz0rcxj3zyay8yberqa';
const waiting = {
  tournamentName: 'Copa Prueba',
  timeZone: 'America/Bogota',
  unitName: 'Los Fénix',
  members: [
    { slot: 1, role: 'captain', state: 'accepted', name: 'AnaFNX', needsConsent: false },
    { slot: 2, role: 'player', state: 'invited', name: '', needsConsent: false },
  ],
  place: 'waiting',
  until: null,
} as const;

const receiptWith = (waitlistMode: 'auto' | 'manual' | null) => (
  <TeamLink {...waiting} waitlistMode={waitlistMode} invitationCode={invitation} more={null} />
);

it.each([
  ['the receipt says', receiptWith('auto'), 1],
  ['Mi torneo has said in its first sentence', <CaptainTeam key="" {...waiting} code={keptOwn.code} />, 0],
])('%s why an incomplete team that waits gets no place', (_, link, times) => {
  keepRegistration({ ...keptOwn, invitation });
  openPage(link);
  expect(screen.getByText('1 de 2')).toBeDefined();
  expect(screen.queryAllByText(new RegExp(whileIncomplete('auto')))).toHaveLength(times);
});

it('tells the captain where to change the team', () => {
  keepRegistration({ ...keptOwn, invitation });
  openPage(<CaptainTeam {...waiting} code={keptOwn.code} />);
  const link = screen.getByRole('link', { name: 'Cambiar el equipo o su enlace' });
  expect(link.getAttribute('href')).toBe(`/inscripcion/${keptOwn.code}`);
});

it.each(['manual', null] as const)(
  'says nothing of others who get the places unless they surely pass on by themselves: %s',
  (mode) => {
    render(receiptWith(mode));
    expect(screen.getByText(/^Están en la lista de espera/).textContent).toBe(
      'Están en la lista de espera. Solo un equipo completo puede recibir un cupo.',
    );
  },
);
