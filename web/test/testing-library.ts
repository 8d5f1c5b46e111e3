import { fireEvent as dispatch } from '@testing-library/dom';
import type { RenderHookOptions } from '@testing-library/preact';
import * as preact from '@testing-library/preact';
import type { ComponentChild } from 'preact';
import type { ComponentType, ReactNode } from 'react';

// Taken before a test stops the clock.
const { setImmediate: nextTask } = globalThis;

/** Promises that have settled have had their effect, and so has what they led to. */
export async function settledTasks(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await new Promise<void>((resolve) => void nextTask(resolve));
}

/** Unlike Preact's own, it waits for what an asynchronous cause leads to, as React's does. */
export function act(cause: () => Promise<unknown>): Promise<void>;
export function act(cause: () => unknown): void;
export function act(cause: () => unknown): void | Promise<void> {
  let result: unknown;
  void preact.act(() => {
    result = cause();
  });
  if (result instanceof Promise) return result.then(settledTasks);
}

const isTyped = (node: Parameters<typeof dispatch.change>[0]) =>
  node instanceof HTMLTextAreaElement ||
  (node instanceof HTMLInputElement && !/^(?:file|checkbox|radio)$/.test(node.type));

/** The events that a browser sends as well, which our handlers hear. */
export const fireEvent: typeof dispatch = Object.assign(
  (...call: Parameters<typeof dispatch>) => dispatch(...call),
  dispatch,
  {
    change: (...[node, init]: Parameters<typeof dispatch.change>) =>
      isTyped(node) ? dispatch.input(node, init) : dispatch.change(node, init),
    focus: (...[node, init]: Parameters<typeof dispatch.focus>) =>
      dispatch.focusIn(node, init) && dispatch.focus(node, init),
    blur: (...[node, init]: Parameters<typeof dispatch.blur>) =>
      dispatch.focusOut(node, init) && dispatch.blur(node, init),
  },
);

const goneAtOnce = <Shown extends { unmount: () => unknown }>(shown: Shown) => ({
  ...shown,
  unmount: () => act(shown.unmount),
});

/** Effects have ended once a screen is gone, as with React's own library. */
export const render = (content: ReactNode, options: Parameters<typeof preact.render>[1] = {}) =>
  goneAtOnce(preact.render(content as ComponentChild, options));
export const renderHook = <Result, Props>(
  hook: (props: Props) => Result,
  options: { initialProps?: Props; wrapper?: ComponentType<{ children: ReactNode }> } = {},
) => goneAtOnce(preact.renderHook(hook, options as RenderHookOptions<Props>));
export const cleanup = () => act(preact.cleanup);

export * from '@testing-library/preact';
