import { beforeEach, describe, expect, it } from 'vitest';
import { catchLostFocus } from './lost-focus.ts';

const one = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`${selector} is not in the page`);
  return found;
};
const turn = () => new Promise((resolve) => setTimeout(resolve));
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
    document.body.insertAdjacentHTML('beforeend', '<dialog open><button>Sí</button></dialog>');
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
});
