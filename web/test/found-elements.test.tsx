import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';

const ran: string[] = [];

function Screen() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    setTimeout(() => setLoaded(true), 5);
  }, []);
  return isLoaded ? <Loaded /> : null;
}

function Loaded() {
  useEffect(() => {
    ran.push('effect');
  }, []);
  return <p>Listo</p>;
}

/**
 * Blocks the thread after `findByText` has found the element and before the timer of the library fires, as a
 * busy machine may.
 */
async function holdAfterSearch() {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  const end = performance.now() + 5;
  while (performance.now() < end);
}

it('effects of a found element have run', async () => {
  render(<Screen />);
  const found = screen.findByText('Listo');
  const busy = new MutationObserver(() => void holdAfterSearch());
  busy.observe(document.body, { childList: true, subtree: true });
  await found;
  busy.disconnect();
  expect(ran).toEqual(['effect']);
});
