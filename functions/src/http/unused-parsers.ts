/** The build puts this in place of Express's parsers, which every cold start would compile: bodies are read in `body.ts`. */
function unused(): never {
  throw new Error('Bodies are read by http/body.ts, and queries are plain');
}

export { unused as json, unused as parse, unused as raw, unused as text, unused as urlencoded };
