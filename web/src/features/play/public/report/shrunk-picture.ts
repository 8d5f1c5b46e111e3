import { REPORT_PICTURE_BYTES } from '@copa/domain/limits';
import { squeezed } from '../../../../lib/squeezed.ts';

/** Figures of a result screen are read at this width. */
const LONGEST = 1280;

/** A screenshot as it is sent: small enough for a bad network. Throws for what the phone cannot show. */
export async function shrunkPicture(file: Blob): Promise<string> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    image.src = url;
    await image.decode();
    const scale = Math.min(1, LONGEST / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser cannot draw images');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await addressOf(await squeezed(canvas, REPORT_PICTURE_BYTES));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Converts to text, which the phone keeps and an image shows. */
function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('The picture cannot be kept', { cause: reader.error }));
    reader.readAsDataURL(blob);
  });
}

export function blobOf(address: string): Blob {
  const [head = '', data = ''] = address.split(',');
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: head.replace(/^data:|;base64$/g, '') });
}
