import { AppError } from '@copa/domain/errors';
import { IMAGE_MAX_BYTES } from '@copa/domain/limits';
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
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': contentType } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('bad-request', words.unreadableForm, { cause });
    });
  const [file, ...others] = form.getAll('image');
  if (file === undefined || typeof file === 'string' || others.length > 0) {
    throw refusal('bad-request', words.noImage);
  }
  if (file.size > IMAGE_MAX_BYTES) throw refusal('payload-too-large');
  return { bytes: Buffer.from(await file.arrayBuffer()) };
}
