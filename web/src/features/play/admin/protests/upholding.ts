import type { decideProtest } from '@copa/domain/play/protest/endpoints';

/** A protest that a correction upholds. It brings its call along: screens without protests do not download it. */
export interface Upholding {
  readonly endpoint: typeof decideProtest;
  readonly match: string;
  /** The unit that protests. */
  readonly unit: string;
  readonly against: string | null;
  /** Says who reads the reason. */
  readonly hint: string;
  readonly done: string;
}
