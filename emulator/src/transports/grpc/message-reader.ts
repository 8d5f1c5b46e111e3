import { isUtf8 } from 'node:buffer';
import protobuf from 'protobufjs/light.js';

/** Refuses what the library would repair in silence: text that ends after the message does, or is no UTF-8. */
export class MessageReader extends protobuf.BufferReader {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    super(bytes);
    this.#bytes = bytes;
  }

  override string(): string {
    const length = this.uint32();
    const start = this.pos;
    const end = start + length;
    if (end > this.len) throw new RangeError('Protocol message ended unexpectedly in the middle of a field.');
    this.pos = end;
    const text = this.#bytes.toString('utf8', start, end);
    if (text.includes('\ufffd') && !isUtf8(this.#bytes.subarray(start, end))) {
      throw new RangeError('Protocol message had invalid UTF-8.');
    }
    return text;
  }
}
