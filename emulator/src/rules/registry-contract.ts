import type { Authorizer } from '../core/authorizer.ts';
import type { JsonObject } from './evaluation/conversion.ts';
import type { SourcePosition } from './syntax/lexer.ts';

export interface RulesFile {
  readonly name: string;
  readonly content: string;
}

export interface RulesIssue {
  readonly sourcePosition: SourcePosition & { readonly fileName: string };
  readonly description: string;
  readonly severity: 'ERROR' | 'WARNING';
}

/** The response to `GET …/projects/{project}:ruleCoverage`. */
export interface RuleCoverage {
  readonly rules: { readonly files: readonly RulesFile[] };
  readonly report?: readonly CoverageNode[];
}

export interface CoverageNode {
  readonly sourcePosition: SourcePosition;
  readonly values?: readonly { readonly value: JsonObject; readonly count: number }[];
  readonly children?: readonly CoverageNode[];
}

export interface RulesetRegistryOptions {
  readonly now: () => number;
  readonly newId: () => string;
  readonly onRequest: (record: RequestRecord) => void;
  readonly log: (message: string) => void;
}

export interface RulesetRegistry extends Authorizer {
  /**
   * A ruleset with errors changes nothing: the call throws INVALID_ARGUMENT or, with `ignoreErrors`, returns
   * the errors as `issues`.
   */
  load(
    project: string,
    files: readonly { readonly name?: string; readonly content: string }[],
    options: { readonly ignoreErrors: boolean },
  ): { readonly issues: readonly RulesIssue[] };
  /**
   * Sets the rules of every project that loaded none of its own. If `file` has errors, these projects keep
   * the earlier default; without an earlier default, they deny everything.
   */
  setDefault(file: RulesFile): { readonly issues: readonly RulesIssue[] };
  coverage(project: string): RuleCoverage | null;
  coverageHtml(project: string): string | null;
}

export interface RequestRecord {
  readonly rules: string;
  readonly time: string;
  readonly rulesReleaseKey: string;
  readonly requestId: string;
  readonly outcome: 'allow' | 'deny' | 'error';
  readonly granularAllowOutcomes: readonly { readonly line: number; readonly outcome: boolean }[];
  readonly rulesContext: {
    readonly method: string;
    readonly path: string;
    readonly time: string;
    readonly request: JsonObject;
    readonly resource: JsonObject;
  };
}
