// @vitest-environment window
import { addProductPhoto } from '@bloomkin/shared/routes/products.ts';
import { PhotoId } from '@bloomkin/shared/schemas/ids.ts';
import type { Photo, Product } from '@bloomkin/shared/schemas/product.ts';
import { PhotosTab } from '@bloomkin/web/office/catalogue/product/PhotosTab.tsx';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { givenUploads, type UploadCall } from '#support/givenUploads.ts';
import { givenDialogs } from '#web/account/dialogs.ts';
import { givenCanvas, preparedPhoto } from '#web/form/givenCanvas.ts';
import { aListedProduct } from '#web/products/listedProduct.ts';

const aPhoto = (id: string, main: boolean, path = `/photos/${id}.webp`): Photo => ({
  ...{ id: PhotoId.parse(id), main, path },
  ...{ medium: { path: `${path}?m` }, small: { path: `${path}?s` } },
});
const aFile = (name: string) => new File([name], name, { type: 'image/jpeg' });
const savedFile = new Blob(['as it is in the shop'], { type: 'image/webp' });

let product: Product;
let uploads: UploadCall[];
/** Collects the widths of the photos made to be sent. */
let widths: number[];
let fail: ((call: UploadCall) => Response | Promise<never>) | undefined;

/** Adds photos, or puts one in another's place, unless `fail` answers. */
function answerUpload(call: UploadCall): { data: Product } | Response | Promise<never> {
  if (fail) return fail(call);
  const replaced = call.form.get('replaces');
  const number = uploads.length;
  const photos = replaced
    ? product.photos.map((photo) =>
        photo.id === replaced ? aPhoto(photo.id, photo.main, `/photos/new-${number}.webp`) : photo,
      )
    : [...product.photos, aPhoto(`added-${number}`, product.photos.length === 0)];
  product = { ...product, photos };
  return { data: product };
}

beforeEach(() => {
  givenDialogs();
  widths = givenCanvas();
  fail = undefined;
  product = aListedProduct({ name: 'Peonies', photos: [aPhoto('one', true), aPhoto('two', false)] });
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/photos/')
      ? Object.assign(new Response(), { blob: async () => savedFile })
      : Response.json({}),
  );
  uploads = givenUploads(addProductPhoto, answerUpload);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Tab() {
  const [shown, setShown] = useState(product);
  return <PhotosTab product={shown} onSaved={setShown} ask={async () => true} />;
}

const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByRole('region', { name: 'Photos' }), { dataTransfer: { files } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const shownPhotos = () => screen.queryAllByRole('img', { name: /^Photo \d/ });
const lostConnection = () => Promise.reject(new TypeError('No connection'));

describe('added photos', () => {
  it('go out one after the other with progress', async () => {
    let arrive = (): void => undefined;
    const first = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    uploads = givenUploads(addProductPhoto, async (call) => {
      if (uploads.length === 1) await first;
      return answerUpload(call);
    });
    render(<Tab />);
    drop(aFile('roses.jpg'), aFile('tulips.jpg'));
    expect(await screen.findByText('Sending: 40%')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Sending roses.jpg' })).toHaveProperty('value', 0.4);
    expect(screen.getByText('Waiting its turn')).toBeTruthy();
    expect(screen.getByText(/2 of 8 in the shop, 2 on their way/)).toBeTruthy();
    act(arrive);
    await waitFor(() => expect(shownPhotos()).toHaveLength(4));
    expect(uploads.map(({ form }) => form.get('photo'))).toHaveLength(2);
    expect(new Set(uploads.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('go out again under their key after a failure', async () => {
    fail = lostConnection;
    render(<Tab />);
    drop(aFile('roses.jpg'));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('roses.jpg did not arrive')).toBeTruthy();
    fail = undefined;
    fireEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shownPhotos()).toHaveLength(3));
    const [key] = uploads.map(({ idempotencyKey }) => idempotencyKey);
    expect(uploads.map(({ idempotencyKey }) => idempotencyKey)).toEqual([key, key]);
    expect(key).toEqual(expect.any(String));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stay out on request after a failure', async () => {
    fail = () => Response.json({ code: 'INTERNAL', message: 'Not now' }, { status: 500 });
    render(<Tab />);
    drop(aFile('roses.jpg'));
    expect(await screen.findByText('Not now')).toBeTruthy();
    fail = undefined;
    drop(aFile('tulips.jpg'));
    await waitFor(() => expect(shownPhotos()).toHaveLength(3));
    await press('Leave out roses.jpg');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(uploads).toHaveLength(2);
  });

  it('come by pasting anywhere on the page', async () => {
    render(<Tab />);
    const text = new File(['text'], 'notes.txt', { type: 'text/plain' });
    fireEvent.paste(document.body, { clipboardData: { files: [text, aFile('roses.jpg')] } });
    await waitFor(() => expect(shownPhotos()).toHaveLength(3));
    expect(uploads).toHaveLength(1);
  });

  it('number eight at most', async () => {
    render(<Tab />);
    drop(...Array.from({ length: 7 }, (_, at) => aFile(`${at}.jpg`)));
    expect(await screen.findByText(/^A product has eight photos at most/)).toBeTruthy();
    await waitFor(() => expect(shownPhotos()).toHaveLength(8));
    expect(uploads).toHaveLength(6);
    expect(screen.queryByRole('button', { name: 'Choose photos' })).toBeNull();
  });
});

describe('a saved photo', () => {
  const crop = async (name: string) => {
    await press(name);
    const dialog = within(await screen.findByRole('dialog', { name: 'Adjust the photo' }));
    const use = dialog.getByRole('button', { name: 'Use this part' });
    await waitFor(() => expect(use.getAttribute('aria-disabled')).toBe('false'));
    fireEvent.change(dialog.getByRole('slider', { name: 'Larger' }), { target: { value: '2' } });
    fireEvent.click(use);
  };
  const paths = () => product.photos.map(({ path }) => path);
  const replacements = () =>
    uploads.map(({ form }) => [form.get('replaces'), z.file().parse(form.get('photo')).size]);

  it('crops in place with Undo', async () => {
    render(<Tab />);
    await crop('Crop photo 2');
    expect(await screen.findByText('Photo 2 is cropped')).toBeTruthy();
    expect(replacements()).toEqual([['two', preparedPhoto.size]]);
    // Half of the 3,000 pixels that the whole is wide.
    expect(widths).toEqual([1500]);
    expect(paths()).toEqual(['/photos/one.webp', '/photos/new-1.webp']);
    await press('Undo');
    expect(await screen.findByText('Photo 2 is as it was')).toBeTruthy();
    expect(replacements().slice(1)).toEqual([['two', savedFile.size]]);
    expect(paths()).toEqual(['/photos/one.webp', '/photos/new-2.webp']);
  });

  it('stays in the shop after a failed crop', async () => {
    fail = lostConnection;
    render(<Tab />);
    await crop('Crop photo 1');
    expect(await screen.findByText('Photo 1 did not arrive')).toBeTruthy();
    await press('Keep the old one');
    expect(shownPhotos()).toHaveLength(2);
    await crop('Crop photo 1');
    await screen.findByText('Photo 1 did not arrive');
    fail = undefined;
    await press('Try again');
    expect(await screen.findByText('Photo 1 is cropped')).toBeTruthy();
    expect(paths()).toEqual(['/photos/new-3.webp', '/photos/two.webp']);
    expect(uploads[2]?.idempotencyKey).toBe(uploads[1]?.idempotencyKey);
  });

  it('crops out of the whole file that was chosen on this page', async () => {
    const read: Blob[] = [];
    vi.restoreAllMocks();
    givenCanvas(async (file) => {
      read.push(file);
      return { width: 3000, height: 4000, close: () => undefined };
    });
    render(<Tab />);
    const roses = aFile('roses.jpg');
    drop(roses);
    await waitFor(() => expect(shownPhotos()).toHaveLength(3));
    await crop('Crop photo 3');
    await screen.findByText('Photo 3 is cropped');
    expect(read.length).toBeGreaterThan(1);
    expect(read.every((file) => file === roses)).toBe(true);
  });

  it('opens no dialog when it cannot be fetched', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    render(<Tab />);
    await press('Crop photo 2');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
