import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openRules } from './support/rules-environment.ts';

const OPEN_AT = Date.parse('2100-12-01T19:45:00.000Z');
const TICKET = '0123456789abcdefghjkmnpqrs';
const ROOM = `tickets/${TICKET}/rooms/1-1`;
const OPENING = `tickets/${TICKET}/openings/1-1`;

vi.useFakeTimers({ toFake: ['Date'], now: OPEN_AT - 1 });
afterAll(() => {
  vi.useRealTimers();
});
const { withoutRules, firestoreOf } = await openRules();

describe('a room, by the clock of Firestore', () => {
  beforeAll(() =>
    withoutRules((firestore) =>
      setDoc(doc(firestore, ROOM), {
        tournamentId: 'copa',
        openAt: Timestamp.fromMillis(OPEN_AT),
        password: '4321',
      }),
    ),
  );

  const phone = () => firestoreOf('stranger');
  const opens = () =>
    setDoc(doc(phone(), OPENING), { room: 'copa/1-1', ticketId: TICKET, at: serverTimestamp() });

  it('is closed one millisecond before its opening, and open at it', async () => {
    await expect(assertFails(getDoc(doc(phone(), ROOM)))).resolves.toMatchObject({
      code: 'permission-denied',
    });
    await expect(assertFails(opens())).resolves.toMatchObject({ code: 'permission-denied' });
    vi.setSystemTime(OPEN_AT);
    const room = await assertSucceeds(getDoc(doc(phone(), ROOM)));
    expect(room.get('password')).toBe('4321');
    await expect(assertSucceeds(opens())).resolves.not.toThrow();
  });
});
