import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { fireEvent, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScreens } from '../../../../test/admin-page.tsx';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { AdminPage } from './admin-page.tsx';

const ANSWERS: Readonly<Record<string, object>> = {
  '/settings': { ...DEFAULT_SITE, defaultRules: 'Juega limpio.' },
  '/forms': { forms: [], nextCursor: null },
  '/tournaments': { tournaments: [], nextCursor: null },
  '/tournaments/with-registrations': { tournaments: [], nextCursor: null },
};

function WithBack() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Atrás
      </button>
      <AdminPage />
    </>
  );
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('an editor that was closed', () => {
  beforeAll(loadScreens);
  beforeEach(() => {
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json({
        success: true,
        data: ANSWERS[new URL(url, 'http://sitio.test').pathname.replace(/^\/api/, '')],
      }),
    );
  });
  it.each([
    ['torneos', 'Crear torneo'],
    ['formularios', 'Nuevo formulario'],
  ] as const)('is not reopened by the back button: %s', async (name, create) => {
    openScreen(<WithBack />, undefined, `/admin/${name}`);
    await press(create);
    await press('Cancelar');
    await press('Atrás');
    expect(await screen.findByRole('button', { name: create })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  });
});
