import { createHash } from 'node:crypto';
import { coverVersion } from '@copa/domain/tournaments/cover/cover';
import { describe, expect, it } from 'vitest';
import { previewCover } from './preview-cover.ts';

const COPA = { name: 'Copa', modality: 'squad', mapSelection: 'Bermuda', prizePool: '', prize: '' } as const;

const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
const sizesOf = (svg: string) => [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));

describe('the cover that a link preview shows', () => {
  it('has another version with each change of the drawing, because phones keep a version for good', () => {
    const shown = (['solo', 'duo', 'squad'] as const).flatMap((modality) =>
      ['Bermuda', 'Kalahari', 'Purgatorio'].map((mapSelection) =>
        previewCover({ ...COPA, modality, mapSelection, prizePool: '1er: $50, 2do: $30' }),
      ),
    );
    const digest = createHash('sha256').update(shown.join('')).digest('hex').slice(0, 12);
    expect({ [coverVersion(COPA)]: digest }).toEqual({ '79cc338f': '2aa732888c89' });
  });

  it('says name, modality, map and prize', () => {
    expect(textsOf(previewCover({ ...COPA, prizePool: '1er: 500 diamantes' }))).toEqual([
      'COPA',
      'Escuadra · Bermuda · 500 diamantes',
    ]);
    expect(textsOf(previewCover({ ...COPA, mapSelection: '' }))).toEqual(['COPA', 'Escuadra']);
  });

  it('says the rank of the prize where others win too, and then has another version', () => {
    const one = { ...COPA, prizePool: '1er: $50' };
    const more = { ...COPA, prizePool: '1er: $50, 2do: $30' };
    expect(textsOf(previewCover(one))[1]).toBe('Escuadra · Bermuda · $50');
    expect(textsOf(previewCover(more))[1]).toBe('Escuadra · Bermuda · 1.º: $50');
    expect(coverVersion(more)).not.toBe(coverVersion(one));
  });

  it('writes what the faces lack with characters that they have', () => {
    const shown = { ...COPA, name: '«Campeões» 🔥', prize: '🏆 50 €' };
    expect(textsOf(previewCover(shown))).toEqual(['“CAMPEOES”', 'Escuadra · Bermuda · 50 EUR']);
  });

  it('breaks a long name once, makes it smaller, and cuts it only then', () => {
    const long = 'Gran Copa de la Amistad Latinoamericana de Invierno';
    const shown = previewCover({ ...COPA, name: long });
    expect(textsOf(shown).slice(0, -1).join(' ')).toBe(long.toUpperCase());
    expect(textsOf(shown)).toHaveLength(3);
    expect(sizesOf(shown)[0]).toBeLessThan(sizesOf(previewCover(COPA))[0] ?? 0);
    const longest = textsOf(previewCover({ ...COPA, name: 'Torneo '.repeat(17) }));
    expect(longest).toHaveLength(3);
    expect(longest[1]).toMatch(/…$/);
    expect(textsOf(previewCover({ ...COPA, name: 'A'.repeat(120) }))[0]).toMatch(/^A+…$/);
  });

  it.each(['W', '@', 'M', 'W '])('keeps a name of the widest letters within the picture: %s', (sign) => {
    const width = 1200 - 2 * 64;
    const advance = { W: 0.685, '@': 0.737, M: 0.541, ' ': 0.194 } as const;
    const shown = previewCover({ ...COPA, name: sign.repeat(120 / sign.length) });
    const sizes = sizesOf(shown);
    for (const [index, line = ''] of textsOf(shown).slice(0, -1).entries()) {
      const ems = Array.from(line).reduce((sum, letter) => sum + (advance[letter as 'W'] ?? 0.4), 0);
      expect(ems * (sizes[index] ?? 0)).toBeLessThan(width + 64);
      expect(line.length).toBeGreaterThan(20);
    }
  });

  it('is well-formed whatever an organiser writes', () => {
    const shown = previewCover({ ...COPA, name: '<b>&"\'\u0000\uD800\uFFFF', prize: '</svg><script>' });
    expect(textsOf(shown)).toEqual([
      '&lt;B&gt;&amp;&quot;&#39;',
      'Escuadra · Bermuda · &lt;/svg&gt;&lt;script&gt;',
    ]);
  });
});
