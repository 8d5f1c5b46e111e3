import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadScreens, openAddress } from '../../../test/admin-page.tsx';
import { anOwner } from '../../../test/admin-screen.tsx';
import { SAMPLE_TOURNAMENT } from '../../../test/sample-tournament.ts';

beforeAll(loadScreens);

it('the card beside the editor leaves the gold to the button that saves', async () => {
  const answers: Readonly<Record<string, object>> = {
    '/tournaments/ascenso': { ...SAMPLE_TOURNAMENT, linkedFormId: 'form' },
    '/settings': DEFAULT_SITE,
    '/forms': { forms: [], nextCursor: null },
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const data = answers[new URL(url, 'http://sitio.test').pathname.replace(/^\/api/, '')];
    if (data === undefined) throw new Error(`The editor asked for ${url}`);
    return Response.json({ success: true, data });
  });
  openAddress('/admin/torneos?editar=ascenso', anOwner);
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: /^INSCRIBIRSE/ }).className).not.toContain('fire-fill');
  expect(screen.getByRole('button', { name: 'Guardar' }).className).toContain('fire-fill');
});
