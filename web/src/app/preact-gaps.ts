import { options, type VNode } from 'preact';
import { reportProblem } from '../lib/report-problem.ts';

type Props = Readonly<Record<string, unknown>>;

interface ElementVNode extends VNode<Props> {
  /** The element, by the short name that all packages of Preact share. */
  readonly __e: EventTarget;
}

interface Hooks {
  diffed?: (vnode: VNode) => void;
  /** Preact calls it when the HTML of the page has no element that fits. */
  __m?: (vnode: VNode) => void;
}

const hooks = options as Hooks;
const rendered = new WeakMap<EventTarget, Props>();

function restore(field: HTMLInputElement): void {
  const props = rendered.get(field);
  for (const key of ['value', 'checked'] as const) {
    const wanted = props?.[key];
    if (wanted != null && `${wanted as string | boolean}` !== `${field[key]}`)
      Reflect.set(field, key, wanted);
  }
}

/** A choice fires `input` and then `change`; its screen handles the second. */
const CHOICE = /^(?:checkbox|radio|select)/;

function settle({ type, target }: Event): void {
  const field = target as HTMLInputElement;
  if (type === 'input' && CHOICE.test(field.type)) return;
  // This runs after the render that the event causes.
  queueMicrotask(() => {
    const group = field.type === 'radio' ? document.getElementsByName(field.name) : [field];
    for (const each of group) restore(each as HTMLInputElement);
  });
}

/**
 * React does these and Preact does not. A field shows what was rendered, also where its screen refused what was typed
 * and rendered nothing new. Effects run before the next event, not after the next frame. A page whose HTML the screen
 * cannot take over is reported.
 */
export function closePreactGaps(): void {
  const { diffed } = hooks;
  hooks.diffed = (vnode) => {
    diffed?.(vnode);
    const { type, props, __e: element } = vnode as ElementVNode;
    if (type === 'input' || type === 'select' || type === 'textarea') rendered.set(element, props);
  };
  hooks.__m = ({ type }) => reportProblem('the page does not fit its screen', type);
  options.requestAnimationFrame = queueMicrotask;
  document.addEventListener('input', settle);
  document.addEventListener('change', settle);
}
