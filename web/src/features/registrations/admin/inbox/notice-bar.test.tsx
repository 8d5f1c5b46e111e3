import type { PlaceAfter } from '@copa/domain/registrations/places/place-after';
import type { Registration } from '@copa/domain/registrations/registration';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdmin, anOwner, openScreen } from '../../../../../test/admin-screen.tsx';
import { pass } from '../../../../../test/pass.ts';
import { ROW_OPENER } from '../../../../lib/admin/focus/use-row-focus.ts';
import { forgetAdminDrafts } from '../../../../lib/storage/kept-drafts.ts';
import { decisionOn, useForgetArrived } from '../decisions/decision.ts';
import { useDecisions } from '../decisions/use-decisions.ts';
import { sampleRegistration } from '../registration.fixture.ts';
import { NoticeBar } from './notice-bar.tsx';

const ana = sampleRegistration('ana', { fullName: 'Ana Torres' });
const beto = sampleRegistration('beto', { fullName: 'Beto Rojas', status: 'rejected', reason: 'Repetida.' });

function Inbox({ listed }: { listed: readonly Registration[] }) {
  const decisions = useDecisions();
  useForgetArrived(listed);
  return (
    <>
      {[ana, beto].map((each) => (
        <button
          key={each.id}
          type="button"
          {...{ [ROW_OPENER]: each.id }}
          onClick={() => void decisions.decide([decisionOn(each, 'approved', null)])}
        >
          {each.fullName}
        </button>
      ))}
      <button type="button" onClick={() => void decisions.decide([decisionOn(ana, 'rejected', null)])}>
        Rechazar a Ana
      </button>
      <button
        type="button"
        onClick={() => void decisions.decide([decisionOn(ana, 'rejected', null)], 'Beto Rojas')}
      >
        Dejar el cupo a Beto
      </button>
      <NoticeBar decisions={decisions} />
    </>
  );
}

const ANA = { name: '', tag: '', nicks: { 1: '' } };

const HELD: PlaceAfter = { before: 'held', place: 'held', position: null, givenOnAt: null };

interface Sent {
  readonly path: string;
  readonly body: unknown;
}

const sent: Sent[] = [];
let answer: () => Response | Promise<Response> = () => Response.json({});

let placeAfter: PlaceAfter;

const decided = () => Response.json({ success: true, data: { ...ana, status: 'approved', placeAfter } });
const refused = () =>
  Response.json({ success: false, code: 'stale-write', error: 'Otra persona ya decidió.' }, { status: 409 });
const renamed = () =>
  Response.json(
    {
      success: false,
      code: 'stale-write',
      error: 'Se llamaba «Ana», ahora «Nova».',
      fields: { 'names.nicks.1': 'Nova' },
    },
    { status: 409 },
  );
const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};

const hanging = () => new Promise<Response>(() => undefined);
const ended = () =>
  Response.json({ success: false, code: 'unauthenticated', error: 'Inicia sesión.' }, { status: 401 });

const undo = () => screen.queryByRole('button', { name: /^Deshacer/ });

const offer = () => screen.getByRole('alert').textContent;

async function reload(listed: readonly Registration[] = [ana, beto], user = anAdmin): Promise<void> {
  cleanup();
  openScreen(<Inbox listed={listed} />, user);
  await pass(0);
}

async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
}

describe('the notice of a decision', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    answer = decided;
    placeAfter = HELD;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      sent.push({ path, body: JSON.parse(init.body as string) as unknown });
      return answer();
    });
    forgetAdminDrafts();
    openScreen(<Inbox listed={[ana, beto]} />);
  });
  it('offers an undo for ten seconds, counts them, and disappears', async () => {
    await press('Ana Torres');
    expect(screen.getByText('Aprobaste a Ana Torres').closest('output')).not.toBeNull();
    expect(undo()?.textContent).toBe('Deshacer (10)');
    await pass(9000);
    expect(undo()?.textContent).toBe('Deshacer (1)');
    await pass(999);
    expect(undo()).not.toBeNull();
    await pass(1);
    expect(undo()).toBeNull();
  });

  it('offers no undo after a phone slept for these ten seconds', async () => {
    await press('Ana Torres');
    vi.setSystemTime(Date.now() + 60_000);
    await pass(1000);
    expect(undo()).toBeNull();
  });

  it('gives each decision ten seconds of its own', async () => {
    await press('Ana Torres');
    await pass(7000);
    await press('Beto Rojas');
    expect(undo()?.textContent).toBe('Deshacer (10)');
    await pass(9999);
    expect(undo()).not.toBeNull();
    await pass(1);
    expect(undo()).toBeNull();
  });

  it('undoes with the former reason, and only if the status is still the decided one', async () => {
    await press('Beto Rojas');
    await press(/^Deshacer/);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Beto Rojas' }));
    expect(sent.map(({ body }) => body)).toEqual([
      { status: 'approved', expected: 'rejected', names: ANA },
      { status: 'rejected', expected: 'approved', names: ANA, reason: 'Repetida.' },
    ]);
    expect(undo()).toBeNull();
    expect(screen.getAllByText('Se deshizo la decisión sobre Beto Rojas.')).not.toHaveLength(0);
  });

  it('leaves the focus in the list if a filter hides the row whose decision is undone', async () => {
    await press('Beto Rojas');
    screen.getByRole('button', { name: 'Beto Rojas' }).removeAttribute(ROW_OPENER);
    await press(/^Deshacer/);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ana Torres' }));
  });

  it('says that the place is given on later, and what an undo gave back', async () => {
    placeAfter = { ...HELD, givenOnAt: new Date('2026-11-22T18:00:12Z') };
    await press('Rechazar a Ana');
    expect(screen.getByText('Rechazaste a Ana Torres. Su cupo se libera dentro de un minuto.')).toBeDefined();
    placeAfter = HELD;
    await press(/^Deshacer/);
    expect(screen.getAllByText('Se deshizo: Ana Torres tiene su cupo otra vez.')).not.toHaveLength(0);
  });

  it('says to whom the place goes, if the dialog said so', async () => {
    placeAfter = { ...HELD, givenOnAt: new Date('2026-11-22T18:00:12Z') };
    await press('Dejar el cupo a Beto');
    const told = 'Rechazaste a Ana Torres. Su cupo pasa a Beto Rojas dentro de un minuto.';
    expect(screen.getByText(told)).toBeDefined();
  });

  it('shows a refusal once, however often it is tried, and offers no undo for it', async () => {
    answer = refused;
    for (let tries = 0; tries < 2; tries += 1) {
      await press('Ana Torres');
      // The announcement for screen readers ends.
      await pass(2000);
    }
    expect(screen.getAllByText('Ana Torres: Otra persona ya decidió.')).toHaveLength(1);
    expect(undo()).toBeNull();
  });

  it('shows the former and the current name if they differ, and decides again only on the current one', async () => {
    answer = renamed;
    await press('Ana Torres');
    const told = 'Nova (Ana Torres) cambió de nombre antes de tu decisión. Se llamaba «Ana», ahora «Nova».';
    expect(screen.getByText(told)).toBeDefined();
    expect(undo()).toBeNull();
    answer = decided;
    await press('Aprobar así');
    expect(sent[1]?.body).toEqual({
      status: 'approved',
      expected: 'pending',
      names: { ...ANA, nicks: { 1: 'Nova' } },
    });
    expect(offer()).toBe('');
    expect(undo()).not.toBeNull();
  });

  it('shows each new name separately, and changes nothing without a new decision', async () => {
    answer = renamed;
    await press('Ana Torres');
    await press('Beto Rojas');
    expect(offer()).toContain('ahora «Nova». Después hay otra.');
    await press('Descartar');
    expect(offer()).toContain('Nova (Beto Rojas) cambió de nombre');
    await press('Descartar');
    expect(offer()).toBe('');
    expect(sent).toHaveLength(2);
    await reload();
    expect(offer()).toBe('');
  });

  it('sends decisions that waited for a connection with the names of their time', async () => {
    answer = lost;
    await press('Rechazar a Ana');
    await reload([sampleRegistration('ana', { nick: 'Nova' }), beto]);
    answer = renamed;
    await press('Reintentar');
    expect(sent[1]?.body).toMatchObject({ names: ANA });
    expect(offer()).toContain('Se llamaba «Ana», ahora «Nova».');
    expect(screen.getByRole('button', { name: 'Rechazar así' })).toBeDefined();
  });

  it('keeps decisions that did not arrive, and sends them again', async () => {
    answer = lost;
    await press('Ana Torres');
    await pass(60_000);
    expect(screen.getByRole('alert').textContent).toContain(
      'Aprobaste a Ana Torres, pero todavía no se guardó. Error de conexión.',
    );
    answer = decided;
    await press('Reintentar');
    expect(offer()).toBe('');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(undo()).not.toBeNull();
  });

  it('offers unanswered decisions after a reload, sends them only on request, and deletes them then', async () => {
    answer = hanging;
    await press('Ana Torres');
    await press('Beto Rojas');
    await reload();
    expect(offer()).toContain('2 decisiones tuyas todavía no se guardaron.');
    await pass(60_000);
    expect(sent).toHaveLength(2);
    answer = decided;
    await press('Reintentar');
    expect(sent.slice(2)).toEqual(sent.slice(0, 2));
    expect(offer()).toBe('');
    await reload();
    expect(offer()).toBe('');
  });

  it('keeps them beyond the end of a session, only for the same person', async () => {
    answer = ended;
    await press('Rechazar a Ana');
    await reload([ana], anOwner);
    expect(offer()).toBe('');
    await reload();
    expect(offer()).toContain('Rechazaste a Ana Torres, pero todavía no se guardó.');
    await press('Descartar');
    await reload();
    expect(offer()).toBe('');
    expect(sent).toHaveLength(1);
  });

  it('does not offer decisions that the list shows as made', async () => {
    answer = hanging;
    await press('Ana Torres');
    await reload([sampleRegistration('ana', { status: 'approved' }), beto]);
    expect(offer()).toBe('');
    expect(sent).toHaveLength(1);
  });

  it('drops decisions that somebody else made meanwhile, and says so', async () => {
    answer = hanging;
    await press('Ana Torres');
    await reload([sampleRegistration('ana', { status: 'rejected' }), beto]);
    answer = refused;
    await press('Reintentar');
    expect(sent[1]).toEqual(sent[0]);
    expect(screen.getAllByText('Ana Torres: Otra persona ya decidió.')).not.toHaveLength(0);
    await reload();
    expect(offer()).toBe('');
  });
});
