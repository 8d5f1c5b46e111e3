const QUALITIES = [0.85, 0.75, 0.65, 0.5, 0.35] as const;

function toBlob(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}

export async function squeezed(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob> {
  for (const quality of QUALITIES) {
    const blob = await toBlob(canvas, quality);
    if (blob !== null && blob.size <= maxBytes) return blob;
  }
  throw new Error('The image stays too large');
}
