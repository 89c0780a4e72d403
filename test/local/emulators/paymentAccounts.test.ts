import { afterEach, beforeEach, expect, test } from 'vitest';
import { givenAccount, givenPayment, type PaymentsFixture, startPayments } from './paymentsFixture.ts';

let fixture: PaymentsFixture;

beforeEach(async () => {
  fixture = await startPayments();
});

afterEach(() => fixture.close());

test('a florist gets a transfer of a charge up to its amount', async () => {
  const { charge } = await givenPayment(fixture);
  const { id: destination } = await givenAccount(fixture);
  const transfer = (amount: number) =>
    fixture.stripe.transfers.create({ amount, currency: 'aud', destination, source_transaction: charge.id });
  const made = await transfer(9_360);
  expect(made).toMatchObject({ amount: 9_360, destination, transfer_group: 'o_1', reversed: false });
  await expect(transfer(1_041)).rejects.toThrow('must not exceed the source amount');
  await fixture.stripe.transfers.createReversal(made.id, { amount: 360 });
  await fixture.stripe.transfers.createReversal(made.id);
  const { data } = await fixture.stripe.transfers.list({ transfer_group: 'o_1' });
  expect(data).toMatchObject([{ id: made.id, amount_reversed: 9_360, reversed: true }]);
  expect(data[0]?.reversals.data.map(({ amount }) => amount)).toEqual([9_000, 360]);
});

test('an account without transfers gets none', async () => {
  const { charge } = await givenPayment(fixture);
  const { id } = await givenAccount(fixture, 'restricted');
  const transfer = (destination: string) =>
    fixture.stripe.transfers.create({
      amount: 100,
      currency: 'aud',
      destination,
      source_transaction: charge.id,
    });
  await expect(transfer(id)).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' });
  await expect(transfer('acct_none')).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'destination',
  });
});

test('an account is made by API v2, which shows its requirements', async () => {
  const account = await givenAccount(fixture, 'restricted');
  expect(account).toMatchObject({
    object: 'v2.core.account',
    display_name: 'Marlo & Fern',
    metadata: { company_id: 'c_1' },
    identity: { country: 'au' },
    defaults: null,
  });
  const status = async () => {
    const include = ['configuration.recipient'] as const;
    const { configuration } = await fixture.stripe.v2.core.accounts.retrieve(account.id, {
      include: [...include],
    });
    return configuration?.recipient?.capabilities?.stripe_balance?.stripe_transfers?.status;
  };
  expect(await status()).toBe('restricted');
  fixture.payments.setTransfersStatus(account.id, 'active');
  expect(await status()).toBe('active');
  expect((await fixture.stripe.v2.core.accounts.retrieve(account.id)).configuration).toBeNull();
  await expect(fixture.stripe.v2.core.accounts.retrieve('acct_none')).rejects.toMatchObject({
    statusCode: 404,
  });
});

test('a florist finishes an account on a local page, by a one-time link', async () => {
  const account = await givenAccount(fixture, 'restricted');
  const link = () =>
    fixture.stripe.v2.core.accountLinks.create({
      account: account.id,
      use_case: {
        type: 'account_onboarding',
        account_onboarding: {
          refresh_url: 'http://localhost:8080/again',
          return_url: 'http://localhost:8080/done',
        },
      },
    });
  await expect(fixture.stripe.accounts.createLoginLink(account.id)).rejects.toThrow(
    'not completed onboarding',
  );
  const { url } = await link();
  expect(await (await fixture.visit(url)).text()).toContain('Payout account');
  expect((await fixture.visit(url, {})).headers.get('location')).toBe('http://localhost:8080/done');
  expect((await fixture.visit(url)).headers.get('location')).toBe('http://localhost:8080/again');
  await fixture.payments.settled();
  const [event] = fixture.webhook.taken;
  expect(event?.type).toBe('v2.core.account[configuration.recipient].capability_status_updated');
  expect(event?.object.id).toBe(account.id);
  const { url: dashboard } = await fixture.stripe.accounts.createLoginLink(account.id);
  expect(await (await fixture.visit(dashboard)).text()).toContain('Payouts');
});
