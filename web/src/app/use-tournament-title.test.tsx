import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { restTournament } from '../../test/rest-document.ts';
import { Component as Board } from './routes/board.tsx';
import { Component as Registration } from './routes/registration.tsx';
import { Component as Tournament } from './routes/tournament.tsx';
import { Component as Rules } from './routes/tournament-rules.tsx';
import '../lib/network/public-firestore.ts';
import { openPage } from '../../test/open-page.tsx';

const screens: Readonly<Record<string, ComponentType>> = {
  '/tournament/:id': Tournament,
  '/tournament-rules/:tournamentId': Rules,
  '/register/:tournamentId': Registration,
  '/tournament/:id/posiciones': Board,
};

function open(path: string, isStored: boolean) {
  const found = restTournament('copa', { name: 'Copa Prueba', rules: 'Sin emuladores' });
  // `stubGlobal` would end with the test, but a page's last requests may come later.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const body = init?.body as string;
    const asked = body.includes('/tournaments/');
    return isStored && asked ? Response.json([{ found }]) : new Response('', { status: 403 });
  });
  openPage(
    <Routes>
      {Object.entries(screens).map(([route, Screen]) => (
        <Route key={route} path={route} element={<Screen />} />
      ))}
    </Routes>,
    path,
  );
}

describe('the title of a screen', () => {
  it.each([
    ['/tournament/copa', 'Copa Prueba · Copa Fénix'],
    ['/tournament-rules/copa', 'Reglas del torneo: Copa Prueba · Copa Fénix'],
    ['/register/copa', 'Inscripción: Copa Prueba · Copa Fénix'],
    ['/tournament/copa/posiciones', 'Tabla de posiciones: Copa Prueba · Copa Fénix'],
  ])('%s has the name of the tournament, as its HTML: %s', async (path, title) => {
    open(path, true);
    await waitFor(() => expect(document.title).toBe(title));
  });

  it.each([
    ['/tournament/otra', 'Torneo no encontrado · Copa Fénix'],
    ['/tournament-rules/otra', 'Torneo no encontrado · Copa Fénix'],
    ['/register/otra', 'Torneo no encontrado · Copa Fénix'],
    ['/tournament/otra/posiciones', 'Esta tabla no existe · Copa Fénix'],
  ])('%s says that there is no such tournament: %s', async (path, title) => {
    open(path, false);
    await waitFor(() => expect(document.title).toBe(title));
  });
});
