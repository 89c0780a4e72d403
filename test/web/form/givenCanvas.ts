import { vi } from 'vitest';

export const preparedPhoto = new Blob(['small'], { type: 'image/jpeg' });

const decode = async (): Promise<object> => ({ width: 3000, height: 4000, close: () => undefined });

/** jsdom decodes and draws nothing: every photo becomes `preparedPhoto`. Returns the widths that were drawn to be sent. */
export function givenCanvas(read: (file: Blob) => Promise<object> = decode): number[] {
  const widths: number[] = [];
  vi.stubGlobal('createImageBitmap', read);
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as CanvasRenderingContext2D);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function encode(
    this: HTMLCanvasElement,
    take,
  ) {
    widths.push(this.width);
    take(preparedPhoto);
  });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined }),
  );
  return widths;
}
