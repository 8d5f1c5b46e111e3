import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Sparks from './sparks.tsx';

const ID = '0123456789abcdefghjkmnpqrs';
const flights: (() => void)[] = [];

function wantMotion(isWanted: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isWanted }));
}

beforeEach(() => {
  flights.length = 0;
  const animate = () => ({ finished: new Promise<void>((resolve) => void flights.push(resolve)) });
  Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const sparks = () => document.querySelectorAll('[data-burst] > span').length;

it('bursts once for a moment, and leaves nothing behind', async () => {
  wantMotion(true);
  render(<Sparks ticketId={ID} kind="passed" />);
  expect(sparks()).toBeGreaterThan(20);
  expect(flights).toHaveLength(sparks());
  for (const end of flights) end();
  await vi.waitFor(() => expect(sparks()).toBe(0));
  cleanup();

  render(<Sparks ticketId={ID} kind="passed" />);
  expect(sparks()).toBe(0);
  cleanup();

  render(<Sparks ticketId={ID} kind="champion" />);
  expect(sparks()).toBeGreaterThan(20);
});

it('moves nothing with reduced motion', () => {
  wantMotion(false);
  render(<Sparks ticketId={ID} kind="champion" />);
  expect(sparks()).toBe(0);
  expect(flights).toEqual([]);
});
