import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import type { SessionUser } from '@copa/domain/people/session';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { anAdmin, nobody, openScreen } from '../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../test/offline-firestore.ts';
import { SAMPLE_RECEIPT } from '../../../test/sample-receipt.ts';
import { FormRenderer } from '../../features/forms/public/form-renderer.tsx';
import { PanelScreen } from '../../features/panel/admin/panel-screen.tsx';
import { writeLocal } from '../../lib/storage/local-store.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { publicForm, replied, visit } from './site.fixture.tsx';

const inTime = (ms: number) => new Date(Date.now() + ms);
const full = { currentPlayers: 10 };
const begun = { date: inTime(-HOUR_MS) };
const refused = (status: number) => async () => new Response('', { status });
const missing = async () =>
  Response.json({ success: false, error: 'no', code: 'not-found' }, { status: 404 });
const never = () => new Promise<Response>(() => undefined);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const list = (tournament: object) => () => visit('/tournaments', { tournament }, 'Copa Prueba');
const detail = (tournament: object) => () => visit('/tournament/copa', { tournament }, 'Comparte el torneo');

const rules =
  (tournament: object, seconds = 0, then?: string) =>
  async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await visit('/tournament-rules/copa', { tournament }, 'Reglas oficiales');
    for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000));
    if (then === undefined) return;
    fireEvent.click(screen.getByRole('checkbox'));
    if (then !== '') press(then);
  };

const REGISTER = 'Enviar inscripción';
const refusedRegistration = (tournament: object | null) => () =>
  visit('/register/copa', { tournament }, /^Ver torneos$|^Volver a torneos$/);

async function registrationFilledWith(words: Readonly<Record<string, string>>, reply = never) {
  await visit('/register/copa', { registration: reply }, REGISTER);
  fireEvent.click(screen.getByLabelText('Tengo 18 años o más'));
  for (const [label, value] of Object.entries(words)) type(new RegExp(label), value);
}

async function registrationSentWith(words: Readonly<Record<string, string>>, reply = never) {
  await registrationFilledWith(words, reply);
  press(REGISTER);
}

const PLAYER = {
  'Nombre completo': 'Ana Pérez',
  Nick: 'AnaFNX',
  'ID de Free Fire': '123456789',
  Correo: 'ana@correo.mx',
  Teléfono: '+52 55 1234 5678',
  País: 'Perú',
};

async function formSentWith(words: Readonly<Record<string, string>>, reply = never) {
  await visit('/form/encuesta', { response: reply }, 'Encuesta');
  for (const [label, value] of Object.entries(words)) type(new RegExp(label), value);
  press('Enviar');
}

const errorOfForm = (form: () => Promise<Response>) => () =>
  visit('/form/encuesta', { form }, 'Volver al Inicio');

async function panelOf(user: SessionUser) {
  await offlineFirestore();
  vi.stubGlobal('fetch', never);
  openScreen(<PanelScreen />, user);
}

export const screens = {
  home: () => visit('/', {}, 'Logros de la comunidad'),
  'home for the first time': () => {
    writeLocal(storageKeys.noticeDismissed, null);
    return visit('/', {}, 'Sitio en desarrollo');
  },
  'home of an admin': () => {
    writeLocal(storageKeys.userRole, 'admin');
    return visit('/', {}, 'Logros de la comunidad');
  },
  'an unknown address': () => visit('/nada', {}, 'Página no encontrada'),
  'the history before the first tournament is over': () =>
    visit('/tournament-history', { tournament: null }, 'Ver torneos activos'),

  'the list of no tournaments': () => visit('/tournaments', { tournament: null }, 'NO HAY TORNEOS ACTIVOS'),
  'the card of a full tournament': list(full),
  'the card of an open tournament': list({}),
  'the card of a tournament within 24 hours': list({ date: inTime(DAY_MS) }),
  'the card of a tournament that has begun': list(begun),
  'the card of a tournament without a form': list({ linkedFormId: null }),

  'the detail of nothing': () => visit('/tournament/copa', { tournament: null }, 'Torneo No Encontrado'),
  'the detail of a full tournament': detail(full),
  'the detail of a tournament that has begun': detail(begun),
  'the detail of a full tournament that has begun': detail({ ...full, ...begun }),

  'the rules of nothing': () => visit('/tournament-rules/copa', { tournament: null }, 'Volver a torneos'),
  'the rules of a tournament without a date': rules({ date: null }),
  'the rules of a tournament without any': rules({ rules: ' \n ' }),
  'the rules while they are read': rules({}, 9),
  'the rules once they are read': rules({}, 10),
  'the rules that are accepted': rules({}, 10, ''),
  'the rules that are accepted, without a form': rules({ linkedFormId: null }, 10, 'CONTINUAR AL FORMULARIO'),

  'the registration of nothing': refusedRegistration(null),
  'the registration of a full tournament': refusedRegistration(full),
  'the registration of a full tournament whose deadline has passed': refusedRegistration({
    ...full,
    registrationDeadline: inTime(-HOUR_MS),
  }),
  'the registration of a tournament without a form': refusedRegistration({ linkedFormId: null }),
  'a registration sent empty': () => registrationSentWith({}),
  'a registration sent with wrong words': () =>
    registrationSentWith({ ...PLAYER, 'ID de Free Fire': '123', Correo: 'nada' }),
  'an ID while it is typed': async () => {
    await visit('/register/copa', {}, REGISTER);
    type(/ID de Free Fire/, '123');
  },
  'a registration on its way': () => registrationSentWith(PLAYER),
  'a registration that arrived': () => registrationSentWith(PLAYER, async () => replied(SAMPLE_RECEIPT, 201)),
  'a registration that breaks': async () => {
    await registrationFilledWith(PLAYER);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      throw new TypeError('AbortSignal.timeout is not a function');
    });
    press(REGISTER);
  },

  'a public form': () => visit('/form/encuesta', {}, 'Encuesta'),
  'a public form without an id': () => visit('/form', {}, 'Volver al Inicio'),
  'a public form that is gone': errorOfForm(missing),
  'a public form that is off': errorOfForm(async () => publicForm({ isActive: false })),
  'a public form that cannot be loaded': errorOfForm(refused(500)),
  'a public form sent empty': () => formSentWith({}),
  'a public form sent with wrong words': () =>
    formSentWith({ Nick: 'Ana', Correo: 'ana@nada', Celular: '1234567', Edad: 'diez' }),
  'a public form that was sent': () =>
    formSentWith({ Nick: 'Ana' }, async () => replied({ id: 'x', submittedAt: '2026-11-20T12:00:00Z' }, 201)),
  'a public form that breaks': () => formSentWith({ Nick: 'Ana' }, refused(418)),
  'the renderer without a form': async () => void render(<FormRenderer form={null} />),

  'the panel': () => panelOf(anAdmin),
  'the panel of somebody without its screens': () => panelOf(nobody),
} as const satisfies Record<string, () => Promise<void>>;
