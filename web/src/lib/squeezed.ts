const QUALITIES = [0.85, 0.75, 0.65, 0.5, 0.35] as const;

function toBlob(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}

/** JPEG has no transparency: browsers make transparent parts black, and dark text on them unreadable. */
function fillBehind(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw images');
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

export async function squeezed(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob> {
  fillBehind(canvas);
  for (const quality of QUALITIES) {
    const blob = await toBlob(canvas, quality);
    if (blob !== null && blob.size <= maxBytes) return blob;
  }
  throw new Error('The image stays too large');
}
