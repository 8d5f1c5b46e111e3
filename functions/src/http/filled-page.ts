import { type IRouter, type Request, Router } from 'express';
import type { FilledPage } from '../config/page-template.ts';
import type { Outside } from '../dependencies.ts';
import { createKeptReads } from '../kept-reads.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import { FRAME_KEPT, type HtmlPage, servePage } from './page.ts';
import type { PageParameters } from './pages/page-address.ts';
import { loggerOf } from './request-context.ts';

const FILL_LIMIT_MS = 2_000;
const PAGE_KEPT_MS = 5_000;

interface Asked {
  /** Is logged if the page fails, so it must not contain a secret. */
  readonly key: string;
  readonly parameters?: PageParameters;
  readonly fill: (template: string) => Promise<HtmlPage>;
}

export interface ServedPage {
  readonly page: FilledPage;
  readonly paths: readonly string[];
  readonly most: number;
  readonly unfilled: (template: string) => string;
  /** `code`: the address contains a code, which nobody can guess. */
  readonly limited?: 'code';
  readonly asked: (request: Request) => Asked;
}

export function pageRouter(
  { clock, config, pageTemplate }: Outside,
  limits: RateLimits,
  pages: readonly ServedPage[],
): IRouter {
  const router = Router({ caseSensitive: true });
  const keptMs = config.inEmulators ? 0 : PAGE_KEPT_MS;
  for (const { page, paths, most, unfilled, limited = 'lookup', asked } of pages) {
    const kept = createKeptReads<HtmlPage>(clock, { keptMs, most });
    router.get([...paths], (request, response) => {
      const { key, parameters = {}, fill } = asked(request);
      const pageOf = async (): Promise<HtmlPage> => {
        const template = pageTemplate(page);
        const limit = startLimit();
        try {
          return await Promise.race([kept(key, () => fill(template)), limit.reached]);
        } catch (error) {
          loggerOf(response).error('a page did not come in time', error, { page, key });
          return { status: 200, html: unfilled(template), cacheControl: FRAME_KEPT };
        } finally {
          limit.stop();
        }
      };
      return servePage(request, response, parameters, { limits, limited, pageOf });
    });
  }
  return router;
}

function startLimit() {
  let timer: NodeJS.Timeout | undefined;
  const reached = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page took too long')), FILL_LIMIT_MS);
  });
  return { reached, stop: () => clearTimeout(timer) };
}
