import { expect, it } from 'vitest';
import { paths } from '../config/paths.ts';
import { AdminArea, barePages, pageAt, pages } from './pages.ts';

it.each([
  ['/', pages.home],
  ['/tournament/copa', pages.tournament],
  ['/tournament/copa/posiciones', pages.board],
  ['/register', pages.registration],
  ['/register/copa', pages.registration],
  ['/mi', pages.mine],
  ['/mi/abc', pages.ticket],
  ['/equipo/abc', barePages.invitation],
  [paths.admin.tournaments.to(), AdminArea],
  ['/no-existe', undefined],
])('the page at %s is known before React runs', (pathname, page) => {
  expect(pageAt(pathname)).toBe(page);
});
