import { fetchParts } from '../../lib/browser/fetch-parts.ts';
import { LoadFailed } from '../message-state.tsx';
import * as words from '../words/part-failed.ts';

const LIMIT_MS = 10_000;

/**
 * Use it for `optionalPart` if the person needs what the part shows. Older browsers never import a failed
 * module again, so a tap reloads the page. The tap first fetches the modules, because a reload without a
 * connection would lose the page.
 */
export const partFailed =
  (title = words.partFailed) =>
  (again: () => void) => (
    <LoadFailed
      title={title}
      again={() =>
        void Promise.all(fetchParts({ signal: AbortSignal.timeout(LIMIT_MS) })).then(
          () => location.reload(),
          again,
        )
      }
    />
  );
