import type { TicketParts } from './ticket-parts.ts';

export const TEST_PARTS: TicketParts = {
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
export const NO_NEWS = { decision: null, onTold: nothing };
export const NOT_LOST = { findAgain: nothing, whyMissing: null };
