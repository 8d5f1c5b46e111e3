import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@copa/domain/api/all';
import { DAY_MS } from '@copa/domain/limits';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import { createRegistration } from '@copa/domain/registrations/endpoints';
import { acceptInvitation } from '@copa/domain/registrations/own-endpoints';
import { AuditEntrySchema } from '@copa/domain/site/audit';
import * as z from 'zod/mini';
import { DEMO_PASSWORD } from '../../../scripts/seed/accounts.ts';
import { signUp } from './accounts.ts';
import { call } from './api-client.ts';
import { suiteEnvironment } from './environment.ts';
import * as samples from './samples.ts';
import { openSuite, type Suite } from './suite.ts';

export type Known = Awaited<ReturnType<typeof arrange>>;

export interface Row {
  readonly call: string;
  readonly body?: (known: Known) => unknown;
  readonly headers?: (known: Known) => Readonly<Record<string, string>>;
  readonly as: 'nobody' | 'user' | 'admin' | 'owner';
  readonly status?: 201;
  readonly minor?: true;
  readonly team?: true;
  readonly file?: true;
}

const { formBody, GUARDIAN, partnerBody, personBody, playerBody, questionBody, tournamentBody } = samples;

const nobody = { as: 'nobody' } as const;
const adding = { as: 'nobody', status: 201 } as const;
const admin = { as: 'admin' } as const;
const creating = { as: 'admin', status: 201 } as const;
const privateCode = ({ code }: Known) => ({ 'Private-Code': code });
const captainCode = ({ teamCode }: Known) => ({ 'Private-Code': teamCode });
const captain = { as: 'nobody', team: true, headers: captainCode } as const;
const invited = ({ invitation }: Known) => ({ 'Invitation-Code': invitation });
const seated = () => ({ ...personBody(), requestId: randomUUID(), reason: 'Lo pidió el equipo' });
const asked = ({ consent }: Known) => ({ 'Consent-Code': consent });
const agreed = () => ({ version: CONSENT_VERSION, showsNick: true });
const byMinor = { as: 'nobody', minor: true } as const;
const shut = () => ({ open: false });
const account = ({ email }: Known) => ({ email });
const owner = () => ({ secret: 'demo-setup-secret-0001', email: 'duena@copafenix.test' });
const cancelled = () => ({ cancelled: true, reason: 'Sin servidores' });
const requested = (body: object) => ({ ...body, requestId: randomUUID() });
const seen = ({ version }: Known, body: object) => ({ ...body, expectedUpdatedAt: version });
const linked = (known: Known) => seen(known, tournamentBody({ linkedFormId: known.form }));
const registering = ({ tournament }: Known) => playerBody(tournament);
const joining = ({ invitation }: Known) => ({ ...partnerBody('Rayo'), invitationCode: invitation });
const answered = ({ question }: Known) => ({ answers: { [question]: '55' } });
const ordered = ({ question }: Known) => ({ questions: [question] });
const local = () => ({ username: 'organizacion', password: DEMO_PASSWORD });
const renamed = () => ({ nick: 'Ana', unit: { name: 'Las Águilas', tag: 'AGU' } });
const responding = () => ({ requestId: randomUUID(), answers: {} });
const player = ({ registration }: Known) => ({ ids: [registration] });
const ids = ({ question }: Known) => ({ ids: [question] });

export const ROWS: Readonly<Record<string, Row>> = {
  verifyToken: { ...nobody, call: 'POST /auth/verify', body: ({ userToken }) => ({ token: userToken }) },
  getMe: { as: 'user', call: 'GET /auth/me' },
  revokeSessions: { as: 'user', call: 'POST /auth/revoke' },
  getAuthHealth: { ...nobody, call: 'GET /auth/health' },
  setAdminClaim: { ...admin, call: 'POST /auth/admin/set-claim', body: account },
  revokeAdminClaim: { ...admin, call: 'POST /auth/admin/revoke-claim', body: account },
  getUserByEmail: { ...admin, call: 'GET /auth/admin/user/{email}' },
  findUser: { ...admin, call: 'POST /auth/admin/user', body: account },
  setUpInitialAdmin: { ...nobody, call: 'POST /auth/setup/initial-admin', body: owner },
  checkSetup: { ...nobody, call: 'GET /auth/setup/check' },
  listTournaments: { ...nobody, call: 'GET /tournaments?status=published&includeStats=true' },
  getTournament: { ...nobody, call: 'GET /tournaments/{tournament}' },
  getTournamentStats: { ...nobody, call: 'GET /tournaments/stats' },
  listTournamentsWithRegistrations: { ...admin, call: 'GET /tournaments/with-registrations' },
  createTournament: { ...creating, call: 'POST /tournaments', body: () => requested(tournamentBody()) },
  updateTournament: { ...admin, call: 'PUT /tournaments/{tournament}', body: linked },
  setTournamentCancellation: {
    ...admin,
    call: 'PATCH /tournaments/{tournament}/cancellation',
    body: cancelled,
  },
  deleteTournament: { ...admin, call: 'DELETE /tournaments/{tournament}?force=true' },
  createRegistration: { ...adding, call: 'POST /registrations', body: registering },
  checkFreeFireId: { ...nobody, call: 'GET /registrations/check-freefireid/{tournament}/123456789' },
  listRegistrations: { ...admin, call: 'GET /registrations?tournamentId={tournament}' },
  getRegistration: { ...admin, call: 'GET /registrations/{registration}' },
  listTournamentRegistrations: { ...admin, call: 'GET /registrations/tournament/{tournament}' },
  addRegistration: {
    ...creating,
    call: 'POST /registrations/tournament/{tournament}',
    body: () => requested(personBody()),
  },
  setRegistrationStatus: {
    ...admin,
    call: 'PATCH /registrations/{registration}/status',
    body: () => ({ status: 'approved' }),
  },
  deleteRegistration: { ...admin, call: 'DELETE /registrations/{registration}' },
  approveRegistrations: { ...admin, call: 'POST /registrations/batch/approve', body: player },
  rejectRegistrations: { ...admin, call: 'POST /registrations/batch/reject', body: player },
  exportRegistrations: { ...admin, file: true, call: 'GET /registrations/export/{tournament}' },
  listActiveQuestions: { ...nobody, call: 'GET /questions/active' },
  validateAnswers: { ...nobody, call: 'POST /questions/validate', body: answered },
  listQuestions: { ...admin, call: 'GET /questions' },
  getQuestion: { ...admin, call: 'GET /questions/{question}' },
  createQuestion: { ...creating, call: 'POST /questions', body: () => requested(questionBody()) },
  updateQuestion: {
    ...admin,
    call: 'PUT /questions/{question}',
    body: (known) => seen(known, questionBody()),
  },
  deleteQuestion: { ...admin, call: 'DELETE /questions/{question}' },
  toggleQuestion: { ...admin, call: 'PATCH /questions/{question}/toggle' },
  reorderQuestions: { ...admin, call: 'POST /questions/reorder', body: ordered },
  activateQuestions: { ...admin, call: 'POST /questions/batch/activate', body: ids },
  deactivateQuestions: { ...admin, call: 'POST /questions/batch/deactivate', body: ids },
  deleteQuestions: { ...admin, call: 'POST /questions/batch/delete', body: ids },
  listQuestionTypes: { ...admin, call: 'GET /questions/types' },
  previewQuestionForm: { ...admin, call: 'GET /questions/form-preview' },
  getForm: { ...nobody, call: 'GET /forms/{form}' },
  getHealth: { ...nobody, call: 'GET /health' },
  localLogin: { ...nobody, call: 'POST /auth/local-login', body: local },
  getInvitation: { ...nobody, team: true, call: 'GET /registrations/invitation', headers: invited },
  acceptInvitation: { ...adding, team: true, call: 'POST /registrations/invitation', body: joining },
  editOwnRegistration: { ...captain, call: 'PATCH /registrations/status', body: renamed },
  withdrawUnit: { ...captain, call: 'DELETE /registrations/unit' },
  replaceInvitation: {
    ...captain,
    call: 'POST /registrations/status/invitation',
    body: ({ invitation }) => ({ invitationCode: invitation }),
  },
  openInvitation: { ...captain, call: 'PUT /registrations/status/invitation', body: shut },
  getSameTeam: { ...captain, call: 'GET /registrations/status/again' },
  removeTeammate: { ...captain, call: 'DELETE /registrations/status/members/{partner}' },
  getConsent: { ...byMinor, call: 'GET /registrations/consent', headers: asked },
  giveConsent: { ...byMinor, call: 'PUT /registrations/consent', headers: asked, body: agreed },
  refuseConsent: { ...byMinor, call: 'DELETE /registrations/consent', headers: asked },
  replaceGuardian: {
    ...byMinor,
    call: 'PUT /registrations/status/guardian',
    headers: ({ minorCode }) => ({ 'Private-Code': minorCode }),
    body: () => ({ ...GUARDIAN, phone: '+57 300 123 4567' }),
  },
  replaceOwnTicket: { ...nobody, call: 'POST /registrations/status/ticket', headers: privateCode },
  getTeamLink: { ...admin, team: true, call: 'GET /registrations/{team}/invitation' },
  replaceTicket: { ...admin, call: 'POST /registrations/{registration}/ticket' },
  addMember: { ...creating, team: true, call: 'POST /registrations/{team}/members', body: seated },
  replaceMember: { ...admin, call: 'PUT /registrations/{registration}/members/{registration}', body: seated },
  correctMember: {
    ...admin,
    call: 'PATCH /registrations/{registration}/members/{registration}',
    body: () => ({ nick: 'Ana' }),
  },
  removeMember: {
    ...admin,
    team: true,
    call: 'POST /registrations/{team}/members/{team}/remove',
    body: () => ({ reason: 'No se presentó' }),
  },
  getOwnRegistration: { ...nobody, call: 'GET /registrations/status', headers: privateCode },
  withdrawRegistration: { ...nobody, call: 'DELETE /registrations/status', headers: privateCode },
  listAdmins: { ...admin, call: 'GET /auth/admins' },
  listForms: { ...admin, call: 'GET /forms' },
  createForm: { ...creating, call: 'POST /forms', body: () => requested(formBody()) },
  updateForm: { ...admin, call: 'PUT /forms/{form}', body: (known) => seen(known, formBody()) },
  deleteForm: { ...admin, call: 'DELETE /forms/{form}?force=true' },
  createFormResponse: { ...adding, call: 'POST /forms/{survey}/responses', body: responding },
  listFormResponses: { ...admin, call: 'GET /forms/{form}/responses' },
  exportFormResponses: { ...admin, file: true, call: 'GET /forms/{form}/responses/export' },
  listUserRequests: { ...admin, call: 'GET /user-requests' },
  getStats: { ...admin, call: 'GET /stats' },
  listAudit: { as: 'owner', call: 'GET /audit' },
  getSettings: { ...nobody, call: 'GET /settings' },
  getOpenApi: { ...nobody, call: 'GET /openapi.json' },
};

export const ELSEWHERE = [
  ...ENDPOINTS.filter(({ path }) =>
    /\/(seasons|stages|plan|reports|protests|player-page|rooms|roll|records?|reserved|suspended)\b/.test(
      path,
    ),
  ).map(({ id }) => id),
  'confirmPlace',
  'sayReady',
  'keepPhone',
  'dropPhone',
  'followTournament',
  'unfollowTournament',
  'readmitUnit',
  'promoteUnit',
  'takePlaceBack',
  'decideNames',
  'contactGuardian',
  'importRegistrations',
  'getNamedTournaments',
  'extendWindow',
  'endReview',
  'repeatTournament',
  'getTicketCalendar',
  'noteReminder',
  'approveUserRequest',
  'rejectUserRequest',
  'updateSettings',
  'uploadImage',
  'getImage',
  'getTournamentCover',
];

export async function openSpecCalls() {
  const suite = await openSuite();
  const { auth } = suite;
  await auth.createUser({ email: 'duena@copafenix.test', emailVerified: true });
  const adminToken = (await signUp(auth, { claims: { admin: true } })).token;
  const ownerToken = (await signUp(auth, { claims: { admin: true, owner: true } })).token;

  return {
    audit: async () => {
      const { docs } = await suite.firestore.collection('audit').get();
      return docs.map((entry) => z.parse(AuditEntrySchema, { ...entry.data(), id: entry.id }));
    },

    arrange: ({ team, minor }: Row) => arrange(suite, team === true, minor === true),

    prepare: (row: Row, known: Known) => {
      const line = row.call.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        z.parse(NameSchema, known[name as keyof Known]),
      );
      const token = { nobody: undefined, user: known.userToken, admin: adminToken, owner: ownerToken }[
        row.as
      ];
      const [body, headers] = [row.body?.(known), row.headers?.(known)];
      return () => send(line, token, body, headers);
    },
  };
}

const NameSchema = z.string().check(z.minLength(1));

function send(line: string, token?: string, body?: unknown, headers: object = {}): Promise<Response> {
  const [method = '', path = ''] = line.split(' ');
  return fetch(`${suiteEnvironment().api}${path}`, {
    method,
    headers: {
      ...headers,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function arrange({ auth, firestore }: Suite, needsTeam: boolean, needsMinor: boolean) {
  const { email, token: userToken } = await signUp(auth);
  const form = firestore.collection('forms').doc();
  const survey = firestore.collection('forms').doc();
  const tournament = firestore.collection('tournaments').doc();
  const question = firestore.collection('questions').doc('question');
  const date = new Date(Date.now() + DAY_MS);
  const updatedAt = new Date();
  const others = await firestore.collection('questions').listDocuments();
  const batch = firestore.batch();
  for (const other of others) batch.delete(other);
  for (const each of [form, survey]) {
    batch.set(each, { title: 'Ficha', isActive: true, fields: [], updatedAt });
  }
  batch.set(question, { text: '¿Nivel?', type: 'text', active: true, order: 0, updatedAt });
  const copa = { name: 'Copa', date, maxPlayers: 9, status: 'published', updatedAt };
  batch.set(tournament, { ...copa, linkedFormId: form.id });
  await batch.commit();
  const { data } = await call(createRegistration, { body: playerBody(tournament.id) });
  const young = { body: playerBody(tournament.id, { ageBand: 'minor', guardian: GUARDIAN }) };
  const minor = needsMinor ? (await call(createRegistration, young)).data : null;
  const team = needsTeam ? await registerTeam(firestore, form.id) : null;
  return {
    team: team?.id ?? '',
    partner: team?.partner ?? '',
    teamCode: team?.privateCode ?? '',
    invitation: team?.invitation?.invitationCode ?? '',
    minorCode: minor?.privateCode ?? '',
    consent: minor?.consentCode ?? '',
    email,
    userToken,
    tournament: tournament.id,
    question: question.id,
    form: form.id,
    survey: survey.id,
    registration: data.id,
    code: data.privateCode,
    version: updatedAt.toISOString(),
  };
}

async function registerTeam(firestore: Suite['firestore'], linkedFormId: string) {
  const tournament = firestore.collection('tournaments').doc();
  const date = new Date(Date.now() + DAY_MS);
  const places = { maxPlayers: 9, modality: 'duo', substitutes: 1 };
  await tournament.set({ name: 'Copa', date, status: 'published', linkedFormId, ...places });
  const body = playerBody(tournament.id, { nick: 'Ana', unit: { name: 'Los Fénix', tag: 'FNX' } });
  const { data } = await call(createRegistration, { body });
  const { invitationCode = '' } = data.invitation ?? {};
  const partner = { ...partnerBody('Bruno'), invitationCode };
  return { ...data, partner: (await call(acceptInvitation, { body: partner })).data.id };
}
