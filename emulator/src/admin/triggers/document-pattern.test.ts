import { describe, expect, it } from 'vitest';
import { compileDocumentPattern, exactDocument } from './function-triggers.ts';

describe('compileDocumentPattern', () => {
  it.each([
    ['users/{id}', 'users/ana', true],
    ['users/{id}', 'users/ana/posts/1', false],
    ['users/{id}', 'players/ana', false],
    ['/users/{id}/', 'users/ana', true],
    ['users/*', 'users/ana', true],
    ['users/{id=*}/posts/{post}', 'users/ana/posts/1', true],
    ['users/{path=**}', 'users/ana/posts/1', true],
    ['**', 'users/ana', true],
    ['{path=**}/posts/{post}', 'posts/1', true],
    ['users/a.b', 'users/axb', false],
    ['users/{id}', 'users/línea\n2', true],
    ['torneos/copa (1)', 'torneos/copa (1)', true],
  ])('%s on %s is %s', (pattern, path, expected) => {
    expect(compileDocumentPattern(pattern)(path)).toBe(expected);
  });
});

describe('exactDocument', () => {
  it('takes wildcards literally', () => {
    expect(exactDocument('/users/{id}')('users/{id}')).toBe(true);
    expect(exactDocument('users/{id}')('users/ana')).toBe(false);
  });
});
