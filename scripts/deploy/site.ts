import { Problem } from '../process/problem.mjs';
import { type AskGoogle, requireOk } from './google.ts';
import type { Target } from './target.ts';

const CANNOT_SEE = new Set([403, 404]);
const OF_HOSTING = /\.(?:web\.app|firebaseapp\.com)$/;

type Site = { type: string; defaultUrl: string };

/**
 * Without a site, the Firebase CLI asks for its name in the middle of a deployment, and then fails. The name
 * differs from that of the project if another project has the name.
 */
export async function requireSite(
  ask: AskGoogle,
  { project, siteUrl, functionsEnvironment }: Pick<Target, 'project' | 'siteUrl' | 'functionsEnvironment'>,
): Promise<void> {
  const answer = await ask('hostingApi', 'GET', `/v1beta1/projects/${project}/sites`);
  const { sites = [] } = (CANNOT_SEE.has(answer.status) ? {} : requireOk(answer, 'a look at the sites')) as {
    sites?: readonly Site[];
  };
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE');
  if (site === undefined) {
    throw new Problem(
      `The project ${project} has no site yet: begin with Hosting in the console (docs/deploy.md).`,
    );
  }
  const wanted = URL.canParse(siteUrl) ? new URL(siteUrl).host : '';
  const own = new URL(site.defaultUrl).host;
  if (OF_HOSTING.test(wanted) && wanted.replace(OF_HOSTING, '') !== own.replace(OF_HOSTING, '')) {
    throw new Problem(
      `${functionsEnvironment} has COPA_SITE_URL=${siteUrl}, but the site of ${project} is ${site.defaultUrl}.`,
    );
  }
}
