import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { MomentField } from './moment-field.tsx';

const values: string[] = [];

function Field({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  values.push(value);
  return <MomentField label="Inicio" required value={value} onChange={setValue} />;
}

const part = (name: string) => screen.getByLabelText<HTMLInputElement>(`Inicio: ${name}`);

describe('a moment that is typed', () => {
  it('has its day before its month, and the month by name, whatever the browser speaks', async () => {
    const user = userEvent.setup();
    render(<Field />);
    const group = screen.getByRole('group', { name: 'Inicio' });
    const labels = [...group.querySelectorAll('input, select')].map((each) =>
      each.getAttribute('aria-label'),
    );
    expect(labels).toEqual(['Inicio: día', 'Inicio: mes', 'Inicio: año', 'Inicio: hora']);
    await user.type(part('día'), '5');
    await user.selectOptions(part('mes'), 'octubre');
    await user.type(part('año'), '31');
    fireEvent.change(part('hora'), { target: { value: '20:00' } });
    await user.tab();
    await user.click(document.body);
    expect(values.at(-1)).toBe('2031-10-05T20:00');
    expect([part('día').value, part('año').value]).toEqual(['05', '2031']);
  });

  it('shows what is kept, and is nothing once all of it is taken out', async () => {
    const user = userEvent.setup();
    render(<Field start="2031-05-10T20:00" />);
    expect([part('día').value, part('mes').value, part('año').value, part('hora').value]).toEqual([
      '10',
      '05',
      '2031',
      '20:00',
    ]);
    await user.clear(part('día'));
    expect(values.at(-1)).toBe('2031-05-T20:00');
    await user.selectOptions(part('mes'), '');
    await user.clear(part('año'));
    fireEvent.change(part('hora'), { target: { value: '' } });
    expect(values.at(-1)).toBe('');
  });

  it('takes digits alone', async () => {
    render(<Field />);
    await userEvent.type(part('día'), '1/2');
    expect(part('día').value).toBe('12');
  });
});
