import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { listMessages } from '@bloomkin/shared/routes/messages.ts';
import { addPayoutAccount, openPayoutDashboard } from '@bloomkin/shared/routes/payments.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { replaceEmailByPhone } from '#support/operator.ts';
import { messageTo } from '#support/outbox.ts';
import { newPhone, signInDemoUser, visitAs } from '#support/people.ts';

const test = localCloud({ demoData: true });

async function modules() {
  Object.assign(process.env, test.cloud.operatorVariables);
  return {
    ...(await import('@bloomkin/lambdas/model/companies/companyEntity.ts')),
    ...(await import('@bloomkin/lambdas/model/companies/companyWithStores.ts')),
    ...(await import('@bloomkin/lambdas/platform/table/write.ts')),
  };
}

/** A florist of the demo data as if it had never connected payouts. */
async function unconnectedFlorist(name: string) {
  const florist = test.visitor();
  const { company } = await signInDemoUser(florist, name);
  const id = CompanyId.parse(company?.id);
  const { patchItem, companyEntity } = await modules();
  await patchItem(companyEntity, { id }, { set: { paymentAccountId: null, chargesEnabled: false } });
  return { florist, id };
}

const stripeOf = async (api: Api, id: string) =>
  (await api.call(getCompany, { params: { id }, query: {} })).data.stripe;

const accountOf = async (id: CompanyId) =>
  (await (await modules()).findCompany(id, { consistent: true }))?.company.paymentAccountId ?? '';

/** Fills in the provider's form; returns where it leads. */
async function onboard(link = ''): Promise<string> {
  const done = await fetch(link, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' });
  await test.cloud.payments.settled();
  return done.headers.get('location') ?? '';
}

describe('connecting payouts', () => {
  it('makes one account for a company on repeated calls', async () => {
    const { florist, id } = await unconnectedFlorist('vendor2');
    const ask = () => florist.call(addPayoutAccount, { body: { company_id: id } });
    const links = await Promise.all([ask(), ask(), ask()]);
    const account = await accountOf(id);
    expect(account).toMatch(/^acct_/);
    expect(await stripeOf(florist, id)).toEqual({ connected: true, charges_enabled: false });
    await ask();
    const inQuery = await fetch(new URL(`/api/stripe/add_company?company_id=${id}`, florist.url), {
      method: 'POST',
      headers: { 'x-auth-token': florist.token ?? '' },
    });
    expect(await inQuery.json()).toEqual({ data: [expect.stringContaining('http')] });
    expect(await accountOf(id)).toBe(account);
    expect(await onboard(links[0]?.data[0])).toBe(`${test.cloud.url}/money?payouts=back`);
    expect(await stripeOf(florist, id)).toEqual({ connected: true, charges_enabled: true });
  });

  it('opens the dashboard once the provider says the account is ready', async () => {
    const { florist, id } = await unconnectedFlorist('vendor3');
    const { data } = await florist.call(addPayoutAccount, { body: { company_id: id } });
    expect((await florist.send(openPayoutDashboard, {})).failure.code).toBe('PAYOUTS.NOT_READY');
    await onboard(data[0]);
    const [dashboard] = (await florist.call(openPayoutDashboard, {})).data;
    expect(await (await fetch(dashboard ?? '')).text()).toContain('Payouts');
    expect((await florist.call(addPayoutAccount, { body: { company_id: id } })).data[0]).toContain(
      'payouts/',
    );
  });

  it('follows the provider when it restricts the account again', async () => {
    const { florist, id } = await unconnectedFlorist('vendor4');
    await onboard((await florist.call(addPayoutAccount, { body: { company_id: id } })).data[0]);
    test.cloud.payments.misbehave({ copies: 3 });
    test.cloud.payments.setTransfersStatus(await accountOf(id), 'restricted');
    await test.cloud.payments.settled();
    test.cloud.payments.misbehave({});
    expect(await stripeOf(florist, id)).toEqual({ connected: true, charges_enabled: false });
  });
});

describe('an account given by its id', () => {
  it('fails unless it was made for that company', async () => {
    const { florist, id } = await unconnectedFlorist('vendor5');
    const vendor1 = await signInDemoUser(test.visitor(), 'vendor1');
    const foreign = await accountOf(CompanyId.parse(vendor1.company?.id));
    for (const stripe_id of [foreign, 'acct_unknown']) {
      const { status, failure } = await florist.send(addPayoutAccount, {
        body: { company_id: id, stripe_id },
      });
      expect([status, failure.code]).toEqual([409, 'PAYOUTS.FOREIGN_ACCOUNT']);
    }
    expect(await stripeOf(florist, id)).toEqual({ connected: false, charges_enabled: false });
  });

  it('replaces another for an admin alone with notice', async () => {
    const florist = test.visitor();
    const owner = await signInDemoUser(florist, 'vendor6');
    const id = CompanyId.parse(owner.company?.id);
    const phone = `+61${newPhone()}`;
    await replaceEmailByPhone(test.cloud, owner.id, phone);
    const old = await accountOf(id);
    const stripe_id = 'acct_demoSecond';
    test.cloud.payments.rememberAccounts([{ id: stripe_id, companyId: id, name: 'Second' }]);
    const body = { company_id: id, stripe_id };
    expect((await florist.send(addPayoutAccount, { body })).status).toBe(403);
    expect(await accountOf(id)).toBe(old);
    const admin = await visitAs(test, 'admin');
    await admin.call(addPayoutAccount, { body });
    expect(await accountOf(id)).toBe(stripe_id);
    const { data } = await florist.call(listMessages, { query: { per_page: 1 } });
    expect(data[0]?.subject).toBe('Your payout account was replaced');
    await test.cloud.settle();
    const message = await messageTo(test.cloud.url, phone, ({ text }) => text.includes('payout account'));
    expect(message.channel).toBe('sms');
  });
});
