/**
 * Sends `cancel` to a modal dialog on a click beside it, as Escape does. Safari needs this, because it does not
 * support `closedby`.
 */
function closeOnClickBeside(): void {
  let pressed: EventTarget | null = null;
  addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  // The dialog itself is the target of a click beside it, because it has no padding. A selection of text may
  // begin inside the dialog and end beside it.
  addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLDialogElement) || target !== pressed) return;
    target.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
}

if (!('closedBy' in HTMLDialogElement.prototype)) closeOnClickBeside();
