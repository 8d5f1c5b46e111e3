import { LoadFailed } from '../message-state.tsx';
import * as words from '../words/part-failed.ts';

/** For `optionalPart`, where a missing part would hide something that the person needs. */
export const partFailed =
  (title = words.partFailed) =>
  (again: () => void) => <LoadFailed title={title} again={again} />;
