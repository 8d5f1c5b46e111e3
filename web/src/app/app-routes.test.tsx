import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { AppRoutes } from './app-routes.tsx';

const open = (path: string) => openPage(<AppRoutes />, path);

const header = () => screen.queryByRole('navigation', { name: 'Principal' });

describe('the header', () => {
  beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));
  it.each([
    '/',
    '/tournaments',
    '/tournament/copa',
    '/tournament-history',
    '/registration',
    '/register/copa',
  ])('stands above %s', async (path) => {
    open(path);
    expect(await screen.findByRole('main')).toBeDefined();
    expect(header()).not.toBeNull();
  });

  it.each(['/tournament-rules/copa', '/form/encuesta'])('does not stand above %s', async (path) => {
    open(path);
    expect(await screen.findByRole('main')).toBeDefined();
    expect(header()).toBeNull();
  });
});
