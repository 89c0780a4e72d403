import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { exportAbandonedCarts, listOrders } from '@bloomkin/shared/routes/orders.ts';
import { describe, expect, it } from 'vitest';
import { aCart } from '#support/buyerItems.ts';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

async function leaveCart(fio: string, touchedAt: string) {
  const { backend, seed } = test;
  const buyer = await backend.signInNewUser({ fio, roles: ['ROLE_BUYER'] });
  const cart = { ...aCart(buyer.user, seed.roses.thorn), fio, touchedAt };
  await backend.put({ carts: [cart] });
  return buyer.user;
}

const ask = (route: typeof exportAbandonedCarts | typeof listOrders | typeof listAudit, query: object) =>
  test.backend.handlers.call(route, { token: test.seed.people.admin.token, query: { ...query } });

const readLines = ({ text }: { text: string }) => text.trim().split('\r\n').slice(1);

describe('the file of abandoned carts', () => {
  it('contains the filtered carts, safe for a spreadsheet', async () => {
    const user = await leaveCart('=Vera Left', ago(90));
    await leaveCart('Vera Live', ago(5));
    const { company } = test.seed.thorn;
    const [line, ...rest] = readLines(
      await ask(exportAbandonedCarts, { search: 'vera', company_id: company.id }),
    );
    expect(rest).toEqual([]);
    expect(line).toContain(`'=Vera Left,${user.email},`);
    expect(line).toContain(`,${company.brand},`);
    expect(line).toMatch(/,No,$/);
    const { text } = await ask(listAudit, { what: 'user.carts_exported' });
    expect(JSON.parse(text).data[0]).toMatchObject({
      object: { name: '1 cart' },
      reason: 'a search, a florist',
    });
  });
});

describe('days in the file and its audit line', () => {
  it('follow the market’s clock', async () => {
    await leaveCart('Nora Night', '2026-11-23T14:05:00.000Z');
    const query = { search: 'nora', touched_from: '2026-11-23T13:30:00.000Z' };
    expect(readLines(await ask(exportAbandonedCarts, query))).toEqual([
      expect.stringContaining(',2026-11-24 01:05,'),
    ]);
    const { text } = await ask(listAudit, { what: 'user.carts_exported' });
    expect(JSON.parse(text).data[0].reason).toBe('a search, 2026-11-24');
  });
});

describe('carts that were changed last', () => {
  it('start at a time, in the list and in the file', async () => {
    await leaveCart('Olga Old', ago(3 * 24 * 60));
    await leaveCart('Olga New', ago(120));
    const query = { search: 'olga', touched_from: ago(24 * 60) };
    const listed = JSON.parse((await ask(listOrders, { statuses: 'abandoned_cart', ...query })).text);
    expect([listed.total, listed.data[0]?.fio]).toEqual([1, 'Olga New']);
    expect(readLines(await ask(exportAbandonedCarts, query))).toHaveLength(1);
    expect(readLines(await ask(exportAbandonedCarts, { ...query, touched_from: ago(-60) }))).toEqual([]);
  });
});
