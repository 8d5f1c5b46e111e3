import { NAME_MAX, NICK_MAX, UNIT_NAME_MAX, UNIT_TAG_MAX } from '@copa/domain/limits';
import * as api from '@copa/domain/registrations/endpoints';
import { PASTED_PLAYERS_MAX } from '@copa/domain/registrations/pasted/pasted-players';
import { describe, expect, it } from 'vitest';
import { IMPORT_MAX_BYTES } from '../../../functions/src/http/body.ts';
import { route } from '../../../functions/src/http/route.ts';
import { call, refused } from '../support/api-client.ts';
import { openOrganiser } from '../support/organiser.ts';

const { token, open } = await openOrganiser();

/** UTF-8 needs three bytes for this letter. */
const longest = (length: number) => '界'.repeat(length);

describe('the longest list', () => {
  const units = Array.from({ length: PASTED_PLAYERS_MAX }, (_, number) => ({
    unit: { name: longest(UNIT_NAME_MAX), tag: longest(UNIT_TAG_MAX) },
    players: [
      {
        nick: longest(NICK_MAX),
        fullName: longest(NAME_MAX),
        freeFireId: String(100_000_000_000 + number),
        phone: '+52 55 1234 5678',
      },
    ],
  }));
  const body = { requestId: crypto.randomUUID(), preview: true, units };

  it('is read from an organiser, and not from a stranger', async () => {
    const id = await open({ modality: 'duo', maxPlayers: 2 });
    const { results } = (await call(api.importRegistrations, { token, params: { id }, body })).data;
    expect(results).toHaveLength(PASTED_PLAYERS_MAX);
    await refused(api.importRegistrations, 'unauthenticated', { params: { id }, body });
  });

  it('has an end, and no other call reads as much', async () => {
    const { params } = { params: { id: 'x' } };
    const padded = { ...body, requestId: 'x'.repeat(IMPORT_MAX_BYTES) };
    await refused(api.importRegistrations, 'payload-too-large', { token, params, body: padded });
    await refused(api.setRegistrationStatus, 'payload-too-large', { token, params, body });
    expect(() =>
      route(api.createRegistration, () => Promise.reject(new Error('nobody calls it')), {
        bodyBytesMax: IMPORT_MAX_BYTES,
      }),
    ).toThrow('createRegistration would read a large body from anybody');
  });
});
