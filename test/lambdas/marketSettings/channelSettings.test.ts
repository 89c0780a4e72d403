import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { checkout, getCart } from '@bloomkin/shared/routes/cart.ts';
import { getChannels } from '@bloomkin/shared/routes/catalogue.ts';
import { changeChannelSettings, getChannelSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { addDays, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { ChannelValues } from '@bloomkin/shared/schemas/channels.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { visitAs, visitAsBuyer } from '#support/people.ts';
import { fillCart, pickProduct } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

const off: ChannelValues = {
  banner: { on: false, text: '', link: '', link_text: '', from: null, to: null },
  maintenance: { on: false, text: 'We are doing some work.' },
  app: { offered: true, description: 'Flowers of the suburb.' },
};
const bannerOf = (change: Partial<ChannelValues['banner']>): ChannelValues => ({
  ...off,
  banner: { ...off.banner, on: true, text: 'Mother’s Day is near', ...change },
});

async function admin() {
  const api = await visitAs(test, 'admin');
  const change = async (values: ChannelValues) => {
    const { version } = (await api.call(getChannelSettings, {})).data;
    return api.send(changeChannelSettings, { body: { version, values } });
  };
  return { api, change };
}

/** Past what the edge keeps. */
const uncached = { headers: { 'x-catalogue-version': '0' } };
const readShown = async () => (await test.visitor().send(getChannels, {}, uncached)).data.data;

let visits = 0;
/** A page that is not cached: the name is part of the edge's key. */
const read = async (path: string, name = 'q') =>
  (await fetch(`${test.cloud.url}${path}?${name}=${++visits}`)).text();

afterEach(async () => {
  await (await admin()).change(off);
});

describe('the banner', () => {
  it('appears on every page between its dates, as plain text', async () => {
    const { api, change } = await admin();
    const { day } = localTime(new Date(), 'Australia/Sydney');
    const text = 'Two for one <img src=x onerror=alert(1)>';
    const { status } = await change(
      bannerOf({ text, link: '/market', link_text: 'Look', from: day, to: day }),
    );
    expect(status).toBe(200);
    expect(await readShown()).toMatchObject({
      banner: { text, link: '/market', link_text: 'Look' },
      maintenance: null,
    });
    for (const path of ['/', '/market', '/new-product']) {
      const html = await read(path);
      expect(html, path).toContain('Two for one &lt;img src=x onerror=alert(1)&gt;');
      expect(html, path).not.toContain('<img src=x');
    }
    const audit = await api.call(listAudit, { query: {} });
    expect(audit.data.find(({ act }) => act === 'settings.edited')).toMatchObject({
      object: { kind: 'settings', id: 'channels', name: 'Site and app' },
      changes: expect.arrayContaining([{ field: 'Banner', before: 'off', after: 'on' }]),
    });
    for (const days of [{ from: addDays(day, 1) }, { to: addDays(day, -1) }, { on: false }]) {
      await change(bannerOf(days));
      expect((await readShown()).banner).toBeNull();
    }
  });

  it.each([
    ['a script', { link: 'javascript:alert(1)', link_text: 'Look' }, 'link'],
    ['another host', { link: '//evil.example', link_text: 'Look' }, 'link'],
    ['no words', { link: '/market', link_text: ' ' }, 'link_text'],
    ['no text', { text: ' ' }, 'text'],
    ['an end before its beginning', { from: '2026-05-02', to: '2026-05-01' }, 'to'],
  ])('rejects %s', async (_, wrong, field) => {
    const { status, failure } = await (await admin()).change(bannerOf(wrong));
    expect(status).toBe(422);
    expect(failure.errors?.map(({ path }) => path)).toEqual([`values.banner.${field}`]);
  });
});

describe('a maintenance', () => {
  it('lets buyers look but not check out, with the operator’s text', async () => {
    const { api, change } = await admin();
    const ruby = await visitAsBuyer(test);
    const product = await pickProduct(ruby);
    const cart = await fillCart(ruby, product);
    const submission = { params: { id: cart.cart_hash }, body: { expected_total: cart.total } };
    const text = 'New shelves: ordering is back at noon.';
    await change({ ...bannerOf({}), maintenance: { on: true, text } });

    const refused = await ruby.send(checkout, submission);
    expect([refused.status, refused.failure.code, refused.failure.message]).toEqual([
      409,
      'SHOP.MAINTENANCE',
      text,
    ]);
    expect(await readShown()).toMatchObject({ banner: null, maintenance: text });
    expect(await read('/market')).toContain(text);
    expect((await ruby.call(getCart, {})).data.cart_hash).toBe(cart.cart_hash);
    expect((await api.call(getChannelSettings, {})).data.values.maintenance.on).toBe(true);

    await change(off);
    expect((await ruby.send(checkout, submission)).status).toBe(200);
  });
});

describe('the app', () => {
  it('shows the operator’s description while offered', async () => {
    const { change } = await admin();
    const manifest = async () => JSON.parse(await read('/manifest.json', 'part'));
    const description = 'Flowers "of" the suburb';
    await change({ ...off, app: { offered: true, description } });
    expect(await manifest()).toMatchObject({ display: 'standalone', description });
    await change({ ...off, app: { offered: false, description } });
    expect(await manifest()).toMatchObject({ display: 'browser', description });
  });
});
