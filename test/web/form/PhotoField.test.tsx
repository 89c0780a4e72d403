// @vitest-environment jsdom

import { PhotoField } from '@bloomkin/web/components/photo/PhotoField.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenDialogs } from '../account/dialogs.ts';

const format = { ratio: 4 / 5, width: 1200 };
const photo = new File(['photo'], 'roses.jpg', { type: 'image/jpeg' });
const small = new Blob(['small'], { type: 'image/jpeg' });

/** jsdom decodes and draws nothing. */
function givenCanvas(decode: () => Promise<object>): void {
  vi.stubGlobal('createImageBitmap', decode);
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as CanvasRenderingContext2D);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(small));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined }),
  );
}

const decoded = async () => ({ width: 3000, height: 4000, close: () => undefined });

beforeEach(givenDialogs);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const drop = (files: readonly File[]) =>
  fireEvent.drop(screen.getByRole('group', { name: 'Logo' }), { dataTransfer: { files } });

describe('a photo field', () => {
  it('sends a dropped photo made smaller', async () => {
    givenCanvas(decoded);
    const send = vi.fn(async () => undefined);
    render(<PhotoField label="Logo" value={null} format={format} onSend={send} />);
    drop([new File(['text'], 'notes.txt', { type: 'text/plain' }), photo]);
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith(small, expect.any(Function)));
  });

  it('keeps a photo that failed, says why and sends it again', async () => {
    givenCanvas(decoded);
    const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('No connection'));
    render(<PhotoField label="Logo" value={null} format={format} onSend={send} />);
    drop([photo]);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  it('refuses what is no photo without offering to try again', async () => {
    givenCanvas(() => Promise.reject(new TypeError('not an image')));
    render(<PhotoField label="Logo" value={null} format={format} onSend={async () => undefined} />);
    drop([photo]);
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot read that photo');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
