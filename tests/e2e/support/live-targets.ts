import type { Page } from 'playwright-core';

interface Told {
  readonly addTarget?: { readonly targetId: number };
  readonly removeTarget?: number;
}

/** The listeners that a page has told the database to open and has not told it to close. */
export function liveTargets(page: Page): ReadonlySet<number> {
  const open = new Set<number>();
  page.on('request', (request) => {
    if (!/\/Listen\/channel\?/.test(request.url())) return;
    const form = new URLSearchParams(request.postData() ?? '');
    // A new stream begins without listeners.
    if (!request.url().includes('SID=')) open.clear();
    for (const [name, value] of form) {
      if (!name.endsWith('___data__')) continue;
      const { addTarget, removeTarget } = JSON.parse(value) as Told;
      if (addTarget !== undefined) open.add(addTarget.targetId);
      if (removeTarget !== undefined) open.delete(removeTarget);
    }
  });
  return open;
}
