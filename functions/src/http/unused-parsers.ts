/**
 * Express brings parsers of bodies along, and they half a megabyte of character sets, and one of queries that names
 * lists and objects; every cold start would have to compile them. Bodies are read in `body.ts`, and queries are plain
 * ones. The build puts this in the place of the parsers.
 */
function unused(): never {
  throw new Error('Bodies are read by http/body.ts, and queries are plain');
}

export { unused as json, unused as parse, unused as raw, unused as text, unused as urlencoded };
