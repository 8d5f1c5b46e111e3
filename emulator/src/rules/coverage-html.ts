import type { CoverageNode, RuleCoverage } from './registry-contract.ts';

const TITLE = 'Firestore Rule Coverage Report';

export function coverageHtml(coverage: RuleCoverage): string {
  const source = coverage.rules.files.map(({ content }) => content).join('\n');
  const points = Array.from(source);
  const rows = (coverage.report ?? []).flatMap((node) => rowsOf(node, points, 0));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${TITLE}</title>
<style>
body { font: 14px/1.4 system-ui, sans-serif; margin: 2rem; }
pre, td:nth-child(2) { font-family: ui-monospace, monospace; white-space: pre-wrap; }
table { border-collapse: collapse; }
td, th { border: 1px solid #ccc; padding: 4px 8px; text-align: left; vertical-align: top; }
.never { background: #fde8e8; }
</style>
</head>
<body>
<h1>${TITLE}</h1>
<table>
<tr><th>Position</th><th>Expression</th><th>Values</th></tr>
${rows.join('\n')}
</table>
<pre>${numberedLines(source)}</pre>
</body>
</html>
`;
}

function rowsOf(node: CoverageNode, points: readonly string[], depth: number): readonly string[] {
  const { line, column, currentOffset, endOffset } = node.sourcePosition;
  const text = points.slice(currentOffset, endOffset + 1).join('');
  const values = (node.values ?? []).map(({ value, count }) => `${count} × ${JSON.stringify(value)}`);
  const cells = [
    `<td>L${line}:${column}</td>`,
    `<td style="padding-left:${depth + 0.5}em">${escapeHtml(text)}</td>`,
    `<td>${values.length === 0 ? 'never evaluated' : values.map(escapeHtml).join('<br>')}</td>`,
  ];
  const row = `<tr${values.length === 0 ? ' class="never"' : ''}>${cells.join('')}</tr>`;
  return [row, ...(node.children ?? []).flatMap((child) => rowsOf(child, points, depth + 1))];
}

function numberedLines(source: string): string {
  return source
    .split('\n')
    .map((line, index) => `${String(index + 1).padStart(4)}  ${escapeHtml(line)}`)
    .join('\n');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
