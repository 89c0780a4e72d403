import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import * as routes from '@bloomkin/shared/routes/discounts.ts';
import { changeMoneySettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { DiscountDetails } from '@bloomkin/shared/schemas/discount.ts';
import { describe, expect, it } from 'vitest';
import { categoryId } from '#support/catalogueItems.ts';
import { discountFixture, discountIn, errorsIn, tenOff } from './discountFixture.ts';

const { test, send, make, listAs } = discountFixture();

describe('a discount', () => {
  it('belongs to a vendor’s company or, by an admin, to the market', async () => {
    const { petal, thorn } = test.seed;
    const own = await make('vendor', { company_id: petal.company.id });
    expect(own).toMatchObject({ company_id: petal.company.id, borne_by: 'florist', state: 'live', used: 0 });
    const market = await make('admin', { company_id: thorn.company.id });
    expect(market).toMatchObject({ company: { name: 'Thorn' }, borne_by: 'market' });
    expect((await listAs('vendor')).data.map(({ id }) => id)).toEqual([own.id]);
    expect((await listAs('admin')).data.map(({ id }) => id)).toEqual([market.id]);
    const ofPetal = await listAs('admin', { company_id: petal.company.id });
    expect(ofPetal.data.map(({ id }) => id)).toEqual([own.id]);
  });

  it('keeps a history for its florist and a line of the audit log', async () => {
    const { id } = await make('vendor', { code: 'MAY10' });
    const body = {
      ...tenOff,
      code: 'MAY10',
      kind: 'amount',
      value: 5,
      min_order: 60,
      category_id: categoryId,
    };
    await send(routes.updateDiscount, 'vendor', { params: { id }, body });
    const readHistory = async (who: 'vendor' | 'admin') => {
      const { text } = await send(routes.getDiscount, who, { params: { id } });
      return DiscountDetails.parse(JSON.parse(text).data).history;
    };
    const history = await readHistory('vendor');
    expect(await readHistory('admin')).toEqual(history);
    const by = test.seed.people.vendor.user.fio;
    expect(history.map(({ what, ...line }) => [line.by, what])).toEqual([
      [by, 'Changed a discount'],
      [by, 'Made a discount'],
    ]);
    expect(history[0]?.changes).toEqual([
      { field: 'Takes off', before: '10% off', after: '$5 off' },
      { field: 'Category', before: 'All', after: expect.not.stringContaining(categoryId) },
      { field: 'Smallest order', before: '$0', after: '$60' },
    ]);
    const audited = await send(listAudit, 'admin', { query: { object: `discount:${id}` } });
    expect(JSON.parse(audited.text).total).toBe(2);
  });

  it('reverts, as a change too, unless its code has been taken', async () => {
    const { id } = await make('vendor', { code: 'MAY10' });
    const params = { id };
    const read = async () => {
      const answer = await send(routes.getDiscount, 'vendor', { params });
      return DiscountDetails.parse(JSON.parse(answer.text).data);
    };
    const five = { ...tenOff, kind: 'amount', value: 5, min_order: 60 };
    await send(routes.updateDiscount, 'vendor', { params, body: five });
    const { history, version } = await read();
    expect(history.map(({ terms }) => terms?.value ?? null)).toEqual([null, 10]);
    const goBack = () =>
      send(routes.updateDiscount, 'vendor', { params, body: { ...history[1]?.terms, version } });
    const other = await make('vendor', { code: 'MAY10' });
    expect(JSON.parse((await goBack()).text).code).toBe('DISCOUNT.CODE_TAKEN');
    await send(routes.deleteDiscount, 'vendor', { params: { id: other.id } });
    expect(discountIn(await goBack())).toMatchObject({
      code: 'MAY10',
      kind: 'percent',
      value: 10,
      min_order: 0,
    });
    const lines = (await read()).history.map(({ what, terms }) => [what, terms?.value ?? null]);
    expect(lines).toEqual([
      ['Changed a discount', null],
      ['Changed a discount', 5],
      ['Made a discount', 10],
    ]);
  });

  it.each([
    [{ value: 91 }, 'value'],
    [{ value: 12.5 }, 'value'],
    [{ name: ' ' }, 'name'],
    [{ code: 'A B' }, 'code'],
    [{ kind: 'amount', value: 10, min_order: 11 }, 'min_order'],
    [{ from: '2026-05-08', to: '2026-05-01' }, 'to'],
    [{ limit_total: 0 }, 'limit_total'],
    [{ category_id: 'nowhere' }, 'category_id'],
    [{ collection_id: 'nowhere' }, 'collection_id'],
  ])('rejects %o', async (about, path) => {
    const answer = await send(routes.createDiscount, 'vendor', { body: { ...tenOff, ...about } });
    expect([answer.status, errorsIn(answer).map((error) => error.path)]).toEqual([422, [path]]);
  });

  it('accepts a code of its owner once, ignoring case', async () => {
    await make('vendor', { code: 'may10' });
    const again = await send(routes.createDiscount, 'vendor', { body: { ...tenOff, code: 'MAY10' } });
    expect([again.code, errorsIn(again)]).toMatchObject(['DISCOUNT.CODE_TAKEN', [{ path: 'code' }]]);
    const [one, other] = await Promise.all(
      [1, 2].map(() => send(routes.createDiscount, 'vendor', { body: { ...tenOff, code: 'TWIN' } })),
    );
    expect([one?.status, other?.status].sort()).toEqual([200, 409]);
    expect(await make('admin', { code: 'MAY10' })).toMatchObject({ code: 'MAY10' });
  });

  it('stays within the commission when it is the market’s', async () => {
    const tooMuch = await send(routes.createDiscount, 'admin', { body: { ...tenOff, value: 60 } });
    expect(errorsIn(tooMuch)).toMatchObject([{ path: 'value' }]);
    const amount = { kind: 'amount', value: 10, min_order: 20 };
    const tooDear = await send(routes.createDiscount, 'admin', { body: { ...tenOff, ...amount } });
    expect(errorsIn(tooDear)).toMatchObject([{ path: 'min_order' }]);
    await make('admin', { value: 5 });
    const lowered = { version: 0, values: { commission_percent: 4 } };
    const refused = await send(changeMoneySettings, 'admin', { body: lowered });
    expect([refused.status, errorsIn(refused)[0]?.path]).toEqual([422, 'values.commission_percent']);
  });

  it('appears by name or code, by tab and in order', async () => {
    await make('vendor', { name: 'Autumn', to: '2020-01-01' });
    await make('vendor', { name: 'Natives', from: '2099-01-01', code: 'BUSH' });
    await make('vendor', { name: 'Birthday', active: false });
    await make('vendor', { name: 'Market day' });
    const { counts, total } = await listAs('vendor');
    expect([counts, total]).toEqual([{ all: 4, live: 1, coming: 1, over: 2 }, 4]);
    const names = async (query: object) => (await listAs('vendor', query)).data.map(({ name }) => name);
    expect(await names({ search: 'bush' })).toEqual(['Natives']);
    expect(await names({ search: 'market' })).toEqual(['Market day']);
    expect(await names({ state: 'over', sort: 'name' })).toEqual(['Autumn', 'Birthday']);
    expect(await names({ used_by: 'code' })).toEqual(['Natives']);
    expect(await names({ sort: 'name', per_page: 2, page: 2 })).toEqual(['Market day', 'Natives']);
  });
});
