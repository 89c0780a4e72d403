import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { signInDemoUser, visitAsBuyer } from '#support/people.ts';
import { contact, placeOrder, productsOfTwoFlorists } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

async function twoOrders() {
  const ruby = await visitAsBuyer(test);
  const [ours, other] = await productsOfTwoFlorists(ruby);
  const [first, second] = [await placeOrder(ruby, ours), await placeOrder(ruby, other)];
  // Admins search an index that follows the stream.
  await test.cloud.settle();
  return { ruby, first, second };
}

async function signInAs(name: string) {
  const api = test.visitor();
  const user = await signInDemoUser(api, name);
  return { api, companyId: user.company?.id ?? '' };
}

describe('a list of orders', () => {
  it('starts at the newest and ends empty', async () => {
    const { ruby, first, second } = await twoOrders();
    const one = await ruby.call(listOrders, { query: { per_page: 1 } });
    expect(one).toMatchObject({ page: 1, per_page: 1, total: 2, total_pages: 2 });
    expect(one.data.map(({ id }) => id)).toEqual([second.id]);
    const next = await ruby.call(listOrders, { query: { per_page: 1, page: 2 } });
    expect(next.data.map(({ id }) => id)).toEqual([first.id]);
    const beyond = await ruby.call(listOrders, { query: { per_page: 1, page: 9 } });
    expect([beyond.data, beyond.total]).toEqual([[], 2]);
    for (const query of [{ page: 0 }, { per_page: 101 }, { page: 1.5 }])
      expect((await ruby.send(listOrders, { query })).status).toBe(422);
  });

  it('shows a buyer’s own, of one florist with a filter', async () => {
    const { ruby, first } = await twoOrders();
    const max = await visitAsBuyer(test);
    expect((await max.call(listOrders, {})).total).toBe(0);
    const { data } = await ruby.call(listOrders, { query: { company_id: first.companyId ?? '' } });
    expect(data.map(({ id }) => id)).toEqual([first.id]);
  });

  it('shows one person’s to admins alone, the newest first', async () => {
    const { ruby, first, second } = await twoOrders();
    const { data: me } = await ruby.call(getMe, {});
    const query = { user_id: me.id, sort: '-placed', per_page: 1 } as const;
    const admin = (await signInAs('admin')).api;
    expect(await admin.call(listOrders, { query })).toMatchObject({ total: 2, data: [{ id: second.id }] });
    const rest = await admin.call(listOrders, { query: { ...query, page: 2 } });
    expect(rest.data.map(({ id }) => id)).toEqual([first.id]);
    const florist = (await signInAs('vendor1')).api;
    for (const api of [ruby, florist]) expect((await api.send(listOrders, { query })).status).toBe(403);
  });

  it('answers to a phone in any form, a number and words', async () => {
    const { ruby, first, second } = await twoOrders();
    const findOrders = async (search: string) =>
      (await ruby.call(listOrders, { query: { search } })).data.map(({ id }) => id).sort();
    const both = [first.id, second.id].sort();
    for (const phone of [
      '0491 570 156',
      '+61491570156',
      '0491-570-156',
      '491570156',
      '(04) 9157 0156',
      '570156',
    ])
      expect([phone, await findOrders(phone)]).toEqual([phone, both]);
    expect(await findOrders('0491570157')).toEqual([]);
    expect(await findOrders(first.number.toLowerCase())).toEqual([first.id]);
    expect(await findOrders('crown ruby')).toEqual(both);
    expect(await findOrders('crown nobody')).toEqual([]);
    expect(contact.phone).toBe('0491 570 156');
  });

  it('finds by number as printed or typed, for buyer, florist and admin', async () => {
    const { ruby, first } = await twoOrders();
    const [start = '', end = ''] = first.number.split('-');
    const admin = (await signInAs('admin')).api;
    const florists = await Promise.all(['vendor1', 'vendor2', 'vendor3'].map(signInAs));
    const florist = florists.find(({ companyId }) => companyId === first.companyId)?.api;
    if (!florist) throw new Error('No Sydney florist has the order');
    const forms = [
      `#${first.number}`,
      `${start}${end}`.toLowerCase(),
      ` # ${start} ${end} `,
      `${start} - ${end}`,
      `${start}\u2011${end}`,
      `${start.slice(0, 2)} ${start.slice(2)}${end}`,
      `#${first.number} ruby`,
      `${start}${end} crown`,
    ];
    for (const api of [ruby, florist, admin]) {
      const findIds = async (search: string) =>
        (await api.call(listOrders, { query: { search } })).data.map(({ id }) => id);
      for (const search of forms) expect([search, await findIds(search)]).toEqual([search, [first.id]]);
      // One in three thousand has the beginning of a demo order's.
      expect(await findIds(`#${start}`)).toContain(first.id);
    }
    expect((await ruby.call(listOrders, { query: { search: `#${start}ZZZZ` } })).data).toEqual([]);
  });

  it('filters and counts by days, payment and status', async () => {
    const { ruby, first, second } = await twoOrders();
    const total = async (query: object) => (await ruby.call(listOrders, { query })).total;
    const days = [first.deliveryDay ?? '', second.deliveryDay ?? ''].sort();
    expect(await total({ from: days[0], to: days[1] })).toBe(2);
    expect(await total({ from: '2100-01-01' })).toBe(0);
    expect(await total({ to: '2020-01-01' })).toBe(0);
    expect(await total({ payment_status: 'paid' })).toBe(0);
    expect(await total({ payment_status: 'not_paid', statuses: 'new,formation' })).toBe(2);
    const canceled = await ruby.call(listOrders, { query: { statuses: 'canceled' } });
    expect([canceled.total, canceled.counts]).toEqual([0, { all: 2, new: 2 }]);
    const turned = { from: '2026-11-20', to: '2026-11-10' };
    expect(await total(turned)).toBe(0);
    expect(await total({ ...turned, period: '12:00' })).toBe(0);
    expect((await ruby.send(listOrders, { query: { statuses: 'lost' } })).status).toBe(422);
    expect((await ruby.send(listOrders, { query: { from: 'soon' } })).status).toBe(422);
  });

  it('shows the own company’s to a florist and all to an admin', async () => {
    const [florist, other, admin] = await Promise.all(['vendor1', 'vendor2', 'admin'].map(signInAs));
    if (!florist || !other || !admin) throw new Error('Nobody is there');
    const own = await florist.api.call(listOrders, { query: { per_page: 100 } });
    expect(new Set(own.data.map(({ companyId }) => companyId))).toEqual(new Set([florist.companyId]));
    const theirs = { query: { company_id: other.companyId } };
    expect((await florist.api.send(listOrders, theirs)).status).toBe(404);
    const [all, ofOther] = await Promise.all([
      admin.api.call(listOrders, {}),
      admin.api.call(listOrders, theirs),
    ]);
    expect(ofOther.total).toBe((await other.api.call(listOrders, {})).total);
    expect(all.total).toBeGreaterThan(ofOther.total + own.total);
    const days = all.data.map(({ deliveryDay }) => deliveryDay ?? '');
    expect(days).toEqual(days.toSorted());
  });
});
