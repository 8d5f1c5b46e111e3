import protobuf from 'protobufjs/light.js';
import type { MessageType } from '../messages/descriptor.ts';

const VARINT = 0;
const FIXED64 = 1;
const LENGTH = 2;
const GROUP = 3;
const END_GROUP = 4;
const FIXED32 = 5;
const MAX_VARINT_BYTES = 10;
/** Field number one; three bits are the wire type. */
const MIN_TAG = 1 << 3;
const MAX_TAG = 2 ** 32 - 1;
const MAX_DEPTH = 100;

interface FieldShape {
  readonly wireType: number;
  /** Repeated numbers may come one by one or packed. */
  readonly packable: boolean;
  readonly message: Shape | null;
}

/** Fields by number; Firestore's numbers are all small. */
type Shape = readonly (FieldShape | undefined)[];

const shapes = new Map<MessageType, Shape>();

function shapeOf(type: MessageType): Shape {
  const known = shapes.get(type);
  if (known !== undefined) return known;
  const shape: (FieldShape | undefined)[] = [];
  // Known before it is filled, because messages contain themselves.
  shapes.set(type, shape);
  for (const field of type.fieldsArray) {
    const value = fieldShape(field.resolve());
    if (field instanceof protobuf.MapField) {
      shape[field.id] = { wireType: LENGTH, packable: false, message: entryShape(field, value) };
    } else {
      shape[field.id] = { ...value, packable: field.repeated && value.wireType !== LENGTH };
    }
  }
  return shape;
}

function fieldShape({ resolvedType, type }: protobuf.Field): FieldShape {
  if (resolvedType instanceof protobuf.Type) {
    return { wireType: LENGTH, packable: false, message: shapeOf(resolvedType) };
  }
  const wireType = resolvedType === null ? wireTypeOf(type) : VARINT;
  return { wireType, packable: false, message: null };
}

function wireTypeOf(scalar: string): number {
  const wireTypes: Readonly<Record<string, number>> = protobuf.types.basic;
  return wireTypes[scalar] ?? LENGTH;
}

function entryShape({ keyType }: protobuf.MapField, value: FieldShape): Shape {
  const key: FieldShape = { wireType: wireTypeOf(keyType), packable: false, message: null };
  return [undefined, key, value];
}

/**
 * Refuses what protobufjs takes without a word: a field of number zero, which no message can have, and a known
 * field in another encoding than its own, whose bytes it would read as something else. (Google's libraries
 * treat the latter as an unknown field.)
 */
export function requireWellFormed(bytes: Uint8Array, type: MessageType): void {
  new Walk(bytes).fields(shapeOf(type), bytes.length, 0);
}

class Walk {
  #position = 0;

  constructor(private readonly bytes: Uint8Array) {}

  fields(shape: Shape | null, end: number, depth: number): void {
    if (depth > MAX_DEPTH) throw new RangeError('Protocol message is nested too deeply.');
    while (this.#position < end) {
      const tag = this.#tag();
      const number = tag >>> 3;
      const wireType = tag & 7;
      const field = shape?.[number];
      if (field === undefined) this.#skip(number, wireType, depth);
      else if (wireType === LENGTH && field.message !== null) {
        this.fields(field.message, this.#endOfLength(), depth + 1);
      } else if (wireType === field.wireType || (field.packable && wireType === LENGTH)) {
        this.#skip(number, wireType, depth);
      } else throw new RangeError(`Protocol message field ${number} has wire type ${wireType}.`);
    }
    if (this.#position !== end) throw new RangeError('Protocol message field goes beyond its message.');
  }

  #tag(): number {
    const tag = this.#varint();
    if (tag < MIN_TAG || tag > MAX_TAG) {
      throw new RangeError(`Protocol message contained an invalid tag (${tag}).`);
    }
    return tag;
  }

  #skip(number: number, wireType: number, depth: number): void {
    if (wireType === VARINT) this.#varint();
    else if (wireType === FIXED64) this.#advance(8);
    else if (wireType === FIXED32) this.#advance(4);
    else if (wireType === LENGTH) this.#position = this.#endOfLength();
    else if (wireType === GROUP) this.#group(number, depth + 1);
    else throw new RangeError(`Protocol message tag had invalid wire type ${wireType}.`);
  }

  #group(group: number, depth: number): void {
    if (depth > MAX_DEPTH) throw new RangeError('Protocol message is nested too deeply.');
    for (;;) {
      const tag = this.#tag();
      if ((tag & 7) !== END_GROUP) this.#skip(tag >>> 3, tag & 7, depth);
      else if (tag >>> 3 === group) return;
      else throw new RangeError('Protocol message end-group tag did not match expected tag.');
    }
  }

  /** The low bits are exact as far as numbers of this program go; longer ones matter only in length. */
  #varint(): number {
    const first = this.bytes[this.#position];
    if (first !== undefined && first < 0x80) {
      this.#position++;
      return first;
    }
    let value = 0;
    for (let index = 0; index < MAX_VARINT_BYTES; index++) {
      const byte = this.bytes[this.#position];
      if (byte === undefined) throw new RangeError('Protocol message ended in the middle of a field.');
      this.#position++;
      value += (byte & 0x7f) * 2 ** (7 * index);
      if (byte < 0x80) return value;
    }
    throw new RangeError('Protocol message contained a malformed varint.');
  }

  #endOfLength(): number {
    const length = this.#varint();
    return this.#position + this.#require(length);
  }

  #advance(length: number): void {
    this.#position += this.#require(length);
  }

  #require(length: number): number {
    if (length > this.bytes.length - this.#position) {
      throw new RangeError('Protocol message ended in the middle of a field.');
    }
    return length;
  }
}
