import type { FieldPath, Micros } from '../../core/model.ts';
import { invalidArgument } from '../../core/status-error.ts';
import { parseFieldPath } from '../../core/values/field-path.ts';
import type { LongBits, MaskWire, TimestampWire } from './wire.ts';

const MICROS_PER_SECOND = 1_000_000n;
/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z, the range of a protobuf Timestamp. */
const MIN_SECONDS = -62_135_596_800n;
const MAX_SECONDS = 253_402_300_799n;

export function decodeLong(bits: LongBits | null | undefined): bigint {
  if (bits === null || bits === undefined) return 0n;
  return (BigInt(bits.high) << 32n) | BigInt(bits.low >>> 0);
}

export function encodeLong(value: bigint): LongBits {
  return {
    low: Number(BigInt.asIntN(32, value)),
    high: Number(BigInt.asIntN(32, value >> 32n)),
    unsigned: false,
  };
}

/** Nanoseconds are cut, not rounded, as the official emulator does. */
export function decodeTimestamp(wire: TimestampWire): Micros {
  const seconds = decodeLong(wire.seconds);
  const nanos = wire.nanos ?? 0;
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS || nanos < 0 || nanos > 999_999_999) {
    throw invalidArgument('Timestamp is out of range.');
  }
  return seconds * MICROS_PER_SECOND + BigInt(Math.floor(nanos / 1000));
}

export function decodeOptionalTimestamp(wire: TimestampWire | null | undefined): Micros | null {
  return wire === null || wire === undefined ? null : decodeTimestamp(wire);
}

export function encodeTimestamp(micros: Micros): TimestampWire {
  const remainder = ((micros % MICROS_PER_SECOND) + MICROS_PER_SECOND) % MICROS_PER_SECOND;
  return {
    seconds: encodeLong((micros - remainder) / MICROS_PER_SECOND),
    nanos: Number(remainder) * 1000,
  };
}

/** No mask at all differs from an empty one, which touches nothing. */
export function decodeMask(wire: MaskWire | null | undefined): readonly FieldPath[] | null {
  if (wire === null || wire === undefined) return null;
  return (wire.fieldPaths ?? []).map(parseFieldPath);
}
