import { describe, expect, it } from 'vitest';
import { newUserRequest, UserRequestSchema } from './user-request.ts';

const nothingDecided = { approvedAt: null, approvedBy: null, rejectedAt: null, rejectedBy: null };

describe('a request', () => {
  it('shows the name that its author wrote, and nothing else', () => {
    const author = { email: 'a@b.test', displayName: ' Ana\u202E\u0000\nzaP\u200B ', uid: 'u1' };
    const stored = { ...newUserRequest(author), id: 'r1', requestedAt: new Date() };
    expect(UserRequestSchema.parse(stored).displayName).toBe('Ana zaP');
    const link = { ...stored, displayName: 'Gana en evil.com/ya' };
    expect(UserRequestSchema.parse(link)).toEqual({ ...link, displayName: 'a', ...nothingDecided });
    expect(UserRequestSchema.parse({ ...stored, displayName: '🔥'.repeat(120) }).displayName).toHaveLength(
      240,
    );
  });

  it('has a name as long as the rules allow, although an account may have a longer one', () => {
    const author = { email: 'a@b.test', displayName: '👩‍👩‍👧‍👦'.repeat(20), uid: 'u1' };
    expect(newUserRequest(author).displayName).toBe('👩‍👩‍👧‍👦'.repeat(10));
  });
});
