export interface FaqQuestion {
  readonly slug: string;
  readonly question: string;
  readonly answer: readonly string[];
}
