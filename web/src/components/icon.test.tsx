import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { iconNames } from './icon.tsx';

describe('the icon sprite', () => {
  it('has exactly the icons that have a name', () => {
    const sprite = readFileSync(path.join(import.meta.dirname, '../assets/icons.svg'), 'utf8');
    const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(symbols)).toEqual(new Set(iconNames));
  });
});
