const VARINT = 0;
const FIXED64 = 1;
const LENGTH_DELIMITED = 2;
const START_GROUP = 3;
const END_GROUP = 4;

/** The bytes of the longest length prefix; lengths fit 32 bits. */
const MAX_PREFIX_BYTES = 5;
const MAX_VARINT_BYTES = 10;

/**
 * Protobuf wire writer. Hand-written because the export format uses groups, which the generated
 * writers at hand cannot express. Every method appends and returns the writer. An export has millions
 * of fields: all of them go into one buffer, and numbers stay out of bigint where they can.
 */
export class ProtobufWriter {
  #buffer = Buffer.allocUnsafe(512);
  #length = 0;

  int64(field: number, value: bigint): this {
    this.#tag(field, VARINT);
    this.#reserve(MAX_VARINT_BYTES);
    let low = Number(BigInt.asUintN(32, value));
    let high = Number(BigInt.asUintN(32, value >> 32n));
    while (high > 0 || low > 0x7f) {
      this.#buffer[this.#length++] = (low & 0x7f) | 0x80;
      low = ((low >>> 7) | (high << 25)) >>> 0;
      high >>>= 7;
    }
    this.#buffer[this.#length++] = low;
    return this;
  }

  /** Not negative. */
  uint32(field: number, value: number): this {
    this.#tag(field, VARINT);
    this.#varint(value);
    return this;
  }

  boolean(field: number, value: boolean): this {
    return this.uint32(field, value ? 1 : 0);
  }

  double(field: number, value: number): this {
    this.#tag(field, FIXED64);
    this.#reserve(8);
    this.#length = this.#buffer.writeDoubleLE(value, this.#length);
    return this;
  }

  string(field: number, value: string): this {
    return this.#prefixed(field, () => {
      this.#reserve(value.length * 3);
      this.#length += this.#buffer.write(value, this.#length, 'utf8');
    });
  }

  bytes(field: number, value: Uint8Array): this {
    this.#tag(field, LENGTH_DELIMITED);
    this.#varint(value.length);
    this.#reserve(value.length);
    this.#buffer.set(value, this.#length);
    this.#length += value.length;
    return this;
  }

  message(field: number, write: (writer: this) => void): this {
    return this.#prefixed(field, () => write(this));
  }

  group(field: number, write: (writer: this) => void): this {
    this.#tag(field, START_GROUP);
    write(this);
    this.#tag(field, END_GROUP);
    return this;
  }

  finish(): Uint8Array {
    return Uint8Array.from(this.#buffer.subarray(0, this.#length));
  }

  /** Writes the contents after the room for the longest prefix, then closes up to the actual one. */
  #prefixed(field: number, write: () => void): this {
    this.#tag(field, LENGTH_DELIMITED);
    this.#reserve(MAX_PREFIX_BYTES);
    const start = this.#length;
    const contents = start + MAX_PREFIX_BYTES;
    this.#length = contents;
    write();
    const end = this.#length;
    this.#length = start;
    this.#varint(end - contents);
    this.#buffer.copyWithin(this.#length, contents, end);
    this.#length += end - contents;
    return this;
  }

  #tag(field: number, wireType: number): void {
    this.#varint(field * 8 + wireType);
  }

  #varint(value: number): void {
    this.#reserve(MAX_PREFIX_BYTES);
    let rest = value;
    while (rest > 0x7f) {
      this.#buffer[this.#length++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.#buffer[this.#length++] = rest;
  }

  #reserve(extra: number): void {
    if (this.#length + extra <= this.#buffer.length) {
      return;
    }
    const grown = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, this.#length + extra));
    this.#buffer.copy(grown, 0, 0, this.#length);
    this.#buffer = grown;
  }
}
