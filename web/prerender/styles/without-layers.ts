import { eachSheet } from './each-sheet.ts';

/**
 * Removes the cascade layers, which contain nearly all our styles, because Chrome before version 99 ignores
 * layers. Specificity then also decides between rules that were in different layers.
 */
export const withoutLayers = () => eachSheet('copa-without-layers', unwrapLayers);

const LAYER = /@layer[^{};]*[{;]/;

/** Expects minified CSS in which no comment or string contains a brace. */
export function unwrapLayers(css: string): string {
  const found = LAYER.exec(css);
  if (found === null) return css;
  const before = css.slice(0, found.index);
  const start = found.index + found[0].length;
  if (found[0].endsWith(';')) return before + unwrapLayers(css.slice(start));
  const end = closingBrace(css, start);
  return before + unwrapLayers(css.slice(start, end) + css.slice(end + 1));
}

function closingBrace(css: string, start: number): number {
  let depth = 1;
  for (let at = start; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('A layer of the style sheet has no end.');
}
