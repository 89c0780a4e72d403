import * as media from '@bloomkin/shared/routes/media.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { authFixture } from '#support/authFixture.ts';

const fixture = authFixture();

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#9c1b5d' } })
    .withExif({ IFD0: { Artist: 'Rosie Banks' } })
    .jpeg()
    .toBuffer();

async function upload(api: Api, bytes: Uint8Array, field = 'avatar') {
  const form = new FormData();
  form.append(field, new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), '../../etc/passwd.png');
  const answer = await fetch(new URL(media.uploadAvatar.path, fixture.cloud.url), {
    method: 'POST',
    headers: { 'x-auth-token': api.token ?? '' },
    body: form,
  });
  const body: { code?: string; data?: { avatar: string } } = JSON.parse(await answer.text());
  return { status: answer.status, code: body.code, avatar: body.data?.avatar ?? '' };
}

const fetchPicture = async (path: string) => {
  const answer = await fetch(new URL(path, fixture.cloud.url));
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('a profile picture', () => {
  it('becomes a small WebP file without EXIF data', async () => {
    const { api } = await fixture.newBuyer('Rosie');
    const { status, avatar } = await upload(api, await photo());
    expect([status, avatar]).toEqual([200, expect.stringMatching(/^\/media\/avatars\/[0-9A-Z]{26}\.webp$/)]);
    expect((await api.call(users.getMe, {})).data.avatar).toBe(avatar);
    const { headers, bytes } = await fetchPicture(avatar);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 267 });
    expect(bytes.toString('latin1')).not.toContain('Rosie');
  });

  it('leaves the bucket when it is replaced or removed', async () => {
    const { api } = await fixture.newBuyer('Rosie');
    const paths: string[] = [];
    for (let count = 0; count < 3; count++) paths.push((await upload(api, await photo())).avatar);
    expect(new Set(paths).size).toBe(3);
    expect((await api.call(media.deleteAvatar, {})).data.avatar).toBeNull();
    expect((await api.call(media.deleteAvatar, {})).data.avatar).toBeNull();
    await upload(api, await photo()).then(({ avatar }) => paths.push(avatar));
    expect((await api.call(users.updateMe, { body: { avatar: null } })).data.avatar).toBeNull();
    await fixture.cloud.settle();
    const statuses = await Promise.all(paths.map(async (path) => (await fetchPicture(path)).status));
    expect(statuses.every((status) => status === 403 || status === 404)).toBe(true);
  });

  it('rejects SVG, text, over 4 MB, a damaged file and none', async () => {
    const { api } = await fixture.newBuyer('Rosie');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const cut = (await photo()).subarray(0, 400);
    const large = Buffer.concat([await photo(), Buffer.alloc(4 * 1024 * 1024)]);
    const answers = [
      await upload(api, svg),
      await upload(api, Buffer.from('<!doctype html>')),
      await upload(api, large),
      await upload(api, cut),
      await upload(api, await photo(), 'logo'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([415, 415, 413, 422, 422]);
    expect((await api.call(users.getMe, {})).data.avatar).toBeNull();
  });

  it('ignores a path that a user types', async () => {
    const { api } = await fixture.newBuyer('Rosie');
    const { status } = await api.send(users.updateMe, { body: { avatar: 'https://evil.example/x.svg' } });
    expect(status).toBe(422);
  });
});
