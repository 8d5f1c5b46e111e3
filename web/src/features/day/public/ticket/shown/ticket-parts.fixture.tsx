import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { TicketScreen } from '../ticket-screen.tsx';
import type { TicketParts } from './ticket-parts.ts';

const TEST_PARTS: TicketParts = {
  members: ({ members }) => members.map(({ slot, name }) => <p key={slot}>{name}</p>),
  inviting: () => null,
  consent: () => null,
  newRules: () => null,
  reports: () => <p>enviar</p>,
  protests: () => null,
  season: () => null,
  calendar: () => <p>calendario</p>,
  reason: null,
  again: null,
};

const nothing = () => undefined;
const NO_NEWS = { decision: null, onTold: nothing };
const NOT_LOST = { findAgain: nothing, whyMissing: null };

type Shown = Pick<ComponentProps<typeof TicketScreen>, 'id' | 'sources' | 'own'>;

export function openTicket(shown: Shown) {
  return render(
    <MemoryRouter>
      <TicketScreen {...shown} note={nothing} parts={TEST_PARTS} news={NO_NEWS} lost={NOT_LOST} />
    </MemoryRouter>,
  );
}
