import type { Route } from '@bloomkin/shared/route.ts';
import { exportAudit, listAudit } from '@bloomkin/shared/routes/audit.ts';
import { bindManager, setManagerStatus, updateCompany } from '@bloomkin/shared/routes/companies.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { addPayoutAccount, refundOrder } from '@bloomkin/shared/routes/payments.ts';
import { changeProducts, importProducts, updateProduct } from '@bloomkin/shared/routes/products.ts';
import { deleteReply } from '@bloomkin/shared/routes/reviews.ts';
import {
  addRecipient,
  createUser,
  deleteRecipient,
  deleteUser,
  editUser,
  updateRecipient,
} from '@bloomkin/shared/routes/users.ts';
import type { AuditEntry } from '@bloomkin/shared/schemas/audit.ts';
import { describe, expect, it } from 'vitest';
import { anOrderFor, aReview } from '#support/buyerItems.ts';
import { aFlorist } from '#support/catalogueItems.ts';
import type { Call } from '#support/handlerClient.ts';
import { securityFixture } from '#support/securityFixture.ts';
import { multipartOf } from '#support/upload.ts';

const test = securityFixture();

async function send(route: Route, call: Call, token = test.seed.people.admin.token) {
  const answer = await test.backend.handlers.call(route, { ...call, token });
  return { status: answer.status, text: answer.text, body: JSON.parse(answer.text || 'null') };
}

async function list(
  query: object = {},
): Promise<{ total: number; data: AuditEntry[]; days: Record<string, number> }> {
  const { handlers } = test.backend;
  const { text } = await handlers.call(listAudit, {
    query: { ...query },
    token: test.seed.people.admin.token,
  });
  return listAudit.options.response.parse(JSON.parse(text));
}

async function makePerson(fio: string): Promise<string> {
  const email = `${fio.toLowerCase().replaceAll(' ', '.')}@new.example`;
  const { body } = await send(createUser, { body: { fio, email, roles: ['ROLE_BUYER'] } });
  return body.data.id;
}

describe('the audit log', () => {
  it('records who did what to whom, from where, before and after', async () => {
    const id = await makePerson('Ada Lane');
    const headers = { 'user-agent': 'Mozilla/5.0 (Macintosh) Version/19.0 Safari/605.1' };
    await send(editUser, {
      params: { id },
      body: { roles: ['ROLE_VENDOR'], phone: '0491 570 006' },
      headers,
    });
    const { data, total } = await list({ object: `user:${id}` });
    expect(total).toBe(2);
    expect(data[0]).toMatchObject({
      who: { id: test.seed.people.admin.user.id, name: 'The admin', role: 'ROLE_ADMIN' },
      act: 'user.edited',
      object: { kind: 'user', id, name: 'Ada Lane' },
      changes: [
        { field: 'Phone', before: null, after: 'a number' },
        { field: 'Roles', before: 'Buyer', after: 'Vendor' },
      ],
      device: 'Safari on Mac',
      address: '203.0.113.7',
    });
    expect(JSON.stringify(data)).not.toMatch(/570006|new\.example/);
  });

  it('records no refused and no empty change', async () => {
    const id = await makePerson('Bo Ash');
    expect((await send(editUser, { params: { id }, body: { login: '1' } })).status).toBe(422);
    await send(editUser, { params: { id }, body: { fio: 'Bo Ash' } });
    expect((await list({ object: `user:${id}` })).total).toBe(1);
  });

  it('records one line per change when two admins act at once', async () => {
    const id = await makePerson('Cy Fern');
    const edits = ['Cy A', 'Cy B', 'Cy C', 'Cy D'].map((fio) =>
      send(editUser, { params: { id }, body: { fio } }),
    );
    const done = (await Promise.all(edits)).filter(({ status }) => status === 200);
    const { data } = await list({ object: `user:${id}`, what: 'user.edited' });
    expect(data).toHaveLength(done.length);
    const names = data.toReversed().flatMap(({ changes }) => changes);
    expect(names.slice(1).map(({ before }) => before)).toEqual(names.slice(0, -1).map(({ after }) => after));
  });

  it('records a florist’s acts only where they are privileged', async () => {
    const { seed } = test;
    const { vendor, admin } = seed.people;
    const params = { id: seed.petal.company.id };
    const person = await test.backend.signInNewUser({ fio: 'Di Reed', roles: ['ROLE_MANAGER'] });
    await send(updateCompany, { params, body: { site: 'petal.example' } }, vendor.token);
    await send(updateCompany, { params, body: { site: 'https://petal.test' } }, admin.token);
    const about = { params, query: { manager_id: person.user.id } };
    await send(bindManager, about, person.token);
    await send(bindManager, about, vendor.token);
    await send(setManagerStatus, { ...about, body: { manager_status: null, company_id: 0 } }, vendor.token);
    const company = await list({ object: `company:${params.id}` });
    expect(company.data.map(({ who }) => who.role)).toEqual(['ROLE_ADMIN']);
    const hired = await list({ object: `user:${person.user.id}` });
    expect(hired.data.map(({ act, who }) => [act, who.role])).toEqual([
      ['user.let_go', 'ROLE_VENDOR'],
      ['user.hired', 'ROLE_VENDOR'],
    ]);
  });

  it('records edits of orders, refunds and imports', async () => {
    const { seed, backend } = test;
    const order = anOrderFor(seed.stranger, seed.thorn, seed.roses.thorn);
    const card = { paidBy: 'card', paymentStatus: 'paid', paymentIntentId: 'pi_1' } as const;
    await backend.put({ orders: [{ ...order, ...card }] });
    const about = { params: { id: order.id } };
    expect((await send(updateOrder, { ...about, body: { comment: 'Ring twice' } })).status).toBe(200);
    const refund = { order_id: order.id, amount: 5, reason: 'Late' };
    expect((await send(refundOrder, { body: refund })).status).toBe(200);
    const { data } = await list({ object: `order:${order.id}` });
    expect(data.map(({ act, reason }) => [act, reason])).toEqual([
      ['order.refunded', 'Late'],
      ['order.edited', ''],
    ]);
    expect(JSON.stringify(data)).not.toContain('Ring twice');
    const companyId = seed.thorn.company.id;
    const many = { ids: [seed.roses.thorn.id], change: { price: { by_percent: 10 } }, company_id: companyId };
    const { body } = await send(changeProducts, { body: many });
    await send(changeProducts, { body: { undo: body.undo.id, company_id: companyId } });
    expect((await list({ object: `product:${body.undo.id}` })).data).toMatchObject([
      { act: 'product.undone', object: { name: '1 product' } },
      { act: 'product.changed_many', changes: [{ field: 'Price', after: '+10%' }] },
    ]);
    const parts = { company_id: companyId, dry_run: '0' };
    const file = multipartOf([
      ...Object.entries(parts).map(([name, value]) => ({ name, bytes: Buffer.from(value) })),
      { name: 'file', filename: 'a.csv', type: 'text/csv', bytes: Buffer.from('SKU,Name\nX1,Rose\n') },
    ]);
    expect(await send(importProducts, file)).toMatchObject({ status: 200 });
    expect((await list({ what: 'product.imported' })).data[0]?.object.id).toBe(companyId);
  });

  it('names the user as they were after the account is deleted', async () => {
    const id = await makePerson('Eve Moss');
    await send(deleteUser, { params: { id } });
    const { data } = await list({ object: `user:${id}` });
    expect(data.map(({ act, object }) => [act, object.name])).toEqual([
      ['user.deleted', 'Eve Moss'],
      ['user.created', 'Eve Moss'],
    ]);
  });

  it('filters, counts days and pages exactly, in two calls', async () => {
    const { backend, seed } = test;
    const other = await backend.signInNewUser({ fio: 'Kofi Mensah', roles: ['ROLE_ADMIN'] });
    const product = { params: { id: seed.roses.thorn.id } };
    for (const price of [11, 12, 13]) await send(updateProduct, { ...product, body: { price } }, other.token);
    const query = { who: other.user.id, per_page: 2, page: 2 };
    backend.tableCalls.forget();
    const second = await list(query);
    expect(backend.tableCalls.count).toBeLessThanOrEqual(3);
    expect(second).toMatchObject({
      total: 3,
      page: 2,
      data: [{ changes: [{ field: 'Price', after: '$11.00' }] }],
    });
    expect(Object.values(second.days)).toEqual([3]);
    expect((await list({ who: other.user.id, object: 'user' })).total).toBe(0);
    expect((await list({ who: other.user.id, what: 'product.edited', object: 'product' })).total).toBe(3);
    expect((await list({ to: '2020-01-01' })).total).toBe(0);
  });

  it('records deleted replies, recipients of others and payout accounts', async () => {
    const { seed, backend } = test;
    const reply = { text: 'Thank you', at: new Date().toISOString() };
    const review = { ...aReview(seed.stranger, seed.roses.thorn), reply };
    const florist = aFlorist('Unpaid');
    florist.company.paymentAccountId = null;
    await backend.put({ reviews: [review], companies: [florist] });
    const answered = { params: { id: review.id } };
    await send(deleteReply, answered);
    expect((await list({ object: `review:${review.id}` })).data.map(({ act }) => act)).toEqual([
      'review.answer_deleted',
    ]);
    const owner = { id: seed.stranger.id };
    const { body } = await send(addRecipient, { params: owner, body: { fio: 'Mum', relation: 'Mother' } });
    const recipient = { params: { ...owner, rid: body.data.id }, body: { fio: 'Mama' } };
    expect(await send(updateRecipient, recipient)).toMatchObject({ status: 200 });
    await send(deleteRecipient, { params: recipient.params });
    expect((await list({ object: `user:${owner.id}` })).data.map(({ act }) => act)).toEqual([
      'user.recipient_deleted',
      'user.recipient_edited',
      'user.recipient_added',
    ]);
    await send(addPayoutAccount, { body: { company_id: florist.company.id } });
    expect((await list({ object: `company:${florist.company.id}` })).data).toMatchObject([
      { act: 'company.payouts_connected', changes: [{ field: 'Payout account', before: null }] },
    ]);
  });

  it('exports the lines of the filters', async () => {
    const id = await makePerson('Fay Gum');
    const { text } = await test.backend.handlers.call(exportAudit, {
      query: { object: `user:${id}` },
      token: test.seed.people.admin.token,
    });
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(',Fay Gum,');
    expect(lines[1]).toContain('Made an account');
  });

  it('never updates or deletes a line', async () => {
    const { auditEntity, insertAudit, findAuditItems } = await import(
      '@bloomkin/lambdas/model/audit/auditEntity.ts'
    );
    const { transact } = await import('@bloomkin/lambdas/platform/table/transact.ts');
    const { data } = await list();
    const [item] = await findAuditItems([data[0]?.id ?? '']);
    if (!item) throw new Error('No line');
    expect(await transact({ again: insertAudit({ ...item, reason: 'rewritten' }) })).toBe('again');
    expect(auditEntity.key(item)).toEqual({ pk: `AUDIT#${item.id}`, sk: 'AUDIT' });
  });
});
