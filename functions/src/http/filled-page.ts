import type { Request, Response } from 'express';
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
  readonly key: string;
  readonly parameters: PageParameters;
  readonly fill: (template: string) => Promise<HtmlPage>;
}

export function pageServer(
  { clock, config, pageTemplate }: Outside,
  limits: RateLimits,
  { page, most, unfilled }: { page: FilledPage; most: number; unfilled: (template: string) => string },
) {
  const keptMs = config.inEmulators ? 0 : PAGE_KEPT_MS;
  const kept = createKeptReads<HtmlPage>(clock, { keptMs, most });
  return (request: Request, response: Response, { key, parameters, fill }: Asked): Promise<void> => {
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
    return servePage(request, response, parameters, { limits, pageOf });
  };
}

function startLimit() {
  let timer: NodeJS.Timeout | undefined;
  const reached = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page took too long')), FILL_LIMIT_MS);
  });
  return { reached, stop: () => clearTimeout(timer) };
}
