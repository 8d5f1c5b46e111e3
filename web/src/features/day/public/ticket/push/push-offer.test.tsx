import { createECDH, createHash } from 'node:crypto';
import { HOUR_MS } from '@copa/domain/limits';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createPhone } from './phone.fixture.ts';
import { readPushAddress, ticketSubject } from './phone-push.ts';
import PushOffer from './push-offer.tsx';

const TICKET = '0123456789abcdefghjkmnpqrs';
const OTHER = 'srqpnmkjhgfedcba9876543210';
const PATH = '/api/registrations/ticket/push';
const newKey = () => createECDH('prime256v1').generateKeys();
const KEY = newKey();

const open = (publicKey = KEY.toString('base64url')) =>
  render(<PushOffer ticketId={TICKET} publicKey={publicKey} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the offer of notices', () => {
  it('asks after a tap, sends the push address of this phone, and removes it again', async () => {
    const { phone, sent } = createPhone();
    open();
    await screen.findByText('¿Te avisamos en este teléfono?');
    expect([phone.asked, phone.subscribed]).toEqual([0, 0]);
    press('Activar avisos');
    expect(screen.getByRole('button', { name: 'Esperando tu permiso…' })).toBeDefined();
    await screen.findByText('Avisos activados en este teléfono');
    const endpoint = 'https://fcm.googleapis.com/fcm/send/1';
    expect(sent).toEqual([
      {
        path: PATH,
        method: 'PUT',
        ticket: TICKET,
        query: '',
        body: { endpoint, keys: { p256dh: 'p', auth: 'a' } },
      },
    ]);
    const others = [{ ticketId: OTHER }, { followed: 'copa' }, null];
    phone.notices = [{ ticketId: TICKET }, ...others];
    phone.reply = () => Response.json({ success: true, data: { isTold: false } });
    press('Quitar avisos de este teléfono');
    await screen.findByRole('button', { name: 'Activar avisos' });
    const key = createHash('sha256').update(endpoint).digest('base64url');
    expect(sent[1]).toEqual({ path: PATH, method: 'DELETE', ticket: TICKET, query: key, body: null });
    expect(phone.subscription).toBeNull();
    expect(phone.notices).toEqual(others);
  });

  it('names results too, and does not promise that nothing else comes', async () => {
    createPhone();
    open();
    const { parentElement } = await screen.findByText('¿Te avisamos en este teléfono?');
    expect(parentElement?.textContent).toContain('tu sala y tus resultados');
    expect(parentElement?.textContent).not.toMatch(/Nada más/);
  });

  it.each([
    ['Los avisos están bloqueados', 'denied'],
    ['¿Te avisamos en este teléfono?', 'default'],
  ] as const)('says «%s» after the answer %s, and sends nothing', async (title, answer) => {
    const { phone, sent } = createPhone();
    phone.answer = answer;
    open();
    await screen.findByText('¿Te avisamos en este teléfono?');
    press('Activar avisos');
    await vi.waitFor(() => expect(phone.asked).toBe(1));
    expect(await screen.findByText(title)).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('says how to allow blocked notices', async () => {
    createPhone('denied');
    open();
    expect(await screen.findByText(/entra en «Permisos»/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says why it did not work, and can be tried again', async () => {
    const { phone } = createPhone();
    phone.reply = () =>
      Response.json({ success: false, error: 'Espera un momento.', code: 'rate-limited' }, { status: 429 });
    open();
    await screen.findByText('¿Te avisamos en este teléfono?');
    press('Activar avisos');
    expect((await screen.findByRole('alert')).textContent).toBe('Espera un momento.');
    expect(screen.getByRole('button', { name: 'Activar avisos' })).toBeDefined();
    expect(await readPushAddress(ticketSubject(TICKET))).toBeNull();
  });

  it('is forgotten by the phone once the tournament is cancelled', async () => {
    const { phone, kept, subscribe, askedAt } = createPhone('granted');
    const { endpoint } = subscribe(KEY) as { endpoint: string };
    kept.set(`/mi/${TICKET}`, endpoint);
    askedAt.set(`/mi/${TICKET}`, '0');
    const code = 'tournament-cancelled';
    phone.reply = () => Response.json({ success: false, error: 'Se canceló.', code }, { status: 409 });
    open();
    await screen.findByText('¿Te avisamos en este teléfono?');
    expect(await readPushAddress(ticketSubject(TICKET))).toBeNull();
  });

  it('says if the browser refuses', async () => {
    createPhone();
    vi.stubGlobal('navigator', {
      userAgent: 'Android',
      serviceWorker: { register: () => Promise.reject(new DOMException('no', 'AbortError')) },
    });
    open();
    await screen.findByText('¿Te avisamos en este teléfono?');
    press('Activar avisos');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Este navegador no pudo activar los avisos/,
    );
  });

  it('says if the worker was not installed, instead of waiting for ever', async () => {
    createPhone();
    Object.assign(navigator.serviceWorker, { ready: new Promise(() => undefined) });
    open();
    await screen.findByText('¿Te avisamos en este teléfono?');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press('Activar avisos');
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Este navegador no pudo activar los avisos/,
    );
    expect(screen.getByRole('button', { name: 'Activar avisos' })).toBeDefined();
  });

  it('is for one ticket: another one on the same phone still gets notices', async () => {
    const { phone, kept, subscribe } = createPhone('granted');
    subscribe(KEY);
    for (const id of [TICKET, OTHER]) kept.set(`/mi/${id}`, 'https://fcm.googleapis.com/fcm/send/1');
    phone.reply = () => Response.json({ success: true, data: { isTold: false } });
    open();
    await screen.findByText('Avisos activados en este teléfono');
    press('Quitar avisos de este teléfono');
    await screen.findByRole('button', { name: 'Activar avisos' });
    expect([...kept.keys()]).toEqual([`/mi/${OTHER}`]);
    expect(phone.subscription).not.toBeNull();
  });

  it('sends a new push address when the browser has one, or the site has other keys', async () => {
    const { phone, kept, sent, subscribe } = createPhone('granted');
    subscribe(newKey());
    kept.set(`/mi/${TICKET}`, 'https://fcm.googleapis.com/fcm/send/0');
    open();
    await screen.findByText('Avisos activados en este teléfono');
    expect(sent.map(({ method }) => method)).toEqual(['PUT']);
    expect([phone.asked, phone.subscribed]).toEqual([0, 2]);
    expect(kept.get(`/mi/${TICKET}`)).toBe('https://fcm.googleapis.com/fcm/send/2');
  });

  it('renews itself once in half a day, and shows if other phones have taken its place', async () => {
    const { phone, kept, sent, subscribe, askedAt } = createPhone('granted');
    const { endpoint } = subscribe(KEY) as { endpoint: string };
    kept.set(`/mi/${TICKET}`, endpoint);
    const opened = open();
    await screen.findByText('Avisos activados en este teléfono');
    expect(sent).toEqual([]);
    opened.unmount();
    askedAt.set(`/mi/${TICKET}`, String(Date.now() - 13 * HOUR_MS));
    open().unmount();
    await vi.waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['PUT']));
    await vi.waitFor(() =>
      expect(Number(askedAt.get(`/mi/${TICKET}`))).toBeGreaterThan(Date.now() - HOUR_MS),
    );
    askedAt.set(`/mi/${TICKET}`, '0');
    phone.reply = () =>
      Response.json({ success: false, error: 'Ya hay 8 teléfonos.', code: 'conflict' }, { status: 409 });
    open();
    await screen.findByText('¿Te avisamos en este teléfono?');
    expect(await readPushAddress(ticketSubject(TICKET))).toBeNull();
  });

  it.each([
    ['Avisos en tu iPhone o iPad', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 0, false],
    ['Avisos en tu iPhone o iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, false],
    ['Aquí no podemos avisarte', 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X)', 0, true],
    ['Aquí no podemos avisarte', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ])('says «%s» to %s', async (title, userAgent, maxTouchPoints, matches) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
    vi.stubGlobal('matchMedia', () => ({ matches }));
    open();
    expect(await screen.findByText(title)).toBeDefined();
  });

  it.each([
    'Mozilla/5.0 (Linux; Android 13; SM-A135M Build/TP1A; wv) AppleWebKit/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 335.1',
  ])('names the way out of another app, where nothing can be installed: %s', async (userAgent) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    open();
    expect(
      await screen.findByText(/^Dentro de otra app no hay avisos\. .+ «Abrir en el navegador»/),
    ).toBeDefined();
  });

  it.each([
    ['/page.webmanifest', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)'],
    ['/manifest.webmanifest', 'Mozilla/5.0 (Linux; Android 6.0)'],
  ])('installs from %s in %s', async (manifest, userAgent) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const link = document.createElement('link');
    Object.assign(link, { rel: 'manifest', href: '/manifest.webmanifest' });
    document.head.append(link);
    open();
    await screen.findByText(/^(Avisos en tu iPhone o iPad|Aquí no podemos avisarte)$/);
    expect(link.getAttribute('href')).toBe(manifest);
    link.remove();
  });

  it('is not shown if the site has no keys', async () => {
    createPhone();
    const { container } = open('');
    await Promise.resolve();
    expect(container.textContent).toBe('');
  });
});
