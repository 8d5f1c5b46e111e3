import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdAnswers } from '../../../../test/hold-answers.ts';
import { paste } from '../../../../test/paste.ts';
import { SAMPLE_RECEIPT } from '../../../../test/sample-receipt.ts';
import { readOwnRegistrations } from './own/own-registrations.ts';
import {
  answerForms,
  fillPlayer,
  openForm,
  refuse,
  registered,
  sampleCopa,
  sendButton,
} from './registration-form.fixture.tsx';

const fields = [
  {
    id: 'pais',
    type: 'select',
    label: '¿País?',
    required: true,
    placeholder: '',
    options: ['México', 'Perú'],
  },
  { id: 'nota', type: 'textarea', label: '¿Algo más?', required: false, placeholder: '', options: [] },
];
const { privateCode: CODE } = SAMPLE_RECEIPT;

interface Sent {
  readonly requestId: string;
  readonly freeFireId: string;
  readonly answers: Record<string, string>;
}

const sent: Sent[] = [];
let answers: (() => Response | Error)[] = [];

const refusal =
  (code: string, fields: Record<string, string> = {}) =>
  () =>
    refuse(code, `no: ${code}`, 409, { fields });
/** The browser is offline, because online the form would retry by itself after five seconds. */
const lost = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return new TypeError('failed to fetch');
};

function open(changes: Partial<typeof sampleCopa> = {}) {
  const view = openForm(
    { ...sampleCopa, ...changes },
    {
      description: 'Trae tu ficha.\nTe esperamos.',
      fields,
      success: ({ receipt: { privateCode }, earlier, kept }) => (
        <p ref={(element) => element?.focus()} tabIndex={-1}>
          {`listo ${privateCode}${earlier ? ' (envío anterior)' : ''}${kept ? '' : ' (sin guardar)'}`}
        </p>
      ),
    },
  );
  return { ...view, user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await fillPlayer(user);
  await user.selectOptions(screen.getByLabelText(/¿País\?/), 'Perú');
}

const send = () => screen.getByRole('button', { name: /Enviar inscripción|Reintentar ahora/ });

async function sendFilled() {
  const view = open();
  await fill(view.user);
  await view.user.click(send());
  return view;
}

async function sendLost() {
  const view = await sendFilled();
  await screen.findByText(/Error de conexión/);
  return view;
}

describe('RegistrationForm', () => {
  beforeEach(() => {
    sent.length = 0;
    answers = [];
    answerForms(async (body) => {
      sent.push(JSON.parse(body) as Sent);
      const answer = answers.shift()?.() ?? registered();
      if (answer instanceof Error) throw answer;
      return answer;
    });
  });
  it('names everything that is missing, in the words of the product', async () => {
    const { user } = open();
    await user.click(send());
    for (const message of [
      'El nombre es obligatorio',
      'El nick es obligatorio',
      'El ID de Free Fire es obligatorio',
      'El correo es obligatorio',
      'El teléfono es obligatorio',
      'Esta pregunta es obligatoria',
    ]) {
      expect(screen.getByText(message)).toBeDefined();
    }
    expect(screen.getByText('Selecciona una opción épica')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('says while an answer is typed that it is too long, and does not send it', async () => {
    const { user } = open();
    await fill(user);
    const question = screen.getByLabelText(/¿Algo más/);
    await user.click(question);
    await user.paste('a'.repeat(4001));
    expect(screen.getByText('Usa como máximo 4000 caracteres.')).toBeDefined();
    await user.click(send());
    expect(sent).toEqual([]);
  });

  const tooFew = 'El ID debe contener entre 8 y 12 dígitos numéricos';
  it('checks the id while it is typed', async () => {
    await open().user.type(screen.getByLabelText(/ID de Free Fire/), '12a');
    expect(screen.getByText(tooFew)).toBeDefined();
  });
  it('says that digits are missing once typing pauses, until there are enough', async () => {
    const { user } = open();
    const id = screen.getByLabelText(/ID de Free Fire/);
    await user.type(id, '123456');
    expect(screen.queryByText(tooFew)).toBeNull();
    await screen.findByText(tooFew);
    expect(document.activeElement).toBe(id);
    await user.type(id, '7');
    expect(screen.getByText(tooFew)).toBeDefined();
    await user.type(id, '8');
    expect(screen.queryByText(tooFew)).toBeNull();
  });

  it('says that digits are missing once the field is left, until there are enough', async () => {
    const { user } = open();
    const id = screen.getByLabelText(/ID de Free Fire/);
    await user.type(id, '1234567');
    expect(screen.queryByText(tooFew)).toBeNull();
    await user.tab();
    expect(screen.getByText(tooFew)).toBeDefined();
    expect(id.getAttribute('aria-invalid')).toBe('true');
    await user.type(id, '8');
    expect(screen.queryByText(tooFew)).toBeNull();
    await user.type(id, '{Backspace}');
    expect(screen.queryByText(tooFew)).toBeNull();
    await user.tab();
    await user.clear(id);
    expect(screen.queryByText(tooFew)).toBeNull();
  });

  it.each([
    ['in groups', ' 8877 6655\u00A044 '],
    ['with unseen marks', '\u200E8877665544\u200B\u2069'],
    ['in full-width digits', '８８７７６６５５４４'],
  ])('accepts an id that was copied %s', async (_, copied) => {
    const { user } = open();
    await paste(user, screen.getByLabelText(/ID de Free Fire/), copied);
    expect(screen.getByLabelText(/ID de Free Fire/)).toHaveProperty('value', '8877665544');
  });

  it('sends once however often the button is pressed, and keeps the private code', async () => {
    const { user } = open();
    await fill(user);
    await user.dblClick(send());
    expect(await screen.findByText(`listo ${CODE}`)).toBeDefined();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      fullName: 'Ana Pérez',
      nick: 'AnaFNX',
      freeFireId: '123456789',
      email: 'ana@correo.mx',
      phone: '+52 55 1234 5678',
      answers: { pais: 'Perú' },
    });
    expect(readOwnRegistrations()[0]).toMatchObject({ code: CODE, tournamentName: 'Copa Prueba' });
  });

  it('keeps the draft when the connection drops and sends the same request when it is back', async () => {
    answers = [lost, registered];
    await sendFilled();
    expect(await screen.findByText(/Error de conexión. Verifica tu conexión a internet./)).toBeDefined();
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText(`listo ${CODE}`)).toBeDefined();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('restores the draft after a reload', async () => {
    const { user, unmount } = open();
    await fill(user);
    unmount();
    open();
    expect(screen.getByLabelText<HTMLInputElement>(/Nombre completo/).value).toBe('Ana Pérez');
    expect(screen.getByLabelText<HTMLSelectElement>(/¿País\?/).value).toBe('Perú');
  });

  it('asks whose restored draft it is, by the first name only, and starts empty for anybody else', async () => {
    const first = open();
    expect(screen.queryByRole('region', { name: 'Borrador guardado' })).toBeNull();
    await fill(first.user);
    first.unmount();
    const { user } = open();
    const kept = screen.getByRole('region', { name: 'Borrador guardado' });
    expect(kept.textContent).toContain('Aquí sigue lo que escribió Ana.');
    expect(kept.textContent).not.toContain('Pérez');
    await user.click(screen.getByRole('button', { name: 'No soy yo' }));
    await user.click(screen.getByRole('button', { name: 'Borrar y empezar' }));
    for (const label of [/Nombre completo/, /ID de Free Fire/, /Correo/, /Teléfono/, /¿País\?/]) {
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('');
    }
    expect(screen.queryByRole('region', { name: 'Borrador guardado' })).toBeNull();
    expect(JSON.stringify(localStorage)).not.toMatch(/Ana|123456789|correo\.mx/);
  });

  it('discards the draft after a question', async () => {
    const { user } = open();
    expect(screen.queryByRole('button', { name: 'Borrar lo que escribí' })).toBeNull();
    await user.type(screen.getByLabelText(/Nombre completo/), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Borrar lo que escribí' }));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByLabelText<HTMLInputElement>(/Nombre completo/).value).toBe('Ana');
    await user.click(screen.getByRole('button', { name: 'Borrar lo que escribí' }));
    await user.click(screen.getByRole('button', { name: 'Borrar y empezar' }));
    expect(screen.getByLabelText<HTMLInputElement>(/Nombre completo/).value).toBe('');
    expect(JSON.stringify(localStorage)).not.toContain('Ana');
  });

  it('never sends a discarded draft by itself, and says what is lost with it', async () => {
    answers = [lost];
    const { user } = await sendLost();
    await user.click(screen.getByRole('button', { name: 'Borrar lo que escribí' }));
    expect(screen.getByText(/no supimos si llegó/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Borrar y empezar' }));
    await act(async () => void dispatchEvent(new Event('online')));
    expect(sent).toHaveLength(1);
  });

  it('shows a refusal, and the next attempt is a new request', async () => {
    answers = [refusal('already-registered', { freeFireId: 'ya está' })];
    const { user } = await sendFilled();
    expect(await screen.findByText('no: already-registered')).toBeDefined();
    expect(screen.getByText('ya está')).toBeDefined();
    await user.type(screen.getByLabelText(/ID de Free Fire/), '1');
    await user.click(send());
    expect(await screen.findByText(`listo ${CODE}`)).toBeDefined();
    expect(sent[1]?.requestId).not.toBe(sent[0]?.requestId);
  });

  it('sends changed content under the same id if the first attempt got no answer', async () => {
    answers = [lost, registered];
    const { user } = await sendLost();
    await user.type(screen.getByLabelText(/ID de Free Fire/), '0');
    await user.click(send());
    expect(await screen.findByText(`listo ${CODE}`)).toBeDefined();
    expect(sent.map(({ freeFireId }) => freeFireId)).toEqual(['123456789', '1234567890']);
    expect(sent[1]?.requestId).toBe(sent[0]?.requestId);
  });

  it('shows the receipt of a first attempt that had arrived, and says so', async () => {
    answers = [lost, refusal('request-reused'), registered];
    const { user } = await sendLost();
    await user.type(screen.getByLabelText(/ID de Free Fire/), '0');
    await user.click(send());
    expect(await screen.findByText(`listo ${CODE} (envío anterior)`)).toBeDefined();
    expect(sent.map(({ freeFireId }) => freeFireId)).toEqual(['123456789', '1234567890', '123456789']);
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  });

  it('never sends changed content by itself', async () => {
    answers = [lost];
    const { user } = await sendLost();
    expect(screen.getByText(/la enviaremos de nuevo en cuanto vuelva la señal/)).toBeDefined();
    await user.type(screen.getByLabelText(/Nombre completo/), ' Ló');
    expect(screen.queryByText(/en cuanto vuelva la señal/)).toBeNull();
    expect(screen.getByText(/Después cambiaste algo: para enviarlo toca «Reintentar ahora»/)).toBeDefined();
    await act(async () => void dispatchEvent(new Event('online')));
    expect(sent).toHaveLength(1);
    await user.click(screen.getByLabelText('Tengo menos de 11'));
    expect(screen.getByText(/Lo que ya habías enviado pudo llegar/)).toBeDefined();
    expect(screen.queryByText(/^No guardamos ni enviamos nada/)).toBeNull();
  });

  it('sends an unanswered registration again after a reload', async () => {
    answers = [lost, registered];
    const { unmount } = await sendLost();
    unmount();
    open();
    expect(screen.getByText(/No supimos si tu inscripción llegó/)).toBeDefined();
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText(`listo ${CODE}`)).toBeDefined();
    expect(sent[1]).toEqual(sent[0]);
  });

  it('leads somebody who is already registered to their own registrations', async () => {
    answers = [refusal('already-registered')];
    await sendFilled();
    const link = await screen.findByRole('link', { name: /Mi torneo/ });
    expect(link.getAttribute('href')).toBe('/mi');
  });

  it('names the queue on the button if all places are taken', () => {
    const queue = { waitlist: { max: 2, mode: 'auto' as const, endsAt: null }, waitingPlayers: 1 };
    const { unmount } = openForm({ ...sampleCopa, ...queue, currentPlayers: 10 });
    expect(screen.getByRole('button', { name: 'Entrar en lista de espera' })).toBeDefined();
    unmount();
    openForm({ ...sampleCopa, currentPlayers: 9 });
    expect(sendButton()).toBeDefined();
  });

  it('says that the deadline passed during typing, and keeps every word', () => {
    vi.useFakeTimers();
    open({ registrationDeadline: new Date(Date.now() + 20_000) });
    fireEvent.change(screen.getByLabelText(/Nombre completo/), { target: { value: 'Ana Pérez' } });
    act(() => void vi.advanceTimersByTime(15_000));
    expect(send()).toHaveProperty('disabled', false);
    act(() => void vi.advanceTimersByTime(15_000));
    expect(screen.getByText(/están cerradas. Lo que escribiste se queda guardado/)).toBeDefined();
    expect(send()).toHaveProperty('disabled', true);
    expect(screen.getByLabelText<HTMLInputElement>(/Nombre completo/).value).toBe('Ana Pérez');
  });

  it('keeps text that is typed while the answer is pending', async () => {
    answerForms(refusal('tournament-full'));
    const answer = holdAnswers();
    const { user, unmount } = open();
    await fill(user);
    await user.click(send());
    await user.type(screen.getByLabelText(/Nombre completo/), ' López');
    await answer();
    expect(await screen.findByText('no: tournament-full')).toBeDefined();
    unmount();
    open();
    expect(screen.getByLabelText<HTMLInputElement>(/Nombre completo/).value).toBe('Ana Pérez López');
  });

  it('says if the private link could not be stored', async () => {
    const { user } = open();
    await fill(user);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(send());
    expect(await screen.findByText(`listo ${CODE} (sin guardar)`)).toBeDefined();
  });
});
