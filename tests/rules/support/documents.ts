import { nameableSamples } from '@copa/domain/tournaments/naming/nameable.fixture';
import { doc, type Firestore, Timestamp, writeBatch } from 'firebase/firestore';
import { REVOKED_AT, SIGNED_OUT } from './people.ts';

const REQUEST = { uid: 'user-1', email: 'ana@correo.example', displayName: 'Ana' };

const ROOM = { tournamentId: 'published', roomId: '123456789', password: '4321', seat: 1 };
const NOT_YET = Timestamp.fromDate(new Date('2100-12-01T20:00:00Z'));

export const SAMPLES = nameableSamples(new Date()).map((sample, index) => ({
  ...sample,
  path: `tournaments/sample_${index}`,
}));

const DOCUMENTS: Readonly<Record<string, Record<string, unknown>>> = {
  'tournaments/published': { name: 'Copa', status: 'published', date: NOT_YET },
  'tournaments/another': { name: 'Copa', status: 'published', date: NOT_YET },
  'tournaments/another/stages/1': { name: 'Final', state: 'playing', entrants: [] },
  'reports/r2_1_a-1': { tournamentId: 'another', registrationId: 'r2' },
  'protests/r2_1_a-1': { tournamentId: 'another', registrationId: 'r2' },
  ...Object.fromEntries<Record<string, unknown>>(
    SAMPLES.flatMap<[string, Record<string, unknown>]>(({ path, tournament }) => [
      [path, { status: 'published', ...tournament }],
      [`${path}/stages/1`, { state: 'playing' }],
    ]),
  ),
  'tournaments/gone/stages/1': { state: 'playing' },
  'referees/referee-1': {
    tournaments: ['gone', 'published', ...SAMPLES.map(({ path }) => path.slice('tournaments/'.length))],
  },
  'referees/referee-2': { tournaments: ['another'] },
  'referees/referee-all': { tournaments: 'all' },
  'referees/admin-out': { tournaments: 'all' },
  'tournaments/draft': { name: 'Copa', status: 'draft', date: Timestamp.fromMillis(2) },
  'tournaments/scheduled': {
    name: 'Copa',
    status: 'scheduled',
    date: Timestamp.fromMillis(3),
    publishDate: Timestamp.fromMillis(0),
  },
  'tournamentChanges/published': { changedAt: Timestamp.fromMillis(1), listed: true },
  'tournaments/published/claims/12345678': { registrationId: 'r1' },
  'tournaments/published/stages/1': { name: 'Final', state: 'playing', entrants: [] },
  'tournaments/published/stages/1/matches/a-1': { state: 'draft', rows: {} },
  'reports/r1_1_a-1': { tournamentId: 'published', registrationId: 'r1', placement: 1, kills: 5 },
  'protests/r1_1_a-1': {
    tournamentId: 'published',
    registrationId: 'r1',
    kind: 'kills',
    text: 'Tenemos 5 bajas.',
  },
  'evidence/r1_1_a-1': { type: 'image/jpeg' },
  'boards/published_1': { name: 'Final', rows: [], listed: true },
  'boards/withdrawn_1': { name: 'Final', rows: [], listed: false },
  'rosters/published': { units: { 1: { name: 'Fénix', tag: '' } }, listed: true },
  'rosters/withdrawn': { units: { 1: { name: 'Fénix', tag: '' } }, listed: false },
  'seasons/verano': { name: 'Temporada de verano', tournamentIds: ['draft'] },
  'seasons/verano/results/0123456789abcdefghjkmnpqrs': { number: 1, lines: [] },
  'seasons/verano/hidden/0123456789abcdefghjkmnpqrs': { at: new Date(0) },
  'seasonBoards/verano': { name: 'Temporada de verano', rows: [] },
  'seasonRuns/verano': { run: 'r1', lastNumber: 1 },
  'players/0123456789abcdefghjkmnpqrs': { nick: 'Fénix', entries: [] },
  'tournaments/published/anything/else': { status: 'published' },
  'registrations/r1': {
    tournamentId: 'published',
    fullName: 'Ana',
    email: 'ana@correo.example',
    status: 'pending',
    codeHashes: ['hash'],
    createdAt: Timestamp.fromMillis(1),
  },
  'registrations/r1/notes/n1': { text: 'x' },
  'tickets/0123456789abcdefghjkmnpqrs': { tournamentId: 'published', name: 'Los Fénix', status: 'pending' },
  'tickets/0123456789abcdefghjkmnpqrs/rooms/1-2': { ...ROOM, openAt: Timestamp.fromMillis(1) },
  'tickets/0123456789abcdefghjkmnpqrs/rooms/2-3': { ...ROOM, openAt: NOT_YET },
  'tickets/0123456789abcdefghjkmnpqrs/rooms/3-4': { ...ROOM, openAt: Timestamp.fromMillis(1) },
  'tickets/0123456789abcdefghjkmnpqrs/rooms/4-5': { ...ROOM, openAt: Timestamp.fromMillis(1) },
  'tickets/0123456789abcdefghjkmnpqrs/openings/3-4': {
    room: 'published/3-4',
    ticketId: '0123456789abcdefghjkmnpqrs',
    at: Timestamp.fromMillis(2),
  },
  'rooms/published': { rooms: [{ match: 1, password: '4321' }], seats: { r1: 1 } },
  'guardians/r1': { registrationId: 'r1', tournamentId: 'published', name: 'Rosa', phone: '5587654321' },
  'phones/r1': { tournamentId: 'published', phones: [{ endpoint: 'https://fcm.googleapis.com/x' }] },
  'pushes/r1-promoted-1': { registrationId: 'r1', kind: 'promoted' },
  'agenda/day_published': { task: 'day', about: 'published', at: Timestamp.fromMillis(2) },
  'resultNotices/published_1': { tournamentId: 'published', stage: 1, revision: 3 },
  'forgotten/f1': { tournamentId: 'published', units: [{ id: 'r1', isGone: true, forgotten: ['Rayo'] }] },
  'rolls/published_1': { tournamentId: 'published', match: 1, marks: {}, intruders: [] },
  'reminders/published': { units: { r1: { about: 'entry', by: 'Camila' } } },
  'questions/active': { text: '¿País?', active: true, order: 1 },
  'questions/inactive': { text: '¿Edad?', active: false, order: 2 },
  'forms/active': { title: 'Inscripción', isActive: true },
  'forms/inactive': { title: 'Inscripción', isActive: false },
  'forms/active/responses/a1': { answers: {} },
  'forms/active/devices/d1': { responseId: 'a1' },
  'userRequests/pending': { ...REQUEST, status: 'pending' },
  'userRequests/approved': { ...REQUEST, status: 'approved' },
  'userRequests/rejected': { uid: 'rejected', status: 'rejected' },
  'userRequests/approved-1': { uid: 'approved-1', status: 'approved' },
  'userRequests/waiting': { uid: 'waiting', status: 'pending' },
  'userRequests/answered': { uid: 'answered', status: 'rejected' },
  'audit/e1': { action: 'tournament.create', at: Timestamp.fromMillis(1) },
  'settings/site': { brand: { name: 'Copa Fénix' } },
  'settings/secrets': { key: 'x' },
  'mail/m1': { to: ['ana@correo.example'] },
  'attempts/a1': { since: new Date('2026-11-20T12:00:00Z'), count: 1 },
  'traces/t1': { expiresAt: new Date('2026-11-20T12:00:00Z'), minutes: { 1: 1 } },
  'images/i1': { type: 'image/png' },
  'imageUploads/last': { imageId: 'i1' },
  'formCounts/active': { responses: 7 },
  'figures/published': { pending: 7 },
  'revocations/admin-out': { validSince: REVOKED_AT, ended: [SIGNED_OUT] },
  'anything/else': { isActive: true, active: true, status: 'published' },
};

export async function writeDocuments(db: Firestore): Promise<void> {
  const batch = writeBatch(db);
  for (const [path, fields] of Object.entries(DOCUMENTS)) batch.set(doc(db, path), fields);
  await batch.commit();
}
