import { describe, expect, it } from 'vitest';
import { isTagOf, likenessOf, type Named } from './name-likeness.ts';

const unit = (name: string, tag = ''): Named => ({ id: 'unit', name, tag });
const FENIX = unit('Los Fénix', 'FNX');
const LOBOS = unit('Lobos del Sur', 'LDS');
const RAYO = unit('Team Rayo 7');

const SAME = { score: 1, isSure: true };
const NOTHING = { score: 0, isSure: false };
const JOINED = 0.99;
const BARE = 0.97;
const PART = 0.85;
const sure = (score: number) => ({ score, isSure: true });
const hint = (score: number) => ({ score, isSure: false });

describe('how alike a written name is to that of a unit', () => {
  it.each([
    ['its name', FENIX, 'los fenix', SAME],
    ['its name after the tag', FENIX, 'fnx los fenix', SAME],
    ['its name before the tag', FENIX, 'los fenix fnx', SAME],
    ['a short name', unit('Leo'), 'leo', SAME],
    ['a name of signs', unit(' ⚡ '), '⚡', SAME],
    ['nothing', FENIX, '', NOTHING],
    ['nothing, of a name of nothing', unit(''), '', NOTHING],
    ['a number of the name', RAYO, 'team rayo 7', SAME],
    ['a number that the name lacks', RAYO, 'team rayo 8', NOTHING],
    ['a number beside one of the name', RAYO, 'team rayo 7 12', NOTHING],
    ['a number where the name has none', FENIX, 'los fenix 8', NOTHING],
    ['a number in the tag', unit('Los Fénix', '99'), 'los fenix 99', SAME],
    ['words with digits', unit('K4mikaze'), 'k4mikase', sure(7 / 8)],
    ['words in one', FENIX, 'losfenix', sure(JOINED)],
    ['one word in two, of a short name', unit('Leo'), 'le o', hint(JOINED)],
    ['another word that many have', unit('Nova Esports'), 'nova gaming', sure(BARE)],
    ['no word that many have', FENIX, 'fenix', sure(BARE)],
    ['none of them, of a short name', unit('Team Leo'), 'leo', hint(BARE)],
    ['two names of nothing but such words', unit('Team'), 'clan', hint(1 / 4)],
    ['one sign less', FENIX, 'los feni', sure(8 / 9)],
    ['one sign more', FENIX, 'los fenixx', sure(9 / 10)],
    ['another sign', FENIX, 'los fenyx', sure(8 / 9)],
    ['another sign of a short name', unit('Leo'), 'lea', hint(2 / 3)],
    ['something else', unit('Leo'), 'kings', hint(0)],
  ])('%s', (_, named, written, likeness) => {
    const { score, isSure } = likenessOf(named, written);
    expect({ score: Number(score.toFixed(6)), isSure }).toEqual({
      ...likeness,
      score: Number(likeness.score.toFixed(6)),
    });
  });

  it.each([
    ['each word cut short', LOBOS, 'lob sur', sure(PART)],
    ['behind the tag', LOBOS, 'lds lob sur', sure(PART)],
    ['before the tag', LOBOS, 'lob sur lds', sure(PART)],
    ['of three letters', LOBOS, 'lob', hint(PART)],
    ['a short word that is whole', unit('Los de Oro'), 'los de', sure(PART)],
  ])('the beginning of its words: %s', (_, named, written, likeness) => {
    expect(likenessOf(named, written)).toEqual(likeness);
  });

  it.each([
    ['two letters', unit('Lobos'), 'lo'],
    ['short pieces', LOBOS, 'lobos de su'],
    ['another order', LOBOS, 'sur lob'],
    ['a word twice', LOBOS, 'lobos lobos'],
    ['the middle of a word', LOBOS, 'obos'],
  ])('no beginning of its words: %s', (_, named, written) => {
    expect(likenessOf(named, written).score).toBeLessThan(PART);
  });

  it.each([
    ['a tag', unit('Leos'), 'mx leos', sure(PART)],
    ['four letters on both sides', unit('Leos'), 'abcd leos xyz', sure(PART)],
    ['a longer word', unit('Leos'), 'abcde leos', hint(PART)],
    ['a longer word that many have', unit('Tigres'), 'br gaming tigres', sure(PART)],
    ['around a name of three letters', unit('Leo'), 'mx leo', hint(PART)],
  ])('its name among other words: %s', (_, named, written, likeness) => {
    expect(likenessOf(named, written)).toEqual(likeness);
  });

  it('finds no name of two letters, and none within a word', () => {
    expect(likenessOf(unit('Le'), 'mx le').score).toBeLessThan(PART);
    expect(likenessOf(unit('Leos'), 'mxleos').score).toBeLessThan(PART);
  });

  it('takes a tag for what it is', () => {
    expect(isTagOf(FENIX, 'fnx')).toBe(true);
    expect(isTagOf(FENIX, 'fn')).toBe(false);
    expect(isTagOf(unit('Leo'), '')).toBe(false);
  });
});
