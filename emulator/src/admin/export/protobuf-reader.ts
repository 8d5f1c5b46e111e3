/** Thrown for bytes that are no well-formed protobuf message. */
export class ProtobufError extends Error {
  override readonly name = 'ProtobufError';
}

/** Deeper nesting than any valid export has; refused before it can exhaust the stack. */
const MAX_GROUP_DEPTH = 100;

export type ProtobufField = { readonly field: number } & (
  | { readonly kind: 'varint'; readonly value: bigint }
  | { readonly kind: 'fixed64' | 'fixed32' | 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'group'; readonly value: readonly ProtobufField[] }
);

/** Reads a whole message into its fields, in order, groups included. */
export function readProtobuf(bytes: Uint8Array): ProtobufField[] {
  const cursor = new Cursor(bytes);
  return readFields(cursor, null, 0);
}

export function int64Of(field: ProtobufField): bigint {
  if (field.kind !== 'varint') {
    throw new ProtobufError(`field ${field.field} is not a varint`);
  }
  return BigInt.asIntN(64, field.value);
}

export function doubleOf(field: ProtobufField): number {
  if (field.kind !== 'fixed64') {
    throw new ProtobufError(`field ${field.field} is not a double`);
  }
  return new DataView(field.value.buffer, field.value.byteOffset, 8).getFloat64(0, true);
}

export function bytesOf(field: ProtobufField): Uint8Array {
  if (field.kind !== 'bytes') {
    throw new ProtobufError(`field ${field.field} is not length-delimited`);
  }
  return field.value;
}

const textDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function stringOf(field: ProtobufField): string {
  try {
    return textDecoder.decode(bytesOf(field));
  } catch (error) {
    throw new ProtobufError(`field ${field.field} is not UTF-8`, { cause: error });
  }
}

export function messageOf(field: ProtobufField): readonly ProtobufField[] {
  return readProtobuf(bytesOf(field));
}

export function groupOf(field: ProtobufField): readonly ProtobufField[] {
  if (field.kind !== 'group') {
    throw new ProtobufError(`field ${field.field} is not a group`);
  }
  return field.value;
}

/** The last field of that number wins, as protobuf says for singular fields. */
export function lastField(fields: readonly ProtobufField[], number: number): ProtobufField | undefined {
  return fields.findLast((field) => field.field === number);
}

function readFields(cursor: Cursor, openGroup: number | null, depth: number): ProtobufField[] {
  if (depth > MAX_GROUP_DEPTH) {
    throw new ProtobufError('groups are nested too deeply');
  }
  const fields: ProtobufField[] = [];
  while (!cursor.atEnd()) {
    const tag = cursor.uint32();
    const field = tag >>> 3;
    if (field === 0) {
      throw new ProtobufError('invalid field number 0');
    }
    switch (tag & 7) {
      case 0:
        fields.push({ field, kind: 'varint', value: cursor.varint() });
        break;
      case 1:
        fields.push({ field, kind: 'fixed64', value: cursor.take(8) });
        break;
      case 2:
        fields.push({ field, kind: 'bytes', value: cursor.take(cursor.uint32()) });
        break;
      case 3:
        fields.push({ field, kind: 'group', value: readFields(cursor, field, depth + 1) });
        break;
      case 4:
        if (field !== openGroup) {
          throw new ProtobufError(`group ${field} ends but was not open`);
        }
        return fields;
      case 5:
        fields.push({ field, kind: 'fixed32', value: cursor.take(4) });
        break;
      default:
        throw new ProtobufError(`invalid wire type in field ${field}`);
    }
  }
  if (openGroup !== null) {
    throw new ProtobufError(`group ${openGroup} does not end`);
  }
  return fields;
}

class Cursor {
  #position = 0;

  constructor(private readonly bytes: Uint8Array) {}

  atEnd(): boolean {
    return this.#position >= this.bytes.length;
  }

  varint(): bigint {
    const first = this.bytes[this.#position];
    if (first !== undefined && first < 0x80) {
      this.#position++;
      return BigInt(first);
    }
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.#next();
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) {
        return BigInt.asUintN(64, value);
      }
    }
    throw new ProtobufError('a varint is too long');
  }

  /** Tags and lengths: without bigint, because every field has them. */
  uint32(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.#next();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) {
        if (value > 0xffffffff) break;
        return value;
      }
    }
    throw new ProtobufError('a tag or length is too long');
  }

  #next(): number {
    const byte = this.bytes[this.#position++];
    if (byte === undefined) {
      throw new ProtobufError('a varint is cut short');
    }
    return byte;
  }

  take(size: number): Uint8Array {
    const end = this.#position + size;
    if (end > this.bytes.length) {
      throw new ProtobufError('a field is cut short');
    }
    const taken = this.bytes.subarray(this.#position, end);
    this.#position = end;
    return taken;
  }
}
