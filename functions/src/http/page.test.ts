import { expect, it } from 'vitest';
import { answeredWith, BRIEFLY_KEPT } from './page.ts';

it('a page that is missing is kept for half a minute, and one that was found may be shown while it is renewed', () => {
  const html = '<title>Copa</title>';
  expect(answeredWith({ found: true, html })).toEqual({ status: 200, html, cacheControl: BRIEFLY_KEPT });
  expect(answeredWith({ found: false, html })).toEqual({
    status: 404,
    html,
    cacheControl: 'public, max-age=0, s-maxage=30',
  });
});
