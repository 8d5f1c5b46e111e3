import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../test/admin-screen.tsx';
import { RivalNotice } from '../../components/admin/rival-notice.tsx';
import { ApiError } from '../network/api-client.ts';
import { byField } from './edits.ts';
import { useEditor } from './use-editor.ts';

const onDone = vi.fn<() => void>();
let answer: (version: null) => void = () => undefined;
const sent: string[] = [];

afterEach(() => {
  onDone.mockClear();
  sent.length = 0;
});

type Cup = { name: string };
type CupOptions = Pick<Parameters<typeof useEditor<Cup, 'name'>>[0], 'name' | 'stored' | 'send' | 'onDone'>;

function CupEditor(options: CupOptions & { readonly children?: ReactNode }) {
  const { values, change, onSubmit, rival } = useEditor({
    ...options,
    schema: z.object({ name: z.string() }),
    merging: byField<Cup>(),
    errorsOf: () => ({}),
    saved: 'Copa guardada',
  });
  return (
    <form onSubmit={onSubmit}>
      <input value={values.name} onChange={(event) => change({ name: event.target.value })} />
      <button type="submit">Guardar</button>
      {options.children}
      {rival !== null && (
        <RivalNotice {...rival} subject="esta copa" label={(field) => field} shown={({ name }) => name} />
      )}
    </form>
  );
}

const STORED = { at: null, values: { name: 'Copa' } };
const sendLater: CupOptions['send'] = ({ name }) =>
  new Promise<null>((resolve) => {
    sent.push(name);
    answer = resolve;
  });

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const save = () => act(() => screen.getByRole('button', { name: 'Guardar' }).click());

function Area() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <CupEditor name="nombre" stored={STORED} send={sendLater} onDone={onDone} />}
      <button type="button" onClick={() => setOpen(false)}>
        Salir
      </button>
    </>
  );
}

it('shows the result of a save after somebody left, without a navigation', async () => {
  openScreen(<Area />);
  for (const name of ['Guardar', 'Salir']) act(() => screen.getByRole('button', { name }).click());
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  await act(async () => answer(null));
  await screen.findAllByText('Copa guardada');
  expect(onDone).not.toHaveBeenCalled();
});

it('stays open with what is typed while it is saved, and saves it next', async () => {
  openScreen(<Area />);
  type('Copa Sur');
  save();
  type('Copa Sur y Norte');
  await act(async () => answer(null));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Copa Sur y Norte');
  expect(onDone).not.toHaveBeenCalled();
  expect(Object.values(localStorage).join()).toContain('Copa Sur y Norte');
  save();
  await act(async () => answer(null));
  expect(sent).toEqual(['Copa Sur', 'Copa Sur y Norte']);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(Object.values(localStorage).join()).not.toContain('Copa');
});

function Lost() {
  const [stored, setStored] = useState({ at: new Date(0), values: { name: 'Copa' } });
  const send: CupOptions['send'] = (values) => {
    sent.push(values.name);
    return sent.length === 1
      ? Promise.reject(new ApiError('network', 0, 'Sin conexión.'))
      : Promise.resolve({ at: new Date(2), values });
  };
  return (
    <CupEditor name="copa" stored={stored} send={send} onDone={onDone}>
      <button type="button" onClick={() => setStored({ at: new Date(1), values: { name: 'Copa Sur' } })}>
        Leer otra vez
      </button>
    </CupEditor>
  );
}

async function loseAnswer(): Promise<void> {
  openScreen(<Lost />);
  type('Copa Sur ');
  await act(async () => screen.getByRole('button', { name: 'Guardar' }).click());
}

const readAgain = () => act(() => screen.getByRole('button', { name: 'Leer otra vez' }).click());

it('takes a save whose answer was lost as saved, although the API dropped a space around the text', async () => {
  await loseAnswer();
  readAgain();
  expect(screen.queryByText('Otra persona cambió esta copa')).toBeNull();
  await screen.findAllByText('Copa guardada');
  expect(onDone).toHaveBeenCalledTimes(1);
});

it("calls a save whose answer was lost nobody else's, although somebody typed on", async () => {
  await loseAnswer();
  type('Copa Sur y Norte');
  readAgain();
  expect(screen.queryByText('Otra persona cambió esta copa')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Copa Sur y Norte');
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => screen.getByRole('button', { name: 'Guardar' }).click());
  expect(sent).toEqual(['Copa Sur ', 'Copa Sur y Norte']);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it("calls its own save nobody else's, although the API dropped a space and somebody typed on meanwhile", async () => {
  const versions: Array<Date | null> = [];
  function Slow() {
    const [stored, setStored] = useState({ at: new Date(0), values: { name: 'Copa' } });
    const send: CupOptions['send'] = async ({ name }, { expectedUpdatedAt }) => {
      versions.push(expectedUpdatedAt);
      await new Promise<null>((resolve) => (answer = resolve));
      setStored({ at: new Date(versions.length), values: { name: name.trim() } });
      return null;
    };
    return <CupEditor name="lenta" stored={stored} send={send} onDone={onDone} />;
  }
  openScreen(<Slow />);
  type('Copa Sur ');
  save();
  type('Copa Sur y Norte');
  await act(async () => answer(null));
  expect(screen.queryByText('Otra persona cambió esta copa')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Copa Sur y Norte');
  save();
  await act(async () => answer(null));
  expect(versions).toEqual([new Date(0), new Date(1)]);
  expect(onDone).toHaveBeenCalledTimes(1);
});
