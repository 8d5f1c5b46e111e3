import { expect, it } from 'vitest';
import { barePages, pageAt, pages } from './pages.ts';

it.each([
  ['/', pages.home],
  ['/tournament/copa', pages.tournament],
  ['/tournament/copa/posiciones', pages.board],
  ['/register', pages.registration],
  ['/register/copa', pages.registration],
  ['/mi', pages.mine],
  ['/mi/abc', pages.ticket],
  ['/equipo/abc', barePages.invitation],
  ['/admin/torneos', undefined],
  ['/no-existe', undefined],
])('the page at %s is known before React runs', (pathname, page) => {
  expect(pageAt(pathname)).toBe(page);
});
