import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeConsole } from '../../../test/console-spy.ts';
import { writeLocal } from '../../lib/storage/local-store.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { QUOTES, SAMPLES } from './quotes.fixture.ts';
import { screens } from './screens.fixture.tsx';
import { words } from './words.fixture.ts';

const withSamples = (text: string) =>
  Object.entries(SAMPLES).reduce((filled, [sample, value]) => filled.replace(sample, value), text);

const textsOfPage = () =>
  new Set([...document.body.querySelectorAll('*')].map((each) => each.textContent.trim()));

const quoted = (state: string) =>
  QUOTES.flatMap(([, at, ...texts]) => (at === state ? texts.map(withSamples) : []));

describe('the specification is quoted to the letter', () => {
  beforeEach(() => writeLocal(storageKeys.noticeDismissed, '1'));
  afterEach(() => takeConsole('warn'));

  it.each(Object.entries(screens))('at %s', async (state, open) => {
    const texts = quoted(state);
    expect(texts).not.toEqual([]);
    await open();
    await waitFor(() => {
      const shown = textsOfPage();
      expect(texts.filter((text) => !shown.has(text))).toEqual([]);
    });
  });

  it.each(Object.entries(words))('by %s', async (state, said) => {
    expect(quoted(state)).not.toEqual([]);
    expect(await said()).toEqual(expect.arrayContaining(quoted(state)));
  });
});
