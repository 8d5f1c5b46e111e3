import type { Allow, FunctionDeclaration, Issue, Match, PatternSegment, RulesetAst } from './syntax/ast.ts';
import { parse } from './syntax/parser.ts';
import { resolve } from './syntax/resolver.ts';

export interface Rule {
  readonly pattern: readonly PatternSegment[];
  readonly chain: readonly Match[];
  readonly allows: readonly Allow[];
  readonly serviceFunctions: readonly FunctionDeclaration[];
}

export interface Ruleset {
  readonly ast: RulesetAst;
  readonly rules: readonly Rule[];
}

export const DENY_ALL: Ruleset = { ast: { version: '2', functions: [], services: [] }, rules: [] };

export function compileRuleset(content: string): {
  readonly ruleset: Ruleset | null;
  readonly issues: readonly Issue[];
} {
  const { ast, issues: syntaxIssues } = parse(content);
  if (ast === null) return { ruleset: null, issues: syntaxIssues };
  const issues = [...syntaxIssues, ...resolve(ast)];
  if (issues.some(({ severity }) => severity === 'ERROR')) return { ruleset: null, issues };
  const rules = ast.services
    .filter(({ name }) => name === 'cloud.firestore')
    .flatMap((service) => service.matches.flatMap((match) => rulesOf(match, [], service.functions)));
  return { ruleset: { ast, rules }, issues };
}

function rulesOf(
  match: Match,
  above: readonly Match[],
  serviceFunctions: readonly FunctionDeclaration[],
): readonly Rule[] {
  const chain = [...above, match];
  const pattern = chain.flatMap((level) => level.pattern);
  const own: Rule = { pattern, chain, allows: match.allows, serviceFunctions };
  return [own, ...match.matches.flatMap((inner) => rulesOf(inner, chain, serviceFunctions))];
}
