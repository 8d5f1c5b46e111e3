import type { decideProtest } from '@copa/domain/play/protest/endpoints';

/** A protest that a correction upholds. It brings its call along: screens without protests do not download it. */
export interface Upholding {
  readonly endpoint: typeof decideProtest;
  readonly match: string;
  readonly unit: string;
  readonly against: string | null;
  readonly hint: string;
  readonly done: string;
}
