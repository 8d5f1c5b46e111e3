import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openForm, sendButton } from '../registration-form.fixture.tsx';

const phone = () => screen.getByLabelText<HTMLInputElement>(/^Teléfono/);
const adult = () => screen.getByLabelText<HTMLInputElement>(/^WhatsApp del adulto/);
const country = () => screen.getByLabelText(/^Código/);

async function openInMexico() {
  openForm();
  const user = userEvent.setup();
  await user.selectOptions(country(), 'México (+52)');
  return user;
}

const CODE_MISSING = 'Empieza con el código de su país, por ejemplo +52 55 1234 5678.';
/** The examples have spaces at which no line breaks. */
const plain = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent.replaceAll(/\s/g, ' ') === text;

it.each([
  ['México (+52)', '+52', 'No parece un celular de México', '+57 300 123 4567'],
  ['Perú (+51)', '+51', 'No parece un celular de Perú', '+52 55 1234 5678'],
])(
  'names %s and another code, before and after a number that is not from there',
  async (name, code, not, example) => {
    const user = await openInMexico();
    await user.selectOptions(country(), name);
    const hint = `Ponemos ${code} por ti. ¿Es de otro país? Empieza con su código: ${example}.`;
    expect(screen.getByText(plain(hint))).toBeDefined();
    await user.type(phone(), '11223344{Tab}');
    await user.click(sendButton());
    const error = `${not}. Si es de otro país, empieza con su código, por ejemplo ${example}.`;
    expect(screen.getByText(plain(error))).toBeDefined();
    expect(screen.getByText('Código del teléfono').textContent).not.toContain('opcional');
  },
);

it.each([
  ['+52 (((( 1', 'Ingresa un teléfono válido'],
  ['+52 55 1234 5678 55 1234 5678', 'Ingresa un teléfono válido'],
  ['(((((( 1', /^No parece un celular de México/],
])(
  'says of %s, which fits the pattern of the specification, that nobody can be called so',
  async (typed, said) => {
    const user = await openInMexico();
    await user.click(screen.getByLabelText('Tengo de 11 a 17'));
    for (const field of [phone(), adult()]) {
      await user.click(field);
      await user.paste(typed);
    }
    await user.click(sendButton());
    expect(screen.getAllByText(said)).toHaveLength(2);
  },
);

it('accepts a pasted number of another country with marks that nobody sees', async () => {
  const user = await openInMexico();
  await user.click(phone());
  await user.paste('\u202A+57 300 123 4567\u202C');
  await user.click(sendButton());
  expect(phone().value).toBe('+57 300 123 4567');
  expect(screen.queryByText('Ingresa un teléfono válido')).toBeNull();
});

it('adds the code of the chosen country, and accepts no number without a code', async () => {
  const user = await openInMexico();
  await user.type(phone(), '5512345678{Tab}');
  expect(phone().value).toBe('+52 5512345678');
  await user.selectOptions(country(), 'Otro país');
  expect(phone().value).toBe('5512345678');
  await user.click(sendButton());
  expect(screen.getByText(plain(CODE_MISSING))).toBeDefined();
  await user.click(screen.getByLabelText('Tengo de 11 a 17'));
  await user.type(adult(), '5587654321{Tab}');
  expect(adult().value).toBe('5587654321');
  await user.click(sendButton());
  expect(screen.getAllByText(plain(CODE_MISSING))).toHaveLength(2);
  await user.selectOptions(country(), 'México (+52)');
  expect([phone().value, adult().value]).toEqual(['+52 5512345678', '+52 5587654321']);
  expect(country().compareDocumentPosition(phone()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});
