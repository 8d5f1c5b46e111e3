import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

it('does not wait for a clipboard that never answers', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: () => new Promise(() => undefined) } });
  Object.assign(document, { execCommand: () => false });
  const copied = copyText('uno');
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  expect(await Promise.race([copied, Promise.resolve('still waiting')])).toBe(false);
});

it('refuses nothing later where the browser has no clipboard', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  Object.assign(document, { execCommand: () => true });
  const isCopied = await copyText('uno');
  // Vitest fails the run if a promise is rejected that nobody waits for.
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  expect(isCopied).toBe(true);
});

it('selects the whole text without a scroll, and gives the focus back', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const copied: unknown[] = [];
  Object.assign(document, {
    execCommand: () => {
      const field = document.activeElement as HTMLTextAreaElement;
      copied.push(field.value.slice(field.selectionStart, field.selectionEnd), field.matches('.fixed'));
      return true;
    },
  });
  expect(await copyText('uno\ndos')).toBe(true);
  expect(copied).toEqual(['uno\ndos', true]);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});
