import { afterEach, beforeEach, expect, test } from 'vitest';
import { givenAccount, type PaymentsFixture, startPayments } from './paymentsFixture.ts';

let fixture: PaymentsFixture;

beforeEach(async () => {
  fixture = await startPayments();
});

afterEach(() => fixture.close());

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
