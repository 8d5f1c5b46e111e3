import type { KeptRegistration } from '../own-registrations.ts';

export const ownTeam = {
  unit: { name: 'Los Fénix', tag: 'FNX', size: 2 },
  members: [
    { slot: 1, role: 'captain', state: 'accepted', name: 'AnaFNX' },
    { slot: 2, role: 'player', state: 'invited', name: '' },
  ],
  invitation: { invitationCode: 'abcdefghjkmnpqrstvwxyz0123', open: true },
  incompleteUntil: null,
};

export const completeTeam = {
  ...ownTeam,
  members: [ownTeam.members[0], { slot: 2, role: 'player', state: 'accepted', name: 'LuisMX' }],
  removable: [{ slot: 2, memberId: 'luis' }],
};

export const ownRegistration = {
  tournamentId: 'copa',
  tournamentName: 'Copa Prueba',
  tournamentDate: '2026-11-28T02:00:00Z',
  timeZone: 'America/Bogota',
  fullName: 'Ana Pérez',
  freeFireId: '123456789',
  nick: 'AnaFNX',
  slot: 1,
  role: 'captain',
  number: 7,
  unit: { name: '', tag: '', size: 1 },
  members: [{ slot: 1, role: 'captain', state: 'accepted', name: 'AnaFNX' }],
  status: 'pending',
  place: 'held',
  reason: null,
  createdAt: '2026-11-20T12:00:00Z',
  decidedAt: null,
  ticketId: '9876543210zyxwvtsrqpnmkjhg',
};

export const keptOwn: KeptRegistration = {
  code: '0123456789abcdefghjkmnpqrs',
  tournamentId: 'copa',
  tournamentName: 'Copa',
  playerName: 'Ana P',
  registeredAt: 0,
  unit: { ticketId: '0123456789abcdefghjkmnpqrs', isCaptain: false },
  invitation: '',
};
