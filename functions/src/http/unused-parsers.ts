/**
 * Express brings parsers of bodies along, and they half a megabyte of character sets, which every cold start would have
 * to compile. Bodies are read in `body.ts`; the build puts this in the place of the parsers.
 */
function unused(): never {
  throw new Error('Bodies are read by http/body.ts');
}

export { unused as json, unused as raw, unused as text, unused as urlencoded };
