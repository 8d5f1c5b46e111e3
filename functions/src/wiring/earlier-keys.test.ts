import { eachPlayerField } from '@copa/domain/registrations/player';
import { describe, expect, it } from 'vitest';
import { createRegistrationCodes } from '../desk/code.ts';
import { createRecordKeys } from '../desk/record-keys.ts';
import { createRegistrationKeys } from '../registrations/keys.ts';
import { sentKeyOf } from '../registrations/slots.ts';
import { rulesVersion } from '../tournaments/rules-version.ts';

const SECRET = 'a secret';
const ID = '11111111-1111-4111-8111-111111111111';

const codes = createRegistrationCodes(SECRET);
const records = createRecordKeys(SECRET);
const keys = createRegistrationKeys(SECRET);
const sent = {
  ...eachPlayerField(() => ''),
  tournamentId: 'copa',
  fullName: 'Ana Paz',
  freeFireId: '1234567890',
  email: 'ana@correo.mx',
  phone: '+52 55 1234 5678',
  nick: 'Ana',
  answers: { nivel: '40' },
};

/**
 * The API of 26 and 27 November 2026 made these keys. If the code made other ones, players would lose links,
 * records and results.
 */
describe('what an earlier version made is made again', () => {
  it.each([
    ['private code', codes.codeOf(ID), '0kehvkm4t9dnfn2z5vvyvmnvfw'],
    ['invitation', codes.invitationOf(ID, 1), '3cmcr3c928rybkh1908eymqvbr'],
    ['ticket', codes.ticketOf(ID, 1), '6y7nfnpnxdf4trafcbasppkxgg'],
    ['link of an adult', codes.consentOf(ID, 1), '1eedtq07a54619d7syqmwb6aqt'],
    ['key of what was sent', codes.sentOf(ID, 'x'), '1s41rqx0geama1fw5xfr09vzfk'],
    [
      'key of a registration',
      sentKeyOf(codes, ID, { ...sent, ageBand: 'adult', guardian: null, unit: null }),
      '70epvqknchbfwq0ghab40kc5p6',
    ],
    [
      'registration without an id',
      keys.derivedIds({ ...sent, requestId: null }, '203.0.113.7', new Date('2026-11-27T12:00:00Z')).join(),
      '018ecf43-e766-885b-9a4b-6bc8fff51787,0e40e902-9fb4-85a2-9a1d-197d649e4aec',
    ],
    ['page of a player', codes.playerOf(ID), '64qc0p69jna6w2djtacndnzq0g'],
    ['key in a season', codes.seasonPlayerOf('liga', '1234567890'), '68n3mryf9f35d81fcx73ymydh0'],
    ['turn', codes.turnOf('copa', 7), '1wv0etj1gscard8t2vr0b86rcg'],
    ['record', records.recordOf('1234567890'), '47e72d8fa47cfc44e22cc08b9fe43fc9'],
    ['contact', contact(), '3b03f21bec99709c9dce05b08e8eb080'],
    ['former registration', keys.former(ID), '6ce1bdddd2a9b7bb109c3a30cd19c8ec'],
    ['joins of a team', keys.joins(ID, 0), 'de7d8ea2847eb9a92c06048f6c885c7a'],
    ['adult', keys.guardian(ID), '436b94d3bdf1b5ec7ef54d3124b9523e'],
    ['mailbox', keys.mails('copa', 'Ana@Correo.mx').mailbox.here, 'c2b22233ddf4e02832e162562dd8601c'],
    [
      'mailbox everywhere',
      keys.mails('copa', 'Ana@Correo.mx').mailbox.everywhere,
      'cfd960cede9d8be6cdac1897ad710d38',
    ],
    ['network', keys.network('copa', '203.0.113.7'), 'd16bcd8a826bd379f39ba0207cd70c12'],
    ['member', keys.member(ID, 'request'), 'f1e7002a-44c2-8e45-82e2-c7308ff6a9d8'],
    ['version of rules', rulesVersion({ rules: 'Juega limpio.\nLlega puntual.' }), '4c00ec3641feedef'],
  ])('%s', (_, made, earlier) => {
    expect(made).toBe(earlier);
  });
});

function contact(): string {
  return records.contactOf({ email: 'Ana@Correo.mx', phone: '+52 55 1234 5678' }, 'America/Mexico_City');
}
