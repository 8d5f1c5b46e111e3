import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint.ts';
import { NextCursorSchema, pageOf, pageShape } from '../api/paging.ts';
import { emailKey, isEmail } from '../contact.ts';
import { described } from '../described.ts';
import { AccountIdSchema } from '../ids.ts';
import { EMAIL_MAX, SHORT_TEXT_MAX } from '../limits.ts';
import { seenLine, text } from '../text.ts';
import { nullish } from '../time/instant.ts';
import { emailFormat } from '../words/fields.ts';
import { GivenRoleSchema } from './given-role.ts';
import { NamedForSchema, SeenNamingSchema, ShownNamedForSchema } from './naming.ts';
import { ROLES } from './roles.ts';
import { AccountEmailSchema, AdminSessionSchema, SessionUserSchema } from './session.ts';
import * as words from './words.ts';

const EmailSchema = described(
  z.string().check(
    z.overwrite((email) => emailKey(seenLine(email))),
    z.maxLength(EMAIL_MAX),
    z.refine(isEmail, emailFormat),
  ),
  { format: 'email' },
);
const SecretSchema = z.string().check(z.minLength(1), z.maxLength(1000));
const DEVICE_PROOF = /^[\w-]{1,40}\.[\w-]{43}$/;
/** A damaged proof becomes an empty one and is not refused, so that it never locks anybody out. */
const DeviceProofSchema = z.string().check(
  z.overwrite((proof) => (DEVICE_PROOF.test(proof) ? proof : '')),
  z.maxLength(100),
);
const TokenSchema = z.string().check(z.minLength(1), z.maxLength(8192));

export const AdminUserSchema = z.object({
  uid: AccountIdSchema,
  email: z.nullable(AccountEmailSchema),
  displayName: z.string(),
  emailVerified: z.boolean(),
  disabled: z.boolean(),
  role: z.enum(ROLES),
  tournaments: ShownNamedForSchema,
});
export type AdminUser = z.output<typeof AdminUserSchema>;
const ByEmail = z.strictObject({ email: EmailSchema });

export const verifyToken = endpoint('verifyToken', {
  call: 'POST /auth/verify',
  summary: 'Verify an identity token, revocation included.',
  access: 'public',
  body: z.strictObject({ token: TokenSchema }),
  data: SessionUserSchema,
  limited: 'login',
});

export const getMe = endpoint('getMe', {
  call: 'GET /auth/me',
  summary: 'The signed-in user and what they may do.',
  access: 'signed-in',
  data: SessionUserSchema,
});

export const revokeSessions = endpoint('revokeSessions', {
  call: 'POST /auth/revoke',
  summary: 'End the sessions of the signed-in user: all of them, or the one of this token.',
  access: 'signed-in',
  body: z.strictObject({ scope: z._default(z.enum(['all', 'this']), 'all') }),
  data: z.object({ revoked: z.literal(true) }),
});

const ofAccount = { access: 'manage_admins', data: AdminUserSchema } as const;

export const setAdminClaim = endpoint('setAdminClaim', {
  call: 'POST /auth/admin/set-claim',
  summary:
    'Make an account an admin, or a referee of these tournaments, or of all. What a referee was named for before is replaced; with `expectedTournaments`, refused when somebody else changed it meanwhile.',
  ...ofAccount,
  body: z.strictObject({
    email: EmailSchema,
    role: GivenRoleSchema,
    tournaments: z.optional(NamedForSchema),
    expectedTournaments: z.optional(SeenNamingSchema),
  }),
});

export const revokeAdminClaim = endpoint('revokeAdminClaim', {
  call: 'POST /auth/admin/revoke-claim',
  summary: 'Take the role of an account back and end the sessions of that account.',
  ...ofAccount,
  body: ByEmail,
});

export const getUserByEmail = endpoint('getUserByEmail', {
  call: 'GET /auth/admin/user/:email',
  summary: 'Look an account up.',
  ...ofAccount,
  params: ByEmail,
});

export const findUser = endpoint('findUser', {
  call: 'POST /auth/admin/user',
  summary: 'The same with the address in the body, where no log of addresses keeps it.',
  ...ofAccount,
  body: ByEmail,
});

export const listAdmins = endpoint('listAdmins', {
  call: 'GET /auth/admins',
  cost: 'sweep',
  summary: 'Every account with a role: owners, admins and referees.',
  access: 'manage_admins',
  query: z.strictObject(pageShape),
  data: z.object({ admins: pageOf(AdminUserSchema), nextCursor: NextCursorSchema }),
});

export const setUpInitialAdmin = endpoint('setUpInitialAdmin', {
  call: 'POST /auth/setup/initial-admin',
  summary: 'Give the configured owner account its claims, once, with the set-up secret.',
  access: 'public',
  body: z.strictObject({ secret: SecretSchema, email: EmailSchema }),
  data: AdminUserSchema,
  limited: 'login',
});

export const checkSetup = endpoint('checkSetup', {
  call: 'GET /auth/setup/check',
  summary: 'Whether an owner exists and which ways to sign in are configured.',
  access: 'public',
  data: z.object({ needsSetup: z.boolean(), setupConfigured: z.boolean(), localLogin: z.boolean() }),
});

export const localLogin = endpoint('localLogin', {
  call: 'POST /auth/local-login',
  summary:
    'Sign in with the configured username and password; answers with a custom token, a 24 h session, and a proof with which this device has attempts of its own from then on.',
  access: 'public',
  body: z.strictObject({
    username: text(SHORT_TEXT_MAX, words.noUser),
    password: SecretSchema,
    deviceProof: nullish(DeviceProofSchema),
  }),
  data: z.object({ token: z.string(), deviceProof: nullish(DeviceProofSchema), session: AdminSessionSchema }),
  limited: 'login',
});
