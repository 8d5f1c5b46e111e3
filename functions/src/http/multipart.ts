import { AppError } from '@copa/domain/errors';
import { IMAGE_MAX_BYTES } from '@copa/domain/limits';
import type { Busboy } from '@fastify/busboy';
import type { Request } from 'express';
import type { UploadedFile } from '../call.ts';
import { refusal } from '../refusals.ts';
import { readBytes } from './body.ts';
import { bodyHeadersOf } from './platform-body.ts';
import * as words from './words.ts';

const ENVELOPE_BYTES = 4 * 1024;

export async function readUpload(request: Request): Promise<UploadedFile> {
  const { contentType } = bodyHeadersOf(request);
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    throw refusal('unsupported-media-type');
  }
  const bytes = await readBytes(request, IMAGE_MAX_BYTES + ENVELOPE_BYTES);
  const files = await parseForm(await formParser(), contentType, bytes);
  const [file] = files;
  if (file === undefined || files.length > 1) throw invalid(words.noImage);
  return file;
}

async function formParser(): Promise<typeof Busboy> {
  return (await import('@fastify/busboy')).default;
}

function parseForm(
  Parser: typeof Busboy,
  contentType: string,
  bytes: Buffer,
): Promise<readonly UploadedFile[]> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(invalid(words.unreadableForm, cause));
    const parser = createParser(Parser, contentType, fail);
    if (parser === null) return;
    const files: UploadedFile[] = [];
    parser.on('file', (name, stream) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => reject(refusal('payload-too-large')));
      stream.on('error', fail);
      stream.on('end', () => {
        if (name === 'image') files.push({ bytes: Buffer.concat(chunks) });
      });
    });
    parser.on('error', fail);
    parser.on('finish', () => resolve(files));
    parser.end(bytes);
  });
}

function createParser(Parser: typeof Busboy, contentType: string, fail: (cause: unknown) => void) {
  try {
    return new Parser({
      headers: { 'content-type': contentType },
      limits: { files: 2, fields: 0, parts: 2, fileSize: IMAGE_MAX_BYTES },
    });
  } catch (error) {
    fail(error);
    return null;
  }
}

function invalid(message: string, cause?: unknown): AppError {
  return new AppError('bad-request', message, { cause });
}
