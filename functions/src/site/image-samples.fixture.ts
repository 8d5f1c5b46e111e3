export function pngOf(width: number, height: number, size = 0): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const others = signature.length + 3 * 12 + header.length;
  const pixels = Buffer.alloc(Math.max(1, size - others));
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, content: Buffer): Buffer {
  const bytes = Buffer.alloc(content.length + 12);
  bytes.writeUInt32BE(content.length);
  bytes.write(name, 4, 'latin1');
  content.copy(bytes, 8);
  return bytes;
}

export function jpegOf(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const tables = Buffer.from([0xff, 0xdb, 0, 4, 1, 2]);
  const scan = Buffer.from([0xff, 0xda, 0, 3, 0, 7, 0xff, 0, 0xff, 0xd0, 7]);
  const [start, end] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
  return Buffer.concat([start, tables, frame, scan, end]);
}

export function webpOf(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Buffer {
  const content = Buffer.alloc(10);
  if (kind === 'VP8 ') {
    content.writeUIntBE(0x9d012a, 3, 3);
    content.writeUInt16LE(width, 6);
    content.writeUInt16LE(height, 8);
  } else if (kind === 'VP8L') {
    content.writeUInt8(0x2f);
    content.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  } else {
    content.writeUIntLE(width - 1, 4, 3);
    content.writeUIntLE(height - 1, 7, 3);
  }
  const pixels = kind === 'VP8X' ? webpChunk('VP8L', Buffer.alloc(6)) : Buffer.alloc(0);
  return webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), webpChunk(kind, content), pixels]));
}

export function webpChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
