import * as api from '@copa/domain/registrations/endpoints';
import * as members from '@copa/domain/registrations/member-endpoints';
import { describe, expect, it } from 'vitest';
import { call } from '../support/api-client.ts';
import { suiteEnvironment } from '../support/environment.ts';
import { openOrganiser } from '../support/organiser.ts';
import { partnerBody } from '../support/samples.ts';

const { token, open, register } = await openOrganiser();
const tournamentId = await open({ modality: 'duo', substitutes: 1, name: 'Copa Invitada' });

async function registerTeam() {
  const team = { nick: 'Ana', unit: { name: 'Los Fénix', tag: 'FNX' } };
  const { id, privateCode, invitation } = await register(tournamentId, team);
  return { id, privateCode, invitationCode: invitation?.invitationCode ?? '' };
}

const pageAt = (code: string) => fetch(`${suiteEnvironment().site}/equipo/${code}`);

function previewOf(page: string) {
  const title = /<meta property="og:title" content="([^"]*)"/.exec(page)?.[1];
  const description = /<meta property="og:description" content="([^"]*)"/.exec(page)?.[1];
  return { title, description };
}

describe('the page of an invitation, as a link preview reads it', () => {
  it('names the tournament, and neither the team, its captain nor the link', async () => {
    const { invitationCode } = await registerTeam();
    const response = await pageAt(invitationCode);
    const page = await response.text();
    expect(response.status).toBe(200);
    const { title, description } = previewOf(page);
    expect(title).toMatch(/^Te invitan a un equipo · Copa Invitada · /);
    expect(description).toMatch(/^Copa Invitada\. .+ Abre el enlace, lee las reglas y pon tus datos\.$/);
    expect(page).not.toMatch(/Los Fénix|FNX|\bAna\b/);
    expect(page).not.toContain(invitationCode);
    expect(page).toContain('<meta name="robots" content="noindex" />');
    expect(page).not.toMatch(/rel="canonical"|og:url/);
  });

  it('names the team once an organiser approved it', async () => {
    const { id, invitationCode } = await registerTeam();
    await call(members.acceptInvitation, { body: { ...partnerBody('Bruno'), invitationCode } });
    await call(api.setRegistrationStatus, { token, params: { id }, body: { status: 'approved' } });
    const page = await (await pageAt(invitationCode)).text();
    expect(previewOf(page).title).toMatch(/^Únete a Los Fénix · Copa Invitada · /);
  });

  it('says nothing of a closed invitation, and the same of one that never was', async () => {
    const { privateCode, invitationCode } = await registerTeam();
    const headers = { 'Private-Code': privateCode };
    await call(members.openInvitation, { headers, body: { open: false } });
    const [closed, unknown, nonsense] = await Promise.all(
      [invitationCode, '0123456789abcdefghjkmnpqrs', 'x'].map(async (code) => {
        const response = await pageAt(code);
        return { status: response.status, page: await response.text() };
      }),
    );
    expect(closed?.page).not.toContain('Copa Invitada');
    expect(closed).toEqual(unknown);
    expect(nonsense).toEqual(unknown);
  });
});
