import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { settingsDraftOf } from './settings-draft.ts';
import { RulesSection } from './settings-sections.tsx';

function Section({ storedDays = 90 }: { readonly storedDays?: number | null }) {
  const [draft, setDraft] = useState(() => settingsDraftOf(DEFAULT_SITE));
  return (
    <RulesSection
      draft={draft}
      errors={{}}
      storedDays={storedDays}
      change={(changes) => setDraft((now) => ({ ...now, ...changes }))}
    />
  );
}

it('offers to keep players for 30 days if minors play, until the owner has chosen so', async () => {
  render(<Section />);
  const days = screen.getByLabelText<HTMLInputElement>(/^Días que se guardan/);
  expect(days.value).toBe('90');
  await userEvent.click(screen.getByRole('button', { name: 'Poner 30 días' }));
  expect(days.value).toBe('30');
  expect(screen.queryByRole('button', { name: 'Poner 30 días' })).toBeNull();
});

it.each([
  ['fewer days than now', 90, '30', /^Si guardas, dentro de una hora se borran .+ hace más de 30 días\./],
  ['days where none were set', null, '30', /^Si guardas,/],
  ['more days than now', 90, '120', null],
  ['too few days, which cannot be saved', 90, '3', null],
  ['no days', 90, '', null],
] as const)('says before it is saved that players are erased at once: %s', async (_, stored, typed, said) => {
  render(<Section storedDays={stored} />);
  const days = screen.getByLabelText<HTMLInputElement>(/^Días que se guardan/);
  await userEvent.clear(days);
  if (typed !== '') await userEvent.type(days, typed);
  const { textContent } = screen.getByRole('status');
  expect((said ?? /./).test(textContent)).toBe(said !== null);
});
