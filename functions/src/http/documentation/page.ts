import type { Endpoint } from '@copa/domain/api/endpoint';
import { ERROR_CODES, HTTP_STATUS } from '@copa/domain/errors';
import { escapeHtml } from '@copa/domain/html';
import { ERROR_MESSAGES } from '@copa/domain/words/errors';
import type * as z from 'zod/mini';
import * as words from '../words.ts';
import { CONVENTIONS } from './api-conventions.ts';
import { hasProperties, jsonSchema } from './json-schema.ts';

const ACCESS: Readonly<Record<string, string>> = {
  public: words.publicAccess,
  'signed-in': words.signedInAccess,
};

export function apiDocsPage(endpoints: readonly Endpoint[], siteName: string): string {
  const groups = new Map<string, Endpoint[]>();
  for (const endpoint of endpoints) {
    const group = endpoint.path.split('/')[1] ?? '';
    groups.set(group, [...(groups.get(group) ?? []), endpoint]);
  }
  const title = words.apiTitle(escapeHtml(siteName));
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="docs/style.css">
</head>
<body>
<header>
<h1>${title}</h1>
<p>${words.apiPaths('<code>/api</code>', '<a href="openapi.json">openapi.json</a>')}</p>
<h2 id="all">${words.apiConventions}</h2>
<ul lang="en">
${CONVENTIONS.map((line) => `<li>${withCode(line)}</li>`).join('\n')}
</ul>
<nav aria-label="${words.apiSections}">${[...groups.keys()].map((name) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`).join(' ')} <a href="#codes">codes</a></nav>
</header>
<main>
${[...groups].map(([name, group]) => section(name, group)).join('\n')}
${errorCodes()}
</main>
</body>
</html>
`;
}

function withCode(line: string): string {
  return escapeHtml(line).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function errorCodes(): string {
  const rows = ERROR_CODES.map(
    (code) =>
      `<tr><th scope="row"><code>${code}</code></th><td>${HTTP_STATUS[code]}</td><td>${escapeHtml(ERROR_MESSAGES[code])}</td></tr>`,
  );
  return `<section id="codes"><h2>${words.errorCodes}</h2>
<table><thead><tr><th scope="col">${words.errorCode}</th><th scope="col">HTTP</th><th scope="col">${words.errorMessage}</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></section>`;
}

function section(name: string, endpoints: readonly Endpoint[]): string {
  return `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>
${endpoints.map(article).join('\n')}
</section>`;
}

function article(endpoint: Endpoint): string {
  const access = ACCESS[endpoint.access] ?? words.permission(endpoint.access);
  const parts = [
    part(words.pathParameters, endpoint.params, 'input'),
    part(words.queryParameters, endpoint.query, 'input'),
    part(words.headers, endpoint.headers, 'input'),
    part(words.body, endpoint.body, 'input'),
    endpoint.produces === 'json' ? part(words.answer, endpoint.data, 'output') : '',
  ];
  return `<article id="${escapeHtml(endpoint.id)}">
<h3><span class="method ${endpoint.method.toLowerCase()}">${endpoint.method}</span> <code>${escapeHtml(endpoint.path)}</code></h3>
<p>${escapeHtml(endpoint.summary)}</p>
<p class="facts">${escapeHtml(access)} · ${words.answersWith(endpoint.status)}${endpoint.limited === null ? '' : ` · ${words.isLimited}`}</p>
${parts.join('')}
</article>`;
}

function part(title: string, schema: z.ZodMiniType, io: 'input' | 'output'): string {
  const shape = jsonSchema(schema, io);
  if (!hasProperties(shape)) return '';
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(shape, null, 2))}</pre></details>`;
}

export const API_DOCS_STYLE = `:root { color-scheme: dark light; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: .75rem; }
nav a { padding: .5rem 0; }
article { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .75rem 0; }
h3 { display: flex; flex-wrap: wrap; gap: .5rem; align-items: baseline; margin: 0; font-size: 1rem; }
.method { font-weight: 700; }
.facts { font-size: .875rem; opacity: .8; margin: 0; }
code { overflow-wrap: anywhere; }
summary { padding: .5rem 0; cursor: pointer; }
table { border-collapse: collapse; font-size: .875rem; }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; vertical-align: top; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
`;
