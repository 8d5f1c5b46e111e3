import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { ConsentCodeSchema, PrivateCodeSchema } from '../../ids.ts';
import { OwnRegistrationSchema } from '../registration.ts';
import { ConsentPageSchema, GivenConsentSchema } from './consent.ts';
import { GuardianSchema } from './guardian.ts';

const byConsentCode = {
  access: 'public',
  headers: z.strictObject({ consentCode: ConsentCodeSchema }),
  limited: 'lookup',
} as const;

export const getConsent = endpoint('getConsent', {
  call: 'GET /registrations/consent',
  summary: 'What an adult is asked to permit; of the child nothing but the first name.',
  ...byConsentCode,
  data: ConsentPageSchema,
});

export const giveConsent = endpoint('giveConsent', {
  call: 'PUT /registrations/consent',
  summary: 'Permit that a minor plays, or change whether the nick is public.',
  ...byConsentCode,
  body: GivenConsentSchema,
  data: ConsentPageSchema,
});

export const refuseConsent = endpoint('refuseConsent', {
  call: 'DELETE /registrations/consent',
  summary: 'Refuse the consent or withdraw it: erases the minor and the data of the adult at once.',
  ...byConsentCode,
  data: z.object({ erased: z.literal(true) }),
});

export const replaceGuardian = endpoint('replaceGuardian', {
  call: 'PUT /registrations/status/guardian',
  summary: 'Name another responsible adult before the consent; the code of the former one ends.',
  access: 'public',
  headers: z.strictObject({ privateCode: PrivateCodeSchema }),
  body: GuardianSchema,
  data: OwnRegistrationSchema,
  limited: 'lookup',
});
