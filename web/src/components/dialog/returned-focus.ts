/** Chrome 92 leaves the focus in a closed dialog. Newer browsers return it to the control that had it before. */
function returnFocus(): void {
  const openers = new WeakMap<EventTarget, HTMLElement>();
  addEventListener('focusin', ({ target, relatedTarget }) => {
    const dialog = target instanceof Element ? target.closest('dialog') : null;
    if (dialog === null || openers.has(dialog) || !(relatedTarget instanceof HTMLElement)) return;
    if (!dialog.contains(relatedTarget)) openers.set(dialog, relatedTarget);
  });
  const giveBack = ({ target }: Event) => {
    if (!(target instanceof HTMLDialogElement)) return;
    if (target.contains(document.activeElement)) openers.get(target)?.focus({ preventScroll: true });
    openers.delete(target);
  };
  // A dialog's `close` does not bubble, so this listens while the event goes down.
  addEventListener('close', giveBack, true);
}

if (!('closedBy' in HTMLDialogElement.prototype)) returnFocus();
