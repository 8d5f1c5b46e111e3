/**
 * What a document may call a test: its title, the title of one row of its table, the title of a group; a part of a title
 * that no other title of the file has; or, with `…` at the end, how several titles begin on purpose. Where titles are
 * alike, `group > title` tells them apart.
 *
 * @typedef {import('./test-titles.mjs').Titled} Titled
 */

const between = ' > ';

/**
 * @param {string} quoted
 * @param {readonly Titled[]} titles
 * @returns {'found' | 'missing' | 'ambiguous'}
 */
export function findQuoted(quoted, titles) {
  const names = titles.flatMap(namesOf);
  const beginning = quoted.endsWith('…') ? quoted.slice(0, -1) : null;
  if (beginning && names.some(({ name }) => name.startsWith(beginning))) return 'found';
  const exact = new Set(names.filter(({ name, path }) => name === quoted || path.endsWith(between + quoted)));
  const meant = exact.size > 0 ? exact : partsOf(quoted, titles);
  if (meant.size === 0) return 'missing';
  return meant.size === 1 ? 'found' : 'ambiguous';
}

/** @param {Titled} titled */
function namesOf({ title, rows, groups }) {
  const within = groups.map((group) => between + group).join('');
  return [title, ...rows].map((name) => ({ name, path: within + between + name }));
}

/**
 * A part of the written title stands for the test with all its rows, a part of a row for that row alone.
 *
 * @param {string} quoted
 * @param {readonly Titled[]} titles
 * @returns {Set<string | Titled>}
 */
function partsOf(quoted, titles) {
  /** @type {Set<string | Titled>} */
  const parts = new Set();
  for (const titled of titles) {
    if (titled.title.includes(quoted)) parts.add(titled);
    else for (const row of titled.rows) if (row.includes(quoted)) parts.add(`${titled.title}\n${row}`);
  }
  return parts;
}
