import type { AuthorizationContext } from '../core/authorizer.ts';
import { StatusError } from '../core/status-error.ts';
import { Coverage } from './coverage.ts';
import { type DocumentReader, RequestAccess } from './evaluation/document-access.ts';
import { denialText, judge, NO_MATCH, type Verdict } from './judge.ts';
import type { Operation } from './operation.ts';
import type { RuleCoverage, RulesetRegistryOptions, RulesFile } from './registry-contract.ts';
import { requestRecord } from './request-monitor.ts';
import type { Ruleset } from './ruleset.ts';

/** The rules in force in one project, and what was seen of them. */
export class ProjectRules {
  private readonly coverageOfRules: Coverage;

  constructor(
    private readonly ruleset: Ruleset,
    readonly file: RulesFile,
    private readonly releaseKey: string,
    private readonly options: RulesetRegistryOptions,
  ) {
    this.coverageOfRules = new Coverage(ruleset.ast);
  }

  /** Throws unless all operations are allowed; the operations of one request share its limits. */
  authorize(context: AuthorizationContext, reader: DocumentReader, operations: readonly Operation[]): void {
    const access = new RequestAccess(reader);
    const verdicts = operations.map((operation) =>
      judge(this.ruleset, operation, {
        documents: access.operation(),
        log: this.options.log,
        onVisit: (expr, outcome) => this.coverageOfRules.visit(expr, outcome),
      }),
    );
    this.report(context, operations, verdicts);
    const denied = verdicts.filter(({ outcome }) => outcome !== 'allow');
    if (denied.length > 0) throw new StatusError('PERMISSION_DENIED', denialText(denied));
  }

  /** A query is allowed when each of its branches is; to the monitor it is one request. */
  authorizeQuery(
    context: AuthorizationContext,
    reader: DocumentReader,
    branches: readonly Operation[] | null,
  ): void {
    if (branches === null) throw new StatusError('PERMISSION_DENIED', NO_MATCH);
    const access = new RequestAccess(reader);
    const documents = access.operation();
    let verdict: Verdict | null = null;
    for (const branch of branches) {
      verdict = judge(this.ruleset, branch, {
        documents,
        log: this.options.log,
        onVisit: (expr, outcome) => this.coverageOfRules.visit(expr, outcome),
      });
      if (verdict.outcome !== 'allow') break;
    }
    const [first] = branches;
    if (verdict === null || first === undefined) throw new StatusError('PERMISSION_DENIED', NO_MATCH);
    this.report(context, [first], [verdict]);
    if (verdict.outcome !== 'allow') throw new StatusError('PERMISSION_DENIED', denialText([verdict]));
  }

  coverage(): RuleCoverage {
    const report = this.coverageOfRules.report();
    return { rules: { files: [this.file] }, ...(report.length === 0 ? {} : { report }) };
  }

  private report(
    context: AuthorizationContext,
    operations: readonly Operation[],
    verdicts: readonly Verdict[],
  ): void {
    for (const [index, operation] of operations.entries()) {
      const verdict = verdicts[index];
      if (verdict === undefined) continue;
      const record = requestRecord(operation, verdict, {
        rules: this.file.content,
        rulesReleaseKey: this.releaseKey,
        requestId: this.options.newId(),
        nowMillis: this.options.now(),
        requestNanos: context.time * 1000n,
      });
      this.options.onRequest(record);
    }
  }
}
