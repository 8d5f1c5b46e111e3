import type { CDPSession, Page } from 'playwright-core';

export interface Paused {
  readonly requestId: string;
  readonly request: { readonly url: string; readonly postData?: string };
  readonly resourceType: string;
  readonly responseStatusCode?: number;
  readonly responseHeaders?: readonly { readonly name: string; readonly value: string }[];
}

interface Pattern {
  /** `*` stands for any characters. */
  readonly urlPattern: string;
  readonly resourceType?: 'Document';
  readonly requestStage?: 'Response';
}

type GoOn = (session: CDPSession, paused: Paused) => Promise<unknown> | undefined;

/** The page may have left or closed while the request was paused. */
function ignoreCancelled(error: Error): void {
  if (!/Invalid InterceptionId|closed/.test(error.message)) throw error;
}

/**
 * Unlike `page.route`, this leaves the HTTP cache of the page on. So a page that is loaded again does not
 * fetch and compile the same scripts again. A request for which `goOn` returns no promise waits for ever.
 */
export async function pauseRequests(page: Page, patterns: readonly Pattern[], goOn: GoOn): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', (paused) => {
    goOn(session, paused)?.catch(ignoreCancelled);
  });
  await session.send('Fetch.enable', { patterns: [...patterns] });
}
