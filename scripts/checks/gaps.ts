import { createHash } from 'node:crypto';
import type { Row } from './spec-coverage.ts';

type Read = (file: string) => string | null;

const opening = 'gap: ';
/** The file whose change would close the gap, and its fingerprint when somebody last looked whether it did. */
const seen = /^`([^`]+)`(?: ([0-9a-f]{8})(?= |$))?/;
const comments = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;

/** Ignores comments and line breaks, which close no gap. */
export function fingerprintOf(text: string): string {
  const words = text.replaceAll(comments, ' ').trim().split(/\s+/).join(' ');
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}

function gapOf({ where, proof }: Row, read: Read) {
  const [, file, fingerprint] = (proof.startsWith(opening) && seen.exec(where)) || [];
  const text = file === undefined ? null : read(file);
  return file === undefined || text === null ? null : { file, fingerprint, now: fingerprintOf(text) };
}

export function complaintsAboutGap(row: Row, read: Read): string[] {
  const gap = gapOf(row, read);
  if (gap === null || gap.fingerprint === gap.now) return [];
  return [`is a gap in ${gap.file}, which has changed: read whether it is closed, then "npm run gaps"`];
}

export function withFingerprints(markdown: string, rows: readonly Row[], read: Read): string {
  return rows.reduce((text, row) => {
    const gap = gapOf(row, read);
    if (gap === null) return text;
    const where = row.where.replace(seen, `\`${gap.file}\` ${gap.now}`);
    return text.replace(`| ${row.where} | ${row.proof} |`, () => `| ${where} | ${row.proof} |`);
  }, markdown);
}
