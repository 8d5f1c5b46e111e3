import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBudgets } from '../../web/prerender/budgets.ts';

/** Every cold start reads and compiles the bundle before it answers. */
/** The last 29 KB: 19 for the plan of a tournament, which the API tells in words, 10 for what a decision of an organiser did to places and deadlines. 5 more: who plays, and pages that the API fills. 5 more: repeating a tournament, by hand and by the job. 4 more: the agenda, which spares the job two of three reads. 3 more: the page of an invitation. 3 more: the roll of a referee, and a third role. 24 more: records of players, with five calls, the question before each seat, and absences from the roll. 17 more: the age of a player, the adult of a minor, and the consent. 29 more: protests, with six calls and the decision that corrects a table. 8 more: who waits behind others, the reminder of a consent, and names that an adult hides after the draw. 3 more: changed rules, which players are told of. 1 more: the name of who decided first, in a refusal. 1 more: the table where a unit that is out ended, and the hour of the next room. 1 more: places, ledger and member desk in parts with names. 3 more: a transaction is called by its name, not `unit`. */
const MOST_FUNCTION_BYTES = 1_154_000;

/** Few calls need these libraries, so they are in bundles of their own. */
const loadedOnDemand = /aes128gcm|web-push|Multipart: Boundary not found/;

export function check(root: string) {
  const bundle = readFileSync(join(root, 'functions', 'lib', 'index.cjs'));
  console.log(`bundle of the functions: ${bundle.length / 1000} KB of ${MOST_FUNCTION_BYTES / 1000} KB`);
  const complaints = runBudgets() === 0 ? [] : ['the site is over a budget'];
  if (bundle.length > MOST_FUNCTION_BYTES) complaints.push('the bundle of the functions is over its budget');
  if (loadedOnDemand.test(bundle.toString())) {
    complaints.push('the bundle of the functions holds web-push or busboy');
  }
  return complaints;
}
