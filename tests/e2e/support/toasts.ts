import type { BrowserContext, Page } from 'playwright-core';

type Listening = typeof globalThis & { toastsShown: string[] };

export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shown: string[] = [];
    const seen = new WeakSet<Element>();
    Object.assign(globalThis, { toastsShown: shown });
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('button.toast')) {
        if (!seen.has(toast)) shown.push(toast.textContent);
        seen.add(toast);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

export async function told(page: Page, message: string): Promise<void> {
  await page.waitForFunction(
    (text) => {
      const { toastsShown } = globalThis as Listening;
      const place = toastsShown.findIndex((each) => each.includes(text));
      if (place !== -1) toastsShown.splice(place, 1);
      return place !== -1;
    },
    message,
    { polling: 50 },
  );
}

export async function toasted(page: Page, message: string): Promise<void> {
  await told(page, `Listo: ${message}`);
  const toast = page.getByRole('button', { name: `Listo: ${message}` });
  await toast.evaluateAll((toasts) => {
    for (const each of toasts) (each as HTMLElement).click();
  });
  await toast.waitFor({ state: 'detached' });
}
