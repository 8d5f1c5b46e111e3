import { eachPlayerField } from '@copa/domain/registrations/player';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { restFields, restTournament } from '../../../test/rest-document.ts';
import { emptyRegistrationDraft, saveDraft } from '../../features/registrations/public/registration-draft.ts';
import { Component as Registration } from './registration.tsx';
import '../../lib/network/public-firestore.ts';
import { openPage } from '../../../test/open-page.tsx';

const stored = (changes: object) =>
  restTournament('copa', { name: 'Copa Prueba', linkedFormId: 'form', ...changes });

function open(changes: object, refused?: Response, form?: object) {
  // `stubGlobal` would end with the test, but a page's last requests may come later.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const body = init?.body as string;
    if (refused !== undefined) return refused;
    if (form !== undefined && body.includes('/forms/')) {
      return Response.json([{ found: { name: 'forms/form', fields: restFields(form) } }]);
    }
    return Response.json(body.includes('/tournaments/') ? [{ found: stored(changes) }] : [], {
      status: body.includes('/forms/') ? 403 : 200,
    });
  });
  openPage(
    <Routes>
      <Route path="/register/:tournamentId" element={<Registration />} />
    </Routes>,
    '/register/copa',
  );
}

describe('a form that cannot be loaded', () => {
  const player = { ...eachPlayerField(() => ''), fullName: 'Ana' };
  const { requestId: _, sent: __, ...content } = emptyRegistrationDraft();
  const sent = [{ ...content, player }];

  it.each([
    ['keeps nothing', {}, 'No pudimos cargar el torneo', /falla del sitio\. Seguiremos intentando/],
    [
      'keeps what was typed',
      { player },
      'Lo que escribiste está guardado',
      /Está en este teléfono\. Puede ser/,
    ],
    ['waits to be sent', { player, sent }, 'Tu inscripción está guardada', /la enviamos en cuanto vuelva/],
  ])('says what this phone knows: it %s', async (_, changes, title, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    saveDraft('copa', { ...emptyRegistrationDraft(), ...changes });
    open({}, new Response('', { status: 503 }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    saveDraft('copa', null);
  });
});

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('a form of a full tournament', () => {
  it('says how long the queue is before anything is typed, and when to confirm before it is sent', async () => {
    const at = (hour: string) => new Date(`2100-12-01T${hour}:00Z`);
    const windows = [{ kind: 'match', opensAt: at('18:00'), closesAt: at('19:00'), onMissing: 'release' }];
    const waitlist = { max: 16, mode: 'auto', endsAt: null };
    open({ currentPlayers: 10, waitingPlayers: 3, waitlist, windows }, undefined, {
      isActive: true,
      title: 'Registro',
    });
    const age = await screen.findByLabelText('Tengo 18 años o más');
    expect(isBefore(screen.getByText('Cupos llenos · 3 en espera'), age)).toBe(true);
    const confirmations = screen.getByRole('heading', { name: 'Cuándo confirmas' });
    expect(isBefore(screen.getByLabelText(/^Teléfono/), confirmations)).toBe(true);
  });
});

describe('the head of the registration', () => {
  it.each([
    [{}, 'Inscripción gratis y sin cuenta'],
    [{ entryFee: '2.50' }, 'Inscripción: $2.50, sin cuenta'],
    [{ currentPlayers: 10 }, 'Inscripción'],
  ])('%j invites only while registration is possible', async (changes, eyebrow) => {
    open(changes);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Copa Prueba' });
    expect(heading.previousElementSibling?.textContent).toBe(eyebrow);
  });
});
