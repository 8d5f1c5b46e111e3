import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../test/console-spy.ts';
import { optionalPart } from '../optional-part.ts';
import { partFailed } from './part-failed.tsx';

const sources = join(import.meta.dirname, '..', '..');

describe('a part that could not be downloaded', () => {
  afterEach(() => document.head.replaceChildren());

  it('asks for its modules before the page is loaded again, and tries at once if they do not arrive', async () => {
    const fetched = vi.fn<(address: string) => Promise<never>>(() => new Promise(() => undefined));
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', fetched);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = 'https://copa.test/assets/part.js';
    document.head.append(link);
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('Failed to fetch')));
    const Part = optionalPart(load, partFailed('No pudimos cargar el formulario'));
    render(<Part />);
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await act(async () => undefined);
    expect(load).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(load).toHaveBeenCalledTimes(2);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([link.href, link.href]);
    takeConsole('warn');
  });

  it('has no control that only imports it again, because older browsers keep the failure', () => {
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.tsx$/.test(file),
    );
    const plain = files.filter((file) => {
      const source = readFileSync(join(sources, file), 'utf8');
      return /\b(optional|awaited)Part[<(]/.test(source) && /=\{(\(\) => )?again(\(\))?\}/.test(source);
    });
    expect(files.length).toBeGreaterThan(300);
    expect(plain).toEqual([]);
  });
});
