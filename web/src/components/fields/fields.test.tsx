import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CheckboxGroup, RadioGroup } from './choice-fields.tsx';
import { RatingField } from './rating-field.tsx';
import { SelectField, TextAreaField, TextField } from './text-field.tsx';

const options = [
  { value: 'a', label: 'Alfa' },
  { value: 'b', label: 'Beta' },
  { value: 'c', label: 'Gama' },
];

function describedText(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

describe('text fields', () => {
  it('ties label, hint and error to the control', () => {
    render(
      <TextField label="Correo" required hint="Solo para contactarte" error="Correo electrónico inválido" />,
    );
    const input = screen.getByRole('textbox', { name: /^Correo/ });
    expect(describedText(input)).toBe('Correo electrónico inválido | Solo para contactarte');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  it('says in words when an answer is optional', () => {
    render(<TextAreaField label="Comentario" />);
    expect(screen.getByRole('textbox', { name: 'Comentario (opcional)' })).toHaveProperty('rows', 4);
  });

  it('offers the placeholder as an empty choice', async () => {
    render(<SelectField label="Región" placeholder="Selecciona" options={options} defaultValue="" />);
    const select = screen.getByRole('combobox', { name: /^Región/ });
    expect(select).toHaveProperty('value', '');
    await userEvent.selectOptions(select, 'Beta');
    expect(select).toHaveProperty('value', 'b');
  });
});

function Checks() {
  const [value, setValue] = useState<string[]>(['c']);
  return (
    <>
      <CheckboxGroup label="Armas" options={options} value={value} onChange={setValue} error="Elige una" />
      <output>{value.join()}</output>
    </>
  );
}

describe('choices', () => {
  it('keeps the order of the options whatever the order of the clicks', async () => {
    render(<Checks />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Beta' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Alfa' }));
    expect(screen.getByText('a,b,c')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Gama' }));
    expect(screen.getByText('a,b')).toBeTruthy();
  });

  it('names the group and reads its error', () => {
    render(<Checks />);
    expect(describedText(screen.getByRole('group', { name: /^Armas/ }))).toBe('Elige una');
  });

  it('picks one of a radio group', async () => {
    const picked: string[] = [];
    render(
      <RadioGroup
        label="Modo"
        required
        options={options}
        value="a"
        onChange={(value) => picked.push(value)}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: /^Modo/ }).getAttribute('aria-required')).toBe('true');
    await userEvent.click(screen.getByRole('radio', { name: 'Gama' }));
    expect(picked).toEqual(['c']);
  });

  it('rates from 1 to 5', async () => {
    const picked: number[] = [];
    render(<RatingField label="Nota" value={null} onChange={(value) => picked.push(value)} />);
    expect(screen.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
    await userEvent.click(screen.getByRole('radio', { name: '4 estrellas' }));
    expect(picked).toEqual([4]);
  });
});
