// @vitest-environment window

import { PhotoField } from '@bloomkin/web/components/photo/PhotoField.tsx';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenDialogs } from '#web/account/dialogs.ts';
import { givenCanvas, preparedPhoto } from './givenCanvas.ts';

const format = { ratio: 4 / 5, width: 1200 };
const photo = new File(['photo'], 'roses.jpg', { type: 'image/jpeg' });

beforeEach(givenDialogs);
afterEach(() => {
  vi.restoreAllMocks();
});

const drop = (files: readonly File[]) =>
  fireEvent.drop(screen.getByRole('group', { name: 'Logo' }), { dataTransfer: { files } });

describe('a photo field', () => {
  it('sends a dropped photo scaled down', async () => {
    givenCanvas();
    const send = vi.fn(async () => undefined);
    render(<PhotoField label="Logo" value={null} format={format} onSend={send} />);
    drop([new File(['text'], 'notes.txt', { type: 'text/plain' }), photo]);
    await waitFor(() => expect(send).toHaveBeenCalledWith(preparedPhoto, expect.any(Function)));
  });

  it('keeps a photo that failed, gives the reason and sends it again', async () => {
    givenCanvas();
    const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('No connection'));
    render(<PhotoField label="Logo" value={null} format={format} onSend={send} />);
    drop([photo]);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  it('refuses a file that is no photo, without a retry', async () => {
    givenCanvas(() => Promise.reject(new TypeError('not an image')));
    render(<PhotoField label="Logo" value={null} format={format} onSend={async () => undefined} />);
    drop([photo]);
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot read that photo');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
