import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type InboxAddress, useInboxAddress } from './use-inbox-address.ts';

type Act = (inbox: InboxAddress) => void;
const INBOX = '/admin/inscripciones';
const open: Act = ({ setOpen }) => setOpen('ana');

it.each<[string, string, readonly Act[]]>([
  ['an open registration to the inbox', INBOX, [open]],
  ['a closed registration to the inbox, once', INBOX, [open, ({ setOpen }) => setOpen(null)]],
  ['a chosen tournament to the one before', INBOX, [({ setTournament }) => setTournament('copa')]],
  ['a filter to the page before the inbox', '/admin', [({ setStatus }) => setStatus('pending')]],
])('back leads from %s', (_, address, acts) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/admin', INBOX]} initialIndex={1}>
      {children}
    </MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ inbox: useInboxAddress(), at: useLocation(), navigate: useNavigate() }),
    { wrapper },
  );
  for (const each of acts) act(() => each(result.current.inbox));
  act(() => void result.current.navigate(-1));
  const { pathname, search } = result.current.at;
  expect(pathname + search).toBe(address);
});
