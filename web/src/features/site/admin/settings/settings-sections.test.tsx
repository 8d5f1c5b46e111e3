import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { catchLostFocus } from '../../../../lib/admin/focus/lost-focus.ts';
import { settingsDraftOf } from './settings-draft.ts';
import { CommunitySection, RulesSection } from './settings-sections.tsx';

beforeEach(() => catchLostFocus());

function Section({ of: Part = RulesSection, links = 0 }) {
  const community = Array.from({ length: links }, () => ({ label: 'Chat', url: 'https://chat.example' }));
  const [draft, setDraft] = useState(() => settingsDraftOf({ ...DEFAULT_SITE, community }));
  return <Part draft={draft} errors={{}} change={(changes) => setDraft((now) => ({ ...now, ...changes }))} />;
}

it('offers to keep players for 30 days if minors play, until the owner has chosen so', async () => {
  render(<Section />);
  const days = screen.getByLabelText<HTMLInputElement>(/^Días que se guardan/);
  expect(days.value).toBe('90');
  await userEvent.click(screen.getByRole('button', { name: 'Poner 30 días' }));
  expect(days.value).toBe('30');
  expect(screen.queryByRole('button', { name: 'Poner 30 días' })).toBeNull();
});

it('says why no more links fit, and offers one again when a link goes', async () => {
  render(<Section of={CommunitySection} links={7} />);
  await userEvent.click(screen.getByRole('button', { name: 'Agregar enlace' }));
  expect(screen.getByText('Ya hay 8 enlaces, el máximo. Para agregar otro, quita uno.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Agregar enlace' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar enlace 8' }));
  expect(screen.getByRole('button', { name: 'Agregar enlace' })).toBeDefined();
});
