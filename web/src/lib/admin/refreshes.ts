const TOURNAMENT = [
  'getTournament',
  'getNamedTournaments',
  'listTournaments',
  'listTournamentsWithRegistrations',
  'getStats',
];
const REGISTRATION = ['getRegistration', 'listTournamentsWithRegistrations', 'getStats'];
const RECORD = ['getRecord', 'listRecords', 'getSuspended'];
const FORM = ['getForm', 'listForms', 'listTournaments', 'listTournamentsWithRegistrations'];
const PEOPLE = ['listAdmins', 'listUserRequests', 'getStats'];

/**
 * The first entry whose path is a prefix of the endpoint's path applies. Data from Firestore listeners is not
 * named here, because it updates itself.
 */
const REFRESHES: ReadonlyArray<readonly [string, readonly string[]]> = [
  ['/tournaments/:id/reminders', []],
  ['/tournaments/:id/roll', []],
  ['/tournaments/:id/rooms', ['getRooms']],
  ['/tournaments/:id/stages/:stage/matches', []],
  ['/tournaments/:id/plan', [...TOURNAMENT, 'getStages']],
  ['/tournaments/:id/stages', [...TOURNAMENT, 'getStages']],
  ['/tournaments', TOURNAMENT],
  ['/registrations/:id/members/:memberId/record', RECORD],
  ['/records', RECORD],
  ['/registrations', REGISTRATION],
  ['/questions', ['listQuestions']],
  ['/forms', FORM],
  ['/auth/admin/user', []],
  ['/auth/revoke', []],
  ['/auth', PEOPLE],
  ['/user-requests', PEOPLE],
  ['/seasons', TOURNAMENT],
  ['/settings', ['getSettings']],
  ['/uploads', []],
];

export function refreshesOf(path: string): readonly string[] | undefined {
  return REFRESHES.find(([beginning]) => path.startsWith(beginning))?.[1];
}
