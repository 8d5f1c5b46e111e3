import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../test/console-spy.ts';
import { holdAnswers } from '../../../../test/hold-answers.ts';
import { emptyRegistrationDraft, loadDraft, saveDraft } from './registration-draft.ts';
import {
  answerForms,
  fillPlayer,
  openForm,
  refuse,
  registered,
  sampleCopa,
  sendButton,
} from './registration-form.fixture.tsx';

const full = () => refuse('tournament-full', 'Completo');

const open = () =>
  openForm(sampleCopa, { success: ({ earlier }) => <p>{earlier ? 'con otros datos' : 'listo'}</p> });

async function fillAndSend(before: () => Promise<void> | void = () => undefined) {
  open();
  const user = userEvent.setup();
  await fillPlayer(user);
  await before();
  await user.click(sendButton());
}

function requestsSent(): readonly string[] {
  const sent: string[] = [];
  answerForms((body) => {
    sent.push((JSON.parse(body) as { requestId: string }).requestId);
    return full();
  });
  return sent;
}

function sentByOtherTab() {
  const { requestId: _, sent: __, again: ___, ...content } = emptyRegistrationDraft();
  return { ...emptyRegistrationDraft(), sent: [content] };
}

describe('a registration on its way', () => {
  it('says that it is being sent until the answer is there', async () => {
    answerForms(full);
    const answer = holdAnswers();
    await fillAndSend();
    expect(screen.getByRole('button', { name: 'Enviando Inscripción...' })).toBeDefined();
    await answer();
    expect(await screen.findByText('Completo')).toBeDefined();
    expect(sendButton()).toBeDefined();
  });

  it('leads to other tournaments if this one was deleted meanwhile', async () => {
    answerForms(() => refuse('not-found', 'Torneo no encontrado', 404));
    await fillAndSend();
    await screen.findByText('Torneo no encontrado');
    expect(screen.getByRole('link', { name: 'Ver torneos' }).getAttribute('href')).toBe('/tournaments');
  });

  it.each([
    ['does not arrive with it, which the receipt says', 'Z', 'con otros datos'],
    ['is no change if nothing was typed', '', 'listo'],
  ])('a change during the call %s', async (_, typed, said) => {
    answerForms(() => registered());
    const answer = holdAnswers();
    await fillAndSend();
    if (typed !== '') await userEvent.type(screen.getByLabelText(/Nick/), typed);
    await answer();
    expect(await screen.findByText(said)).toBeDefined();
  });

  it('is restored from a page that asked for fewer fields', () => {
    const draft = emptyRegistrationDraft();
    const { phone: _, ...fewer } = { ...draft.player, fullName: 'Ana Pérez' };
    localStorage.setItem(
      'copa-fenix_draft_copa',
      JSON.stringify({ at: Date.now(), draft: { ...draft, player: fewer } }),
    );
    expect(loadDraft('copa').player).toEqual({ ...draft.player, fullName: 'Ana Pérez' });
  });

  it('stays known as sent if another tab with the same draft stores further text', async () => {
    answerForms(full);
    const empty = emptyRegistrationDraft();
    const draft = { ...empty, player: { ...empty.player, fullName: 'Ana Pérez' } };
    saveDraft('copa', draft);
    open();
    const { requestId: _, sent: __, again: ___, ...content } = draft;
    saveDraft('copa', { ...draft, sent: [content] });
    await userEvent.type(screen.getByLabelText(/Nick/), 'A');
    expect(loadDraft('copa').sent).toEqual([content]);
  });

  it('keeps what another tab sent under its own request, until that tab has its answer', async () => {
    const sent = requestsSent();
    const other = sentByOtherTab();
    let own = '';
    await fillAndSend(async () => {
      own = loadDraft('copa').requestId;
      saveDraft('copa', other);
      await userEvent.type(screen.getByLabelText(/Nick/), 'A');
      expect(loadDraft('copa')).toMatchObject({ requestId: other.requestId, sent: other.sent });
      saveDraft('copa', null);
    });
    await vi.waitFor(() => expect(sent).toEqual([own]));
    expect(other.requestId).not.toBe(own);
  });

  it('goes on with the request that another tab sent without an answer', async () => {
    const sent = requestsSent();
    const other = sentByOtherTab();
    await fillAndSend(() => saveDraft('copa', other));
    await vi.waitFor(() => expect(sent).toEqual([other.requestId]));
  });

  it.each([
    ['without an answer', () => undefined],
    ['and got its answer, which deletes the draft', () => saveDraft('copa', null)],
  ])('asks for what another tab sent meanwhile %s', async (_, answerOther) => {
    let other: ReturnType<typeof loadDraft>['sent'] = [];
    const sent: string[] = [];
    answerForms((body) => {
      sent.push((JSON.parse(body) as { fullName: string }).fullName);
      return sent.length === 1 ? refuse('request-reused') : refuse('network-limited', 'no', 429);
    });
    await fillAndSend(async () => {
      const { requestId: __, sent: ___, again: ____, ...content } = loadDraft('copa');
      other = [{ ...content, player: { ...content.player, fullName: 'Ana de la otra pestaña' } }];
      saveDraft('copa', { ...loadDraft('copa'), sent: other });
      await userEvent.type(screen.getByLabelText(/Nick/), 'A');
      answerOther();
    });
    await vi.waitFor(() => expect(sent).toEqual(['Ana Pérez', 'Ana de la otra pestaña']));
  });

  it('refused because of its network says why, and keeps every word', async () => {
    const error = 'Desde tu red se inscribieron muchos jugadores en pocos minutos.';
    answerForms(() => refuse('network-limited', error, 429));
    await fillAndSend();
    expect(await screen.findByText(error)).toBeDefined();
    expect(sendButton()).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/Correo/).value).toBe('ana@correo.mx');
  });

  it('with an unexpected error says so, and keeps every word', async () => {
    answerForms(full);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      throw new TypeError('AbortSignal.timeout is not a function');
    });
    await fillAndSend();
    expect(await screen.findByText('Error al enviar la inscripción. Inténtalo de nuevo.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/Nombre completo/).value).toBe('Ana Pérez');
    expect(takeConsole('warn').join()).toContain('the registration failed');
  });
});
