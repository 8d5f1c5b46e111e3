import { int, string } from '../evaluation/values.ts';
import { overload, table } from './overload.ts';

/** https://firebase.google.com/docs/reference/rules/rules.Bytes */
export const BYTES_METHODS = table({
  size: overload([['bytes']], ([data]) => int(data.value.length)),
  // The URL-safe alphabet, yet padded.
  toBase64: overload([['bytes']], ([data]) =>
    string(Buffer.from(data.value).toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
  ),
  toHexString: overload([['bytes']], ([data]) =>
    string(Buffer.from(data.value).toString('hex').toUpperCase()),
  ),
});
