import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { takeConsole } from '../../test/console-spy.ts';

const refuse = () => undefined;

describe('a field whose screen', () => {
  it('refuses what is typed shows what it showed', async () => {
    render(<input aria-label="clave" value="12" onChange={refuse} />);
    await userEvent.type(screen.getByLabelText('clave'), 'x');
    expect(screen.getByLabelText<HTMLInputElement>('clave').value).toBe('12');
  });

  it('takes the digits alone shows the digits', async () => {
    function Digits() {
      const [text, setText] = useState('');
      return (
        <textarea
          aria-label="día"
          value={text}
          onChange={(event) => setText(event.target.value.replaceAll(/\D/g, ''))}
        />
      );
    }
    render(<Digits />);
    await userEvent.type(screen.getByLabelText('día'), 'a1/2b');
    expect(screen.getByLabelText<HTMLTextAreaElement>('día').value).toBe('12');
  });

  it('refuses a choice shows the one before', async () => {
    render(
      <>
        <select aria-label="lugar" value="a" onChange={refuse}>
          <option value="a">A</option>
          <option value="b">B</option>
        </select>
        <input type="checkbox" aria-label="sí" checked={false} onChange={refuse} />
        <input type="radio" aria-label="uno" name="de dos" checked onChange={refuse} />
        <input type="radio" aria-label="dos" name="de dos" checked={false} onChange={refuse} />
      </>,
    );
    await userEvent.selectOptions(screen.getByLabelText('lugar'), 'B');
    await userEvent.click(screen.getByLabelText('sí'));
    await userEvent.click(screen.getByLabelText('dos'));
    const shown = (['sí', 'uno', 'dos'] as const).map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).checked,
    );
    expect(screen.getByLabelText<HTMLSelectElement>('lugar').value).toBe('a');
    expect(shown).toEqual([false, true, false]);
  });
});

describe('a page whose HTML', () => {
  const takeOver = (html: string) => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = html;
    const brought = page.querySelector('main > *');
    hydrateRoot(
      page,
      <main>
        <p className="now">Hola</p>
      </main>,
    );
    return { page, brought };
  };

  it('fits its screen is taken over without a word', () => {
    const { page, brought } = takeOver('<main><p class="now">Hola</p></main>');
    expect(page.querySelector('p')).toBe(brought);
  });

  it('does not fit its screen says so, and is replaced', () => {
    const { page } = takeOver('<main><h1>Hola</h1></main>');
    expect(page.innerHTML).toBe('<main><p class="now">Hola</p></main>');
    expect(takeConsole('warn')).toEqual(['[copa] the page does not fit its screen p']);
  });
});
