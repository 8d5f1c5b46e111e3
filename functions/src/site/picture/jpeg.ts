import { exifOf, orientationOf } from './orientation.ts';

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const EXIF = 'Exif\0\0';
const ADOBE = 'Adobe';
const ADOBE_BYTES = 12;
const SCAN = 0xda;
/**
 * A picture that loads step by step has about ten scans. Eleven thousand fit into the largest file, and a browser
 * works for seconds to show them.
 */
const SCANS_MAX = 100;

/** True for the markers of frames, tables, scans, line counts and restart intervals. */
function isOfPicture(marker: number): boolean {
  return (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= 0xda && marker <= 0xdd);
}

export function bareJpeg(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  let exif: Buffer | null = null;
  let scans = 0;
  let at = START.length;
  while (at + END.length <= bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    if (bytes[at] !== 0xff) return null;
    if (marker === 0xd9) {
      return scans > 0 ? Buffer.concat([START, ...segmentOf(exif), ...kept, END]) : null;
    }
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0;
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return null;
    const content = bytes.subarray(at + 4, next);
    const end = marker === SCAN ? endOfScan(bytes, next) : next;
    if (marker === SCAN) scans += 1;
    if (scans > SCANS_MAX) return null;
    if (isOfPicture(marker)) kept.push(bytes.subarray(at, end));
    else if (isColours(marker, content)) kept.push(segment(marker, content.subarray(0, ADOBE_BYTES)));
    else if (isExif(marker, content)) exif ??= exifOf(orientationOf(content.subarray(EXIF.length)));
    at = end;
  }
  return null;
}

function isExif(marker: number, content: Buffer): boolean {
  return marker === 0xe1 && content.toString('latin1', 0, EXIF.length) === EXIF;
}

/** Without Adobe's marker, viewers may decode Adobe's colour formats wrongly. */
function isColours(marker: number, content: Buffer): boolean {
  return (
    marker === 0xee && content.length >= ADOBE_BYTES && content.toString('latin1', 0, ADOBE.length) === ADOBE
  );
}

function segmentOf(exif: Buffer | null): readonly Buffer[] {
  return exif === null ? [] : [segment(0xe1, Buffer.concat([Buffer.from(EXIF, 'latin1'), exif]))];
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A scan ends at the first marker other than a restart. 0xff before 0 is picture data and no marker. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}
