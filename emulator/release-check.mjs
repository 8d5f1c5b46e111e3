import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PREFIX = 'emulator-v';

/**
 * @param {string} tag
 * @param {string} version
 * @param {string} changelog
 * @returns {string[]}
 */
export function complaintsAboutRelease(tag, version, changelog) {
  const complaints = [];
  if (tag !== `${PREFIX}${version}`)
    complaints.push(`The tag is ${tag}, and the version ${PREFIX}${version}.`);
  const [, ...after] = `\n${changelog}`.split(`\n## ${version}\n`);
  const entry = after[0]?.split('\n## ')[0]?.trim() ?? '';
  if (entry === '') complaints.push(`CHANGELOG.md says nothing under "## ${version}".`);
  return complaints;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  /** @param {string} name */
  const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
  const { version } = /** @type {{ version: string }} */ (JSON.parse(read('package.json')));
  const complaints = complaintsAboutRelease(process.argv[2] ?? '', version, read('CHANGELOG.md'));
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
}
