import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepRegistration } from './own/own-registrations.ts';
import { keptOwn } from './own/state/own-registration.fixture.ts';
import { emptyRegistrationDraft, saveDraft } from './registration-draft.ts';
import { RegistrationScreen } from './registration-screen.tsx';
import '../../../lib/network/public-firestore.ts';
import {
  answerForms,
  fillPlayer,
  refuse,
  registered,
  sampleCopa,
  sendButton,
} from './registration-form.fixture.tsx';

const full = { ...sampleCopa, currentPlayers: 10 };
const form = {
  name: 'projects/p/databases/(default)/documents/forms/form',
  fields: {
    title: { stringValue: 'Inscripción' },
    isActive: { booleanValue: true },
    description: { stringValue: 'Trae tu ficha.' },
  },
};

const page = (tournament: typeof sampleCopa, confirmed: boolean) => (
  <MemoryRouter>
    <RegistrationScreen tournament={tournament} confirmed={confirmed} />
  </MemoryRouter>
);
const isFull = () => screen.queryByRole('heading', { name: 'Torneo completo' }) !== null;
const nameField = () => screen.findByLabelText(/Nombre completo/);

describe('the registration screen', () => {
  beforeEach(() =>
    answerForms((_, url) => Response.json(url.includes(':batchGet') ? [{ found: form }] : [])),
  );

  it('shows the description of the form above the fields', async () => {
    render(page(sampleCopa, true));
    await nameField();
    expect(screen.getByText('Trae tu ficha.')).toBeDefined();
    expect(screen.getByText(/Al enviar aceptas las/).textContent).toContain(
      'Al enviar aceptas las reglas del torneo y los términos',
    );
  });

  it('links to the rules, because the page of the tournament leads to the form without them', async () => {
    render(page(sampleCopa, true));
    const rules = await screen.findByRole('link', { name: 'reglas del torneo' });
    expect(rules.getAttribute('href')).toBe('/tournament-rules/copa');
  });

  it('closes a form that only old data offered', async () => {
    const { rerender } = render(page(sampleCopa, false));
    await nameField();
    rerender(page(full, true));
    expect(isFull()).toBe(true);
  });

  it.each([
    ['open', sampleCopa],
    ['full', full],
  ])('tells a player who has already registered on this device (%s)', async (_, tournament) => {
    keepRegistration(keptOwn);
    render(page(tournament, true));
    expect(await screen.findByText('Desde este teléfono se inscribió Ana P.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ir a Mi torneo' }).getAttribute('href')).toBe(
      '/mi/0123456789abcdefghjkmnpqrs',
    );
  });

  it('keeps a form that was confirmed as open, and only warns', async () => {
    const { rerender } = render(page(sampleCopa, true));
    await nameField();
    rerender(page(full, true));
    await nameField();
    expect(isFull()).toBe(false);
    expect(screen.getByText(/Lo que escribiste se queda guardado/)).toBeDefined();
  });

  it('sends an unanswered registration again, even if no place is left', async () => {
    keepUnanswered();
    render(page(full, true));
    await nameField();
    expect(isFull()).toBe(false);
    expect(screen.getByText(/No supimos si tu inscripción llegó/)).toBeDefined();
  });

  it.each([
    ['was deactivated', sampleCopa],
    ['is linked no more', { ...sampleCopa, linkedFormId: null }],
  ])('learns whether a registration arrived, although its form %s', async (_, tournament) => {
    const sent: unknown[] = [];
    answerForms((body, url) => {
      if (!url.includes('/api/')) return Response.json([]);
      sent.push((JSON.parse(body) as { answers: unknown }).answers);
      return registered();
    });
    keepUnanswered();
    render(page(tournament, true));
    await nameField();
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: '¡Ya casi estás dentro!' })).toBeDefined();
    expect(sent).toEqual([{ clan: 'Norte' }]);
  });

  it('shows a question that was added while somebody typed, and marks it', async () => {
    const added = { id: { stringValue: 'celular' }, label: { stringValue: '¿Con qué celular juegas?' } };
    const field = { ...added, type: { stringValue: 'text' }, required: { booleanValue: true } };
    const changed = { fields: { arrayValue: { values: [{ mapValue: { fields: field } }] } } };
    let stored: object = form;
    answerForms((_, url) => {
      if (url.includes(':batchGet')) return Response.json([{ found: stored }]);
      if (!url.includes('/api/')) return Response.json([]);
      const fields = { 'answers.celular': 'Esta pregunta es obligatoria' };
      return refuse('validation-failed', 'Revisa los datos enviados.', 400, { fields });
    });
    render(page(sampleCopa, true));
    await nameField();
    const user = userEvent.setup();
    await fillPlayer(user);
    stored = { ...form, fields: { ...form.fields, ...changed } };
    await user.click(sendButton());
    const question = await screen.findByLabelText<HTMLInputElement>(/celular juegas/);
    expect(question.ariaInvalid).toBe('true');
    expect(screen.getByText(/Las preguntas cambiaron mientras escribías/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/Nombre completo/).value).toBe('Ana Pérez');
  });

  it('learns that a registration did not arrive before its form was deactivated', async () => {
    const refused = () => refuse('form-inactive', 'Este formulario está cerrado.');
    answerForms((_, url) => (url.includes('/api/') ? refused() : Response.json([])));
    keepUnanswered();
    render(page(sampleCopa, true));
    await nameField();
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('Este formulario está cerrado.')).toBeDefined();
    expect(screen.queryByText(/No supimos si tu inscripción llegó/)).toBeNull();
  });
});

function keepUnanswered(): void {
  const empty = emptyRegistrationDraft();
  const player = { ...empty.player, fullName: 'Ana', freeFireId: '12345678' };
  const typed = { ...empty, player, answers: { clan: 'Norte' } };
  const { requestId: _, sent: __, again: ___, ...content } = typed;
  saveDraft('copa', { ...typed, sent: [content] });
}
