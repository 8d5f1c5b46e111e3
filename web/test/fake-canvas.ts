import { vi } from 'vitest';

/** A canvas of jsdom cannot draw. This one gives a new JPEG file each time it is asked. */
export function fakeCanvas(): void {
  let drawn = 0;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    fillRect: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((made) =>
    made(new Blob([`jpeg ${(drawn += 1)}`], { type: 'image/jpeg' })),
  );
}
