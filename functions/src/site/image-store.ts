import { InstantSchema } from '@copa/domain/time/instant';
import * as z from 'zod/mini';
import { collection } from '../store/collection.ts';

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

export const StoredImageSchema = z.object({
  id: z.string(),
  type: z.enum(IMAGE_TYPES),
  width: z.int(),
  height: z.int(),
  bytes: z.custom<Buffer>((value) => value instanceof Uint8Array),
  createdAt: InstantSchema,
  createdBy: z.string(),
  ofPodium: z._default(z.boolean(), false),
});

export type StoredImage = z.output<typeof StoredImageSchema>;

export const IMAGES = collection('images', StoredImageSchema);

export const LAST_UPLOAD = 'last';
export const IMAGE_UPLOADS = collection('imageUploads', z.object({ id: z.string(), imageId: z.string() }));
