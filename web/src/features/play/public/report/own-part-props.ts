/** The parts of a page that ask the API for the own unit have these. */
export interface OwnPartProps {
  readonly code: string;
  /** The unit, by what is no secret. */
  readonly owner: string;
  readonly timeZone: string;
}
