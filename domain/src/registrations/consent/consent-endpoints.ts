import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { ConsentCodeSchema, PrivateCodeSchema } from '../../ids.ts';
import { OwnRegistrationSchema } from '../registration.ts';
import { ConsentPageSchema, GivenConsentSchema } from './consent.ts';
import { GuardianSchema } from './guardian.ts';

const ByConsentCode = z.strictObject({ consentCode: ConsentCodeSchema });

export const getConsent = endpoint({
  id: 'getConsent',
  method: 'GET',
  path: '/registrations/consent',
  summary: 'What an adult is asked to permit; of the child nothing but the first name.',
  access: 'public',
  headers: ByConsentCode,
  data: ConsentPageSchema,
  limited: 'lookup',
});

export const giveConsent = endpoint({
  id: 'giveConsent',
  method: 'PUT',
  path: '/registrations/consent',
  summary: 'Permit that a minor plays, or change whether the nick is public.',
  access: 'public',
  headers: ByConsentCode,
  body: GivenConsentSchema,
  data: ConsentPageSchema,
  limited: 'lookup',
});

export const refuseConsent = endpoint({
  id: 'refuseConsent',
  method: 'DELETE',
  path: '/registrations/consent',
  summary: 'Refuse the consent or withdraw it: erases the minor and the data of the adult at once.',
  access: 'public',
  headers: ByConsentCode,
  data: z.object({ erased: z.literal(true) }),
  limited: 'lookup',
});

export const replaceGuardian = endpoint({
  id: 'replaceGuardian',
  method: 'PUT',
  path: '/registrations/status/guardian',
  summary: 'Name another responsible adult before the consent; the code of the former one ends.',
  access: 'public',
  headers: z.strictObject({ privateCode: PrivateCodeSchema }),
  body: GuardianSchema,
  data: OwnRegistrationSchema,
  limited: 'lookup',
});
