import * as endpoints from '@copa/domain/registrations/consent/consent-endpoints';
import { type Route, route } from '../../http/route.ts';
import type { RegistrationDesk } from '../registration-desk.ts';

export function consentRoutes(desk: RegistrationDesk): readonly Route[] {
  return [
    route(endpoints.getConsent, ({ headers }) => desk.consent(headers.consentCode)),
    route(endpoints.giveConsent, ({ headers, body }) => desk.giveConsent(headers.consentCode, body)),
    route(endpoints.refuseConsent, async ({ headers }) => {
      await desk.refuseConsent(headers.consentCode);
      return { erased: true as const };
    }),
    route(endpoints.replaceGuardian, ({ headers, body }) => desk.replaceGuardian(headers.privateCode, body)),
  ];
}
