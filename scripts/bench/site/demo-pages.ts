import { StoredRegistrationSchema } from '@copa/domain/registrations/registration';
import * as z from 'zod/mini';
import { createRegistrationCodes } from '../../../functions/src/desk/code.ts';
import { createRecordKeys } from '../../../functions/src/desk/record-keys.ts';
import { demoDocuments } from '../../seed/seed.ts';
import { demoEnvironment } from '../../start/demo-environment.ts';
import { SEASON } from './demo-season.ts';

/**
 * `firstPaint` and `secondPaint` limit the time until the largest paint, as ratios to a first visit of `/`.
 */
export interface DemoPage {
  readonly what: string;
  readonly path: string;
  readonly firstPaint: number;
  readonly secondPaint?: number;
  /**
   * Limits the time until the page's first sentence is shown, as a ratio to the paint of the page's text
   * alone (`bare-page.ts`).
   */
  readonly says?: number;
  /** `second` limits the time until `text` is shown on a second visit, as a ratio like `secondPaint`. */
  readonly room?: { readonly text: string; readonly second: number; readonly openAt: Date };
}

export const HOME = '/';

const OPEN = 'copa-ascenso';
const ASKING = 'copa-constelacion';
const PLAYING = 'ultima-zona';

export function demoPages(address: string): readonly DemoPage[] {
  const secret = demoEnvironment(address)['COPA_STATUS_CODE_SECRET'] ?? '';
  const codes = createRegistrationCodes(secret);
  const documents = [...demoDocuments(new Date(), codes, createRecordKeys(secret))];
  const units = documents.flatMap(([path, data]) =>
    /^registrations\/[^/]+$/.test(path) ? [z.parse(StoredRegistrationSchema, { ...data, id: '' })] : [],
  );
  const idsOf = (collection: string, fits: (data: Record<string, unknown>) => boolean = () => true) =>
    documents.flatMap(([path, data]) => {
      const [first, id = '', ...rest] = path.split('/');
      return first === collection && rest.length === 0 && fits(data) ? [id] : [];
    });
  const [board = ''] = idsOf('boards', ({ state }) => state !== 'draft');
  const [played = ''] = board.split('_');
  const isInvited = (member: { readonly state: string }) => member.state === 'invited';
  const [team = ''] = idsOf(
    'registrations',
    ({ place, status, members }) =>
      place === 'held' && status === 'pending' && Array.isArray(members) && members.some(isInvited),
  );
  const own = units.find(
    ({ tournamentId, status, place, confirmations }) =>
      tournamentId === ASKING && status === 'approved' && place === 'held' && confirmations.entry === null,
  );
  const player = units.find(({ tournamentId, rooms }) => tournamentId === PLAYING && rooms.length > 0);
  const roomAt = `tickets/${player?.ticketId}/rooms/`;
  const [, opened] = documents.find(([path]) => path.startsWith(roomAt)) ?? [];
  const room = { text: String(opened?.['password']), second: 1.5, openAt: opened?.['openAt'] as Date };
  const memberId = own?.members.find((member) => member.state === 'accepted')?.id ?? '';
  const personal = { firstPaint: 4, secondPaint: 1.2 };
  const reading = { firstPaint: 2 };
  const linked = { firstPaint: 1.5 };
  return [
    { what: 'home', path: HOME, firstPaint: 1 },
    { what: 'the list', path: '/tournaments', ...linked },
    { what: 'a tournament', path: `/tournament/${OPEN}`, ...linked },
    { what: 'a table', path: `/tournament/${played}/posiciones`, ...linked },
    { what: 'a season', path: `/temporada/${SEASON}`, ...linked },
    { what: 'the form', path: `/register/${OPEN}`, ...personal },
    { what: 'Mi torneo', path: `/mi/${own?.ticketId}`, ...personal, says: 4 },
    { what: 'Mi torneo with its room', path: `/mi/${player?.ticketId}`, ...personal, says: 4, room },
    { what: 'an own registration', path: `/inscripcion/${codes.codeOf(memberId)}`, ...personal, says: 4 },
    { what: 'an invitation', path: `/equipo/${codes.invitationOf(team, 0)}`, ...personal },
    { what: 'rules', path: `/tournament-rules/${OPEN}`, ...reading },
    { what: 'an overlay', path: `/overlay/${played}`, ...reading },
    { what: 'frequent questions', path: '/faq', ...reading },
    { what: 'terms', path: '/terminos', ...reading },
    { what: 'history', path: '/tournament-history', ...reading },
    { what: 'an address that leads nowhere', path: '/no-existe', ...reading },
  ];
}
