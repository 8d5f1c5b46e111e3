import type { AuthorizationContext } from '../core/authorizer.ts';
import { invalidArgument } from '../core/status-error.ts';
import { coverageHtml } from './coverage-html.ts';
import { getOperation, listOperations, writeOperation } from './operation.ts';
import { ProjectRules } from './project-rules.ts';
import type { RulesetRegistry, RulesetRegistryOptions, RulesFile, RulesIssue } from './registry-contract.ts';
import { compileRuleset, DENY_ALL, type Ruleset } from './ruleset.ts';
import { compileErrorText, type Issue } from './syntax/issue.ts';

const DEFAULT_FILE_NAME = 'security.rules';

interface DefaultRuleset {
  readonly ruleset: Ruleset;
  readonly file: RulesFile;
}

/** The rules of every project. A project without any allows everything. */
export function createRulesetRegistry(options: RulesetRegistryOptions): RulesetRegistry {
  const projects = new Map<string, ProjectRules>();
  /** Projects seen under the default, or under none yet; they leave when they load rules of their own. */
  const inherited = new Set<string>();
  const listeners = new Set<(project: string) => void>();
  let defaultRuleset: DefaultRuleset | null = null;
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
    if (defaultRuleset === null) return null;
    return install(project, defaultRuleset.ruleset, defaultRuleset.file);
  }

  function notify(project: string): void {
    for (const listener of listeners) listener(project);
  }

  function readerOf(context: AuthorizationContext) {
    const { database, lookup } = context;
    return { database, lookup, lookupAfter: lookup };
  }

  return {
    load(project, files, { ignoreErrors }) {
      const [given, ...more] = files;
      if (given === undefined || more.length > 0) {
        throw invalidArgument('A ruleset must consist of exactly one file.');
      }
      const file = { name: given.name ?? DEFAULT_FILE_NAME, content: given.content };
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
      if (ruleset === null) options.log(compileErrorText(issues));
      defaultRuleset = { ruleset: ruleset ?? DENY_ALL, file };
      const affected = [...inherited];
      for (const project of affected) install(project, defaultRuleset.ruleset, file);
      for (const project of affected) notify(project);
      return { issues: rulesIssues(issues, file.name) };
    },

    coverage: (project) => rulesOf(project)?.coverage() ?? null,

    coverageHtml(project) {
      const rules = rulesOf(project);
      return rules === null ? null : coverageHtml(rules.coverage());
    },

    authorizeGet(context, name, document) {
      rulesOf(context.project)?.authorize(context, readerOf(context), [
        getOperation(context, name, document),
      ]);
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
