import { fireEvent, render, screen } from '@testing-library/react';
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
  it('uses the fields of the browser for day and hour', () => {
    render(<Field />);
    expect([part('fecha').type, part('hora').type]).toEqual(['date', 'time']);
    fireEvent.change(part('fecha'), { target: { value: '2031-10-05' } });
    expect(values.at(-1)).toBe('2031-10-05T');
    fireEvent.change(part('hora'), { target: { value: '20:00' } });
    expect(values.at(-1)).toBe('2031-10-05T20:00');
  });

  it('shows the stored value, and is empty once both parts are cleared', () => {
    render(<Field start="2031-05-10T20:00" />);
    expect([part('fecha').value, part('hora').value]).toEqual(['2031-05-10', '20:00']);
    fireEvent.change(part('fecha'), { target: { value: '' } });
    expect(values.at(-1)).toBe('T20:00');
    fireEvent.change(part('hora'), { target: { value: '' } });
    expect(values.at(-1)).toBe('');
  });

  it('is not empty while a part of it is typed', () => {
    render(<Field />);
    const day = part('fecha');
    const setBadInput = (badInput: boolean) =>
      Object.defineProperty(day, 'validity', { value: { badInput }, configurable: true });
    setBadInput(true);
    fireEvent.keyUp(day, { key: '3' });
    expect(values.at(-1)).toBe('?T');
    expect(day.value).toBe('');
    setBadInput(false);
    fireEvent.blur(day);
    expect(values.at(-1)).toBe('');
  });
});
