import { addOrderPhoto } from '@bloomkin/shared/routes/media.ts';
import { Order } from '@bloomkin/shared/schemas/order.ts';
import sharp from 'sharp';
import * as z from 'zod';
import type { Api } from './api.ts';

export interface Part {
  name: string;
  /** Missing: a field, no file. */
  filename?: string;
  type?: string;
  bytes: Uint8Array;
}

const boundary = 'bloomkin-upload';

/** The parts as they come over the wire. */
export function multipartOf(parts: readonly Part[]) {
  const encoded = parts.flatMap(({ name, filename, type, bytes }) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"`),
    Buffer.from(filename === undefined ? '' : `; filename="${filename}"`),
    Buffer.from(type === undefined ? '\r\n\r\n' : `\r\ncontent-type: ${type}\r\n\r\n`),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...encoded, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

export const multipart = (field: string, bytes: Uint8Array) =>
  multipartOf([{ name: field, filename: '../../etc/photo.jpg', type: 'image/jpeg', bytes }]);

export const aPhoto = (background = '#9c1b5d', width = 90) =>
  sharp({ create: { width, height: Math.round(width * 1.25), channels: 3, background } })
    .jpeg()
    .toBuffer();

interface OrderPhotoUpload {
  /** Names the order. */
  id: string;
  kind: string;
  /** Makes the call idempotent. */
  key: string;
  jpeg: Uint8Array;
}

export async function sendOrderPhoto(api: Api, { id, kind, key, jpeg }: OrderPhotoUpload) {
  const form = new FormData();
  form.append('kind', kind);
  form.append('photo', new Blob([Uint8Array.from(jpeg)], { type: 'image/jpeg' }), 'a.jpg');
  const answer = await fetch(new URL(addOrderPhoto.path.replace('{id}', id), api.url), {
    method: 'POST',
    headers: { 'x-auth-token': api.token ?? '', 'idempotency-key': key },
    body: form,
  });
  const { data } = z.object({ data: Order.optional() }).parse(await answer.json());
  return { status: answer.status, photos: data?.photos ?? [] };
}
