import type { AuthorizationContext } from '../core/authorizer.ts';
import { invalidArgument, StatusError } from '../core/status-error.ts';
import { timestampText } from '../core/values/value.ts';
import { Coverage, coverageHtml } from './coverage.ts';
import { toJson } from './evaluation/conversion.ts';
import { type DocumentAccess, type DocumentReader, RequestAccess } from './evaluation/document-access.ts';
import { map } from './evaluation/values.ts';
import { denialText, judge, NO_MATCH, type Verdict } from './judge.ts';
import { getOperation, listOperations, type Operation, writeOperation } from './operation.ts';
import type {
  RuleCoverage,
  RulesetRegistry,
  RulesetRegistryOptions,
  RulesFile,
  RulesIssue,
} from './registry-contract.ts';
import { compileRuleset, DENY_ALL, type Ruleset } from './ruleset.ts';
import { compileErrorText, type Issue } from './syntax/ast.ts';

class ProjectRules {
  private readonly coverageOfRules: Coverage;

  constructor(
    private readonly ruleset: Ruleset,
    readonly file: RulesFile,
    private readonly releaseKey: string,
    private readonly options: RulesetRegistryOptions,
  ) {
    this.coverageOfRules = new Coverage(ruleset.ast);
  }

  authorize(context: AuthorizationContext, reader: DocumentReader, operations: readonly Operation[]): void {
    const access = new RequestAccess(reader);
    const verdicts = operations.map((operation) => {
      const verdict = this.judge(operation, access.operation());
      this.report(context, operation, verdict);
      return verdict;
    });
    const denied = verdicts.filter(({ outcome }) => outcome !== 'allow');
    if (denied.length > 0) throw new StatusError('PERMISSION_DENIED', denialText(denied));
  }

  authorizeQuery(
    context: AuthorizationContext,
    reader: DocumentReader,
    branches: readonly Operation[],
  ): void {
    const documents = new RequestAccess(reader).operation();
    let verdict: Verdict | null = null;
    for (const branch of branches) {
      verdict = this.judge(branch, documents);
      if (verdict.outcome !== 'allow') break;
    }
    const [first] = branches;
    if (verdict === null || first === undefined) throw new StatusError('PERMISSION_DENIED', NO_MATCH);
    this.report(context, first, verdict);
    if (verdict.outcome !== 'allow') throw new StatusError('PERMISSION_DENIED', denialText([verdict]));
  }

  coverage(): RuleCoverage {
    const report = this.coverageOfRules.report();
    return { rules: { files: [this.file] }, ...(report.length === 0 ? {} : { report }) };
  }

  private judge(operation: Operation, documents: DocumentAccess): Verdict {
    return judge(this.ruleset, operation, {
      documents,
      log: this.options.log,
      onVisit: (expr, outcome) => this.coverageOfRules.visit(expr, outcome),
    });
  }

  /**
   * Sends one record with the final outcome, whereas the official emulator sends a record for each internal
   * round of its evaluation.
   */
  private report(context: AuthorizationContext, operation: Operation, verdict: Verdict): void {
    const resource = operation.method === 'list' ? map([['data', map([])]]) : operation.resource();
    this.options.onRequest({
      rules: this.file.content,
      time: new Date(this.options.now()).toISOString(),
      rulesReleaseKey: this.releaseKey,
      requestId: this.options.newId(),
      outcome: verdict.outcome,
      granularAllowOutcomes: verdict.allows,
      rulesContext: {
        method: operation.method,
        path: operation.displayPath,
        time: timestampText(context.time * 1000n),
        request: toJson(operation.request()),
        resource: toJson(resource),
      },
    });
  }
}

const DEFAULT_FILE_NAME = 'security.rules';

/** A project without rules of its own allows everything until `setDefault` is called. */
export function createRulesetRegistry(options: RulesetRegistryOptions): RulesetRegistry {
  const projects = new Map<string, ProjectRules>();
  /** Projects that were used without rules of their own. A project leaves this set when it loads rules. */
  const inherited = new Set<string>();
  const listeners = new Set<(project: string) => void>();
  let defaultRules: { readonly ruleset: Ruleset; readonly file: RulesFile } | null = null;
  let releases = 0;

  function install(project: string, ruleset: Ruleset, file: RulesFile): ProjectRules {
    releases += 1;
    const key = `projects/${project}/releases/cloud.firestore${releases}`;
    const rules = new ProjectRules(ruleset, file, key, options);
    projects.set(project, rules);
    return rules;
  }

  function rulesOf(project: string): ProjectRules | null {
    const known = projects.get(project);
    if (known !== undefined) return known;
    inherited.add(project);
    return defaultRules === null ? null : install(project, defaultRules.ruleset, defaultRules.file);
  }

  function notify(project: string): void {
    for (const listener of listeners) listener(project);
  }

  function readerOf({ database, lookup }: AuthorizationContext) {
    return { database, lookup, lookupAfter: lookup };
  }

  return {
    load(project, files, { ignoreErrors }) {
      const [given, ...more] = files;
      if (given === undefined || more.length > 0) {
        throw invalidArgument('A ruleset must consist of exactly one file.');
      }
      const file = { name: given.name || DEFAULT_FILE_NAME, content: given.content };
      const { ruleset, issues } = compileRuleset(file.content);
      if (ruleset !== null) {
        inherited.delete(project);
        install(project, ruleset, file);
        notify(project);
      } else if (!ignoreErrors) {
        throw invalidArgument(compileErrorText(issues));
      }
      return { issues: rulesIssues(issues, file.name) };
    },

    setDefault(file) {
      const { ruleset, issues } = compileRuleset(file.content);
      if (ruleset !== null || defaultRules === null) {
        defaultRules = { ruleset: ruleset ?? DENY_ALL, file };
        const affected = [...inherited];
        for (const project of affected) install(project, defaultRules.ruleset, file);
        for (const project of affected) notify(project);
      }
      return { issues: rulesIssues(issues, file.name) };
    },

    coverage: (project) => rulesOf(project)?.coverage() ?? null,

    coverageHtml(project) {
      const rules = rulesOf(project);
      return rules === null ? null : coverageHtml(rules.coverage());
    },

    authorizeGets(context, targets) {
      const operations = targets.map(({ name, document }) => getOperation(context, name, document));
      rulesOf(context.project)?.authorize(context, readerOf(context), operations);
    },

    authorizeList(context, parent, query) {
      rulesOf(context.project)?.authorizeQuery(
        context,
        readerOf(context),
        listOperations(context, parent, query),
      );
    },

    authorizeWrites(context, writes) {
      const operations = writes.map((write) => writeOperation(context, write));
      rulesOf(context.project)?.authorize(context, context, operations);
    },

    onRulesChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function rulesIssues(issues: readonly Issue[], fileName: string): readonly RulesIssue[] {
  return issues.map(({ severity, message, span }) => ({
    severity,
    description: message,
    sourcePosition: { fileName, ...span },
  }));
}
