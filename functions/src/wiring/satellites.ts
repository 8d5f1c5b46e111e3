import { unitPhones } from '../day/notices/push/phones.ts';
import { ticketRooms } from '../day/rooms/ticket-rooms.ts';
import type { Satellite } from '../desk/satellite.ts';
import { typedReasons } from '../fairness/typed-reasons.ts';
import { copiedNames } from '../play/entrants/forgetting.ts';
import { sentByUnits } from '../play/entrants/sent-by-units.ts';
import { pagesOfUnits } from '../play/player-pages.ts';
import { membersLetIn, tracesOfWhoLeft } from '../registrations/members/forgetting.ts';
import { guardians, links, roster, tickets } from '../registrations/members/unit-documents.ts';
import { seasonReasons } from '../seasons/forgetting.ts';
import { memberSeasonKeys } from '../seasons/keys.ts';

/** The order matters, because each satellite completes the unit that the previous satellite returned. */
export const UNIT_DOCUMENTS: readonly Satellite[] = [
  links,
  unitPhones,
  ticketRooms,
  memberSeasonKeys,
  tickets,
  guardians,
  roster,
  pagesOfUnits,
  sentByUnits,
];

export const SATELLITES: readonly Satellite[] = [
  tracesOfWhoLeft,
  membersLetIn,
  ...UNIT_DOCUMENTS,
  typedReasons,
  copiedNames,
  seasonReasons,
];

/** Deleting a tournament also erases the typed reasons about its players; erasing players by age does not. */
export const DELETED_WITH_TOURNAMENT: readonly Satellite[] = [...UNIT_DOCUMENTS, typedReasons, seasonReasons];
