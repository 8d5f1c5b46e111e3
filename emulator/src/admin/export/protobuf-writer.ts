const VARINT = 0;
const FIXED64 = 1;
const LENGTH_DELIMITED = 2;
const START_GROUP = 3;
const END_GROUP = 4;

const textEncoder = new TextEncoder();

/**
 * Protobuf wire writer. Hand-written because the export format uses groups, which the generated
 * writers at hand cannot express. Every method appends and returns the writer.
 */
export class ProtobufWriter {
  #buffer = new Uint8Array(256);
  #length = 0;

  int64(field: number, value: bigint): this {
    this.#tag(field, VARINT);
    this.#varint(BigInt.asUintN(64, value));
    return this;
  }

  /** Not negative. */
  uint32(field: number, value: number): this {
    this.#tag(field, VARINT);
    this.#shortVarint(value);
    return this;
  }

  boolean(field: number, value: boolean): this {
    return this.uint32(field, value ? 1 : 0);
  }

  double(field: number, value: number): this {
    this.#tag(field, FIXED64);
    this.#reserve(8);
    new DataView(this.#buffer.buffer).setFloat64(this.#length, value, true);
    this.#length += 8;
    return this;
  }

  string(field: number, value: string): this {
    return this.bytes(field, textEncoder.encode(value));
  }

  bytes(field: number, value: Uint8Array): this {
    this.#tag(field, LENGTH_DELIMITED);
    this.#shortVarint(value.length);
    this.#reserve(value.length);
    this.#buffer.set(value, this.#length);
    this.#length += value.length;
    return this;
  }

  message(field: number, write: (writer: ProtobufWriter) => void): this {
    const nested = new ProtobufWriter();
    write(nested);
    return this.bytes(field, nested.finish());
  }

  group(field: number, write: (writer: this) => void): this {
    this.#tag(field, START_GROUP);
    write(this);
    this.#tag(field, END_GROUP);
    return this;
  }

  finish(): Uint8Array {
    return this.#buffer.slice(0, this.#length);
  }

  #tag(field: number, wireType: number): void {
    this.#shortVarint(field * 8 + wireType);
  }

  /** Tags and lengths, which fit 32 bits; bigint arithmetic for each would dominate an export's time. */
  #shortVarint(value: number): void {
    this.#reserve(5);
    let rest = value;
    while (rest > 0x7f) {
      this.#buffer[this.#length++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.#buffer[this.#length++] = rest;
  }

  #varint(value: bigint): void {
    this.#reserve(10);
    let rest = value;
    while (rest > 0x7fn) {
      this.#buffer[this.#length++] = Number(rest & 0x7fn) | 0x80;
      rest >>= 7n;
    }
    this.#buffer[this.#length++] = Number(rest);
  }

  #reserve(extra: number): void {
    if (this.#length + extra <= this.#buffer.length) {
      return;
    }
    const grown = new Uint8Array(Math.max(this.#buffer.length * 2, this.#length + extra));
    grown.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = grown;
  }
}
