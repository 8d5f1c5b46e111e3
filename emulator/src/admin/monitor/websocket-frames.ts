import { createHash } from 'node:crypto';

/** The part of RFC 6455 that a server needs which only sends: text frames out, control frames in. */
const HANDSHAKE_GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const FIN = 0x80;
const MASKED = 0x80;

export const Opcode = { text: 0x1, close: 0x8, ping: 0x9, pong: 0xa } as const;

export interface IncomingFrame {
  readonly opcode: number;
  readonly payload: Buffer;
}

export function acceptKey(key: string): string {
  return createHash('sha1').update(`${key}${HANDSHAKE_GUID}`).digest('base64');
}

export function encodeFrame(opcode: number, payload: Uint8Array): Buffer {
  let header: Buffer;
  if (payload.length < 126) {
    header = Buffer.of(FIN | opcode, payload.length);
  } else if (payload.length < 65_536) {
    header = Buffer.alloc(4);
    header.writeUInt8(126, 1);
    header.writeUInt16BE(payload.length, 2);
  } else {
    header = Buffer.alloc(10);
    header.writeUInt8(127, 1);
    header.writeBigUInt64BE(BigInt(payload.length), 2);
  }
  header.writeUInt8(FIN | opcode, 0);
  return Buffer.concat([header, payload]);
}

/** A client has nothing to say beyond control frames and the odd word. */
const MAX_INCOMING = 64 * 1024;

/** Collects bytes and gives whole frames; null when the peer breaks the protocol. */
export function createFrameReader(): (chunk: Buffer) => IncomingFrame[] | null {
  let pending = Buffer.alloc(0);
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    const frames: IncomingFrame[] = [];
    for (;;) {
      const frame = readFrame(pending);
      if (frame === 'incomplete') return frames;
      if (frame === 'invalid') return null;
      frames.push(frame);
      pending = pending.subarray(frame.size);
    }
  };
}

function readFrame(bytes: Buffer): (IncomingFrame & { size: number }) | 'incomplete' | 'invalid' {
  const [first, second] = bytes;
  if (first === undefined || second === undefined) return 'incomplete';
  if ((second & MASKED) === 0) return 'invalid';
  let length = second & 0x7f;
  let offset = 2;
  if (length === 126) {
    if (bytes.length < 4) return 'incomplete';
    length = bytes.readUInt16BE(2);
    offset = 4;
  } else if (length === 127) {
    return 'invalid';
  }
  if (length > MAX_INCOMING) return 'invalid';
  const size = offset + 4 + length;
  if (bytes.length < size) return 'incomplete';
  const mask = bytes.subarray(offset, offset + 4);
  const payload = Buffer.from(bytes.subarray(offset + 4, size));
  for (let index = 0; index < payload.length; index++) {
    payload[index] = (payload[index] ?? 0) ^ (mask[index % 4] ?? 0);
  }
  return { opcode: first & 0x0f, payload, size };
}
