import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { catchLostFocus } from '../../../../lib/admin/focus/lost-focus.ts';
import { settingsDraftOf } from './settings-draft.ts';
import { RulesSection } from './settings-sections.tsx';

beforeEach(() => catchLostFocus());

function Section() {
  const [draft, setDraft] = useState(() => settingsDraftOf(DEFAULT_SITE));
  return (
    <RulesSection
      draft={draft}
      errors={{}}
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
