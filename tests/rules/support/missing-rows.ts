import { compileRuleset, type Rule } from '../../../emulator/src/rules/ruleset.ts';
import type { Method, Row } from './row.ts';

const METHODS: Readonly<Record<string, readonly Method[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

export function missingRows(rules: string, rows: readonly Row[]): readonly string[] {
  const { ruleset, issues } = compileRuleset(rules);
  if (ruleset === null) throw new Error(issues.map((issue) => JSON.stringify(issue)).join('\n'));
  return ruleset.rules.flatMap((rule) =>
    methodsOf(rule).flatMap((method) =>
      [true, false].flatMap((allowed) => {
        const block = pathOf(rule);
        const isProven = rows.some(
          (row) => row.block === block && row.method === method && row.allowed === allowed,
        );
        return isProven ? [] : [`${block} ${method} ${allowed ? 'allowed' : 'denied'}`];
      }),
    ),
  );
}

export function blocksOf(rules: string): readonly string[] {
  return (compileRuleset(rules).ruleset?.rules ?? [])
    .filter((rule) => rule.allows.length > 0)
    .map((rule) => pathOf(rule));
}

function methodsOf(rule: Rule): readonly Method[] {
  return [...new Set(rule.allows.flatMap((allow) => allow.methods.flatMap((name) => METHODS[name] ?? [])))];
}

function pathOf({ pattern }: Rule): string {
  return pattern
    .slice(3)
    .map((segment) => `/${segmentText(segment)}`)
    .join('');
}

function segmentText(segment: Rule['pattern'][number]): string {
  switch (segment.kind) {
    case 'literal':
      return segment.text;
    case 'capture':
      return `{${segment.name}}`;
    case 'glob':
      return `{${segment.name}=**}`;
  }
}
