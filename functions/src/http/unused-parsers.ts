/** The build replaces Express's parsers with this file, because every cold start would load the parsers. */
function unused(): never {
  throw new Error('Bodies are read by http/body.ts, and queries are plain');
}

export { unused as json, unused as parse, unused as raw, unused as text, unused as urlencoded };
