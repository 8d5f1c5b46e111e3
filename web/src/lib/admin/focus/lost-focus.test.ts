import { beforeEach, describe, expect, it } from 'vitest';
import { catchLostFocus } from './lost-focus.ts';

const one = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`${selector} is not in the page`);
  return found;
};
const turn = () => new Promise((resolve) => setTimeout(resolve));
const isTaken = (repeat: boolean) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
  ) === false;
const openDialog = (content: string) =>
  document.body.insertAdjacentHTML('beforeend', `<dialog open>${content}</dialog>`);
const focused = () => document.activeElement?.textContent;

async function loses(selector: string, gone = selector) {
  one(selector).focus();
  one(gone).remove();
  await turn();
}

describe('the focus of a control that disappears', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <main>
        <div id="page"><section><h2>Espera</h2><p>Nadie espera.</p><button id="give">Dar lugar</button></section>
        <section>
          <h2>Intrusos</h2>
          <ul>
            <li id="a"><button>Quitar a</button></li>
            <li id="b"><input /><button>Quitar b</button></li>
            <li id="c"><button>Quitar c</button></li>
          </ul>
        </section>
        <button>Guardar</button></div>
      </main>
      <footer><a href="/">Inicio</a></footer>`;
    const end = catchLostFocus();
    return () => {
      end();
      document.body.replaceChildren();
    };
  });

  it('goes to the next row, and to no field of it', async () => {
    await loses('#a button', '#a');
    expect(focused()).toBe('Quitar b');
  });

  it('goes to the row before, if there is none after it', async () => {
    await loses('#c button', '#c');
    expect(focused()).toBe('Quitar b');
  });

  it('stays in its row', async () => {
    one('#a').append(document.createElement('select'));
    await loses('#a button');
    expect(document.activeElement).toBe(one('#a select'));
  });

  it('goes to the heading of a part without other controls, which is not reached with Tab', async () => {
    await loses('#give');
    expect([focused(), one('h2').tabIndex]).toEqual(['Espera', -1]);
    one('#a button').focus();
    expect(one('h2').hasAttribute('tabindex')).toBe(false);
  });

  it('goes to the next row, if its own disappears after a later change', async () => {
    one('#b button').focus();
    one('#a').remove();
    await turn();
    await loses('#b button', '#b');
    expect(focused()).toBe('Quitar c');
  });

  it('does not come back from a dialog to a row that is gone', async () => {
    one('#b button').focus();
    openDialog('<button>Sí</button>');
    one('dialog button').focus();
    one('#b').remove();
    await turn();
    expect(focused()).toBe('Sí');
    one('dialog').remove();
    await turn();
    expect(focused()).toBe('Quitar c');
  });

  it('is left to the next page, if the whole page disappears', async () => {
    await loses('#a button', '#page');
    expect(document.activeElement).toBe(document.body);
  });

  it('follows a tap that gave no focus, as in Safari', async () => {
    one('#a button').click();
    one('#a').remove();
    await turn();
    expect(focused()).toBe('Quitar b');
  });

  it('does not move if something else has it, or if it was given up', async () => {
    one('#a button').focus();
    one('#a').remove();
    one('#c button').focus();
    await turn();
    expect(focused()).toBe('Quitar c');
    one('#c button').blur();
    await turn();
    one('#c').remove();
    await turn();
    expect(document.activeElement).toBe(document.body);
  });

  it('goes from a text field to a heading, because the next Enter was meant for the field', async () => {
    await loses('#b input', '#b');
    expect(focused()).toBe('Intrusos');
  });

  it.each(['#b button', '#b input'])('comes back from a dialog to its opener %s', async (opener) => {
    one(opener).focus();
    openDialog('<input /><button>Sí</button>');
    await loses('dialog input', 'dialog');
    expect(document.activeElement).toBe(one(opener));
  });

  it('lets a key that is held down press no control after the first', async () => {
    await loses('#a button', '#a');
    expect([isTaken(true), isTaken(true), isTaken(false), isTaken(true)]).toEqual([true, true, false, false]);
  });

  it('is given up by a tap on blank space after a tap that gave no focus', async () => {
    one('#a button').click();
    one('h2').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    one('#a').remove();
    await turn();
    expect(document.activeElement).toBe(document.body);
  });

  it('goes from a toast to no control of the dialog that shows it', async () => {
    openDialog(
      '<button>Borrar</button><div><section class="toast-region"><button>Listo</button></section></div>',
    );
    await loses('.toast-region button');
    expect(document.activeElement).toBe(document.body);
    one('dialog').remove();
  });
});
