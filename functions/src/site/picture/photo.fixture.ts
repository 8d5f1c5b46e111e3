import { crc32 } from 'node:zlib';
import { webpChunk } from '../image-samples.fixture.ts';
import type { ImageType } from '../image-store.ts';

const PHOTOS: Readonly<Record<ImageType, string>> = {
  'image/jpeg':
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAA' +
    'AABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAA' +
    'ABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAA' +
    'AAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAA' +
    'AAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAA' +
    'AABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDAFA3PEY8' +
    'MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuC' +
    'guv/////////////////////////////////////////////////////////////////////////wAARCAACAAMDASIAAhEB' +
    'AxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgT/' +
    'xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCYAKX/2Q==',
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR4AWK6q6T0H4aZGJAAAAAA//8UYiMZAAAABklEQVQD' +
    'AHwfBmXrc6JWAAAAAElFTkSuQmCC',
  'image/webp':
    'UklGRhQCAABXRUJQVlA4WAoAAAAgAAAAAgAAAQAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAA' +
    'AABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAA' +
    'ABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAA' +
    'AAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAA' +
    'AAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAA' +
    'AABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggJgAAAHAB' +
    'AJ0BKgMAAgAHQJYloAJ0AUAAAP7fgB7lorAv87fJ352yMAAA',
};

export const photoOf = (type: ImageType): Buffer => Buffer.from(PHOTOS[type], 'base64');

const DEVICE = 'Telefono de Ana';
const LATITUDE = Buffer.from([
  19, 0, 0, 0, 1, 0, 0, 0, 25, 0, 0, 0, 1, 0, 0, 0, 0x23, 0xdf, 0, 0, 0xe8, 3, 0, 0,
]);
const XMP = '<x:xmpmeta exif:GPSLatitude="19,25.952N"/>';
const COMMENT = 'en casa de Ana';
const BEHIND = 'a film that begins behind the picture';

export const SECRETS: readonly Buffer[] = [
  LATITUDE,
  ...[DEVICE, XMP, COMMENT, BEHIND, 'mntrRGB'].map((text) => Buffer.from(text)),
];

export function exifWithPlace(orientation: number): Buffer {
  const device = Buffer.from(`${DEVICE}\0`);
  const places = 8 + 2 + 3 * 12 + 4;
  const texts = places + 2 + 2 * 12 + 4;
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  return Buffer.concat([
    Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0, 3, 0]),
    entry(0x010f, 2, device.length, texts),
    entry(0x0112, 3, 1, orientation),
    entry(0x8825, 4, 1, places),
    Buffer.alloc(4),
    Buffer.from([2, 0]),
    entry(1, 2, 2, 'N'.charCodeAt(0)),
    entry(2, 5, 3, texts + device.length),
    Buffer.alloc(4),
    device,
    LATITUDE,
  ]);
}

export function photoWithPlace(type: ImageType, orientation = 1): Buffer {
  return WITH_PLACE[type](photoOf(type), exifWithPlace(orientation));
}

const WITH_PLACE: Readonly<Record<ImageType, (photo: Buffer, exif: Buffer) => Buffer>> = {
  'image/jpeg': (photo, exif) =>
    Buffer.concat([
      photo.subarray(0, 2),
      segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif])),
      segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${XMP}`)),
      segment(0xfe, Buffer.from(COMMENT)),
      photo.subarray(2),
      Buffer.from(BEHIND),
    ]),
  'image/png': (photo, exif) =>
    Buffer.concat([
      photo.subarray(0, 33),
      chunk('eXIf', exif),
      chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${XMP}`)),
      chunk('tEXt', Buffer.from(`Comment\0${COMMENT}`)),
      chunk('iCCP', Buffer.from('mntrRGB')),
      photo.subarray(33),
      Buffer.from(BEHIND),
    ]),
  'image/webp': (photo, exif) => {
    const chunks = Buffer.concat([
      photo.subarray(8),
      webpChunk('EXIF', exif),
      webpChunk('XMP ', Buffer.from(XMP)),
      webpChunk('NOTE', Buffer.from(COMMENT)),
    ]);
    chunks.writeUInt8(chunks.readUInt8(12) | 0x0c, 12);
    return Buffer.concat([webpChunk('RIFF', chunks), Buffer.from(BEHIND)]);
  },
};

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(content.length);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
}
