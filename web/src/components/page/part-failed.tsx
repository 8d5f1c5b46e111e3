import { LoadFailed } from '../message-state.tsx';
import * as words from '../words/part-failed.ts';

const parts = () =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload], [rel=preload][as=script]'));

const LIMIT_MS = 10_000;

/**
 * For `optionalPart`, where a missing part would hide something that the person needs. Older browsers never
 * import a failed module again, so a tap reloads the page. Before that it fetches the modules, because Safari
 * keeps a failed preload, and because a reload without a connection would lose the page.
 */
export const partFailed =
  (title = words.partFailed) =>
  (again: () => void) => (
    <LoadFailed
      title={title}
      again={() =>
        void Promise.all(
          parts().map(({ href }) => fetch(href, { signal: AbortSignal.timeout(LIMIT_MS) })),
        ).then(() => location.reload(), again)
      }
    />
  );
