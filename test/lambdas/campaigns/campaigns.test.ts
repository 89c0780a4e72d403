import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import {
  cancelCampaign,
  createCampaign,
  getPushAudience,
  listCampaigns,
} from '@bloomkin/shared/routes/campaigns.ts';
import { changeMarketingConsent } from '@bloomkin/shared/routes/marketing.ts';
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '@bloomkin/shared/routes/push.ts';
import { editUser, getMe, updateProfile } from '@bloomkin/shared/routes/users.ts';
import type { Campaign } from '@bloomkin/shared/schemas/campaign.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
import { visitAs, visitAsBuyer } from '#support/people.ts';

const test = localCloud({ demoData: true });
let made = 0;

async function signInAdmin(): Promise<Api> {
  const api = await visitAs(test, 'admin');
  return api;
}
let signedIn: Promise<Api> | undefined;
const admin = () => (signedIn ??= signInAdmin());

const agree = (person: Api, agreed = true) => person.call(changeMarketingConsent, { body: { agreed } });

async function subscribe(person: Api) {
  const { data } = await person.call(getPushKey, {});
  const subscription = test.cloud.push.subscribe(data.public_key);
  await person.call(subscribeToPush, { body: subscription });
  return subscription;
}

async function newPerson() {
  const person = await visitAsBuyer(test);
  return person;
}

const points = {
  'Newtown NSW 2042': [-33.8978, 151.1793],
  'Perth WA 6000': [-31.9523, 115.8613],
  'Hobart TAS 7000': [-42.8821, 147.3272],
} as const;

function toLocation(area: keyof typeof points) {
  const [lat, lng] = points[area];
  return { address: `20 King St, ${area}`, lat, lng };
}

/** Users with consent and notifications on, and an address of that state. */
async function member(area: keyof typeof points = 'Newtown NSW 2042') {
  const person = await newPerson();
  await person.call(updateProfile, { body: { location: toLocation(area) } });
  await agree(person);
  return { person, subscription: await subscribe(person) };
}

async function countAudience() {
  const { people, states } = (await (await admin()).call(getPushAudience, {})).data;
  return { people, of: (state: string) => states.find((one) => one.state === state)?.people };
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

async function create(change: object = {}) {
  const title = `Flowers for mothers ${++made}`;
  const body = { title, text: 'Order by Friday.', path: '/market', ...change };
  return (await (await admin()).call(createCampaign, { body })).data;
}

const run = (at = inMinutes(1)) => runJob(test.cloud, 'sendCampaigns', at);

const pushedTo = (title: string) =>
  test.cloud.outbox
    .list()
    .filter(({ channel, subject }) => channel === 'push' && subject === title)
    .map(({ to }) => to);
const idOf = ({ endpoint }: { endpoint: string }) => endpoint.split('/').at(-1);

async function findListed({ id }: Campaign) {
  const { data } = await (await admin()).call(listCampaigns, { query: { per_page: 100 } });
  return data.find((one) => one.id === id);
}

describe('a push campaign', () => {
  it('goes once to each who agreed, even if run twice at once', async () => {
    const { subscription } = await member();
    const unasked = await subscribe(await newPerson());
    const campaign = await create();
    await Promise.all([run(), run()]);
    await run();
    const to = pushedTo(campaign.title);
    expect(to.filter((one) => one === idOf(subscription))).toHaveLength(1);
    expect(new Set(to).size).toBe(to.length);
    expect(to).not.toContain(idOf(unasked));
    expect(await findListed(campaign)).toMatchObject({ status: 'sent', people: to.length });
    const audit = await (await admin()).call(listAudit, { query: { object: `campaign:${campaign.id}` } });
    expect(audit.data.map(({ act }) => act)).toEqual(['campaign.created']);
  });

  it('goes to the users of one state alone', async () => {
    const [sydney, perth] = [await member(), await member('Perth WA 6000')];
    const campaign = await create({ state: 'WA' });
    await run();
    expect(pushedTo(campaign.title)).toContain(idOf(perth.subscription));
    expect(pushedTo(campaign.title)).not.toContain(idOf(sydney.subscription));
  });

  it('waits for its time unless canceled', async () => {
    await member();
    const [sent, canceled] = [
      await create({ send_at: inMinutes(60).toISOString() }),
      await create({ send_at: inMinutes(60).toISOString() }),
    ];
    await run();
    expect(pushedTo(sent.title)).toEqual([]);
    const params = { id: canceled.id };
    await (await admin()).call(cancelCampaign, { params });
    await run(inMinutes(61));
    expect(pushedTo(sent.title)).not.toEqual([]);
    expect(pushedTo(canceled.title)).toEqual([]);
    expect(await findListed(canceled)).toMatchObject({ status: 'canceled' });
    const cancel = async (id: string) => (await admin()).send(cancelCampaign, { params: { id } });
    expect((await cancel(sent.id)).failure.code).toBe('CAMPAIGN.BEGUN');
    expect((await cancel('nobody')).status).toBe(404);
  });

  it('does not reach a user who withdrew after it was made', async () => {
    const { person, subscription } = await member();
    const campaign = await create();
    await agree(person, false);
    await run();
    expect(pushedTo(campaign.title)).not.toContain(idOf(subscription));
  });

  it.each([
    ['without a title', { title: ' ' }],
    ['to another host', { path: '//evil.example' }],
    ['to another host by a backslash', { path: '/\\evil.example' }],
    ['to a script', { path: 'javascript:alert(1)' }],
    ['with a text of more letters', { text: 'x'.repeat(151) }],
  ])('rejects %s', async (_, change) => {
    const body = { title: 'Flowers', text: 'Now', path: '/market', ...change };
    expect((await (await admin()).send(createCampaign, { body })).status).toBe(422);
  });
});

describe('the audience', () => {
  it('counts by state as consent and addresses change', async () => {
    const before = await countAudience();
    const { person, subscription } = await member('Hobart TAS 7000');
    const joined = await countAudience();
    expect([joined.people, joined.of('TAS')]).toEqual([before.people + 1, (before.of('TAS') ?? 0) + 1]);
    await agree(person, false);
    expect((await countAudience()).people).toBe(before.people);
    await agree(person);
    await subscribe(person);
    expect((await countAudience()).people).toBe(joined.people);
    await person.call(unsubscribeFromPush, { body: { endpoint: subscription.endpoint } });
    expect((await countAudience()).people).toBe(joined.people);
  });

  it('follows a user to another state, and leaves out a locked account', async () => {
    const before = await countAudience();
    const { person } = await member('Hobart TAS 7000');
    await person.call(updateProfile, { body: { location: toLocation('Perth WA 6000') } });
    await test.cloud.settle();
    const moved = await countAudience();
    expect([moved.people, moved.of('TAS')]).toEqual([before.people + 1, before.of('TAS')]);
    expect(moved.of('WA')).toBe((before.of('WA') ?? 0) + 1);
    const { id } = (await person.call(getMe, {})).data;
    await (await admin()).call(editUser, { params: { id }, body: { active: false } });
    await test.cloud.settle();
    expect((await countAudience()).people).toBe(before.people);
  });

  it('drops a user whose browser unsubscribed, once a campaign finds out', async () => {
    const { subscription } = await member();
    const { people } = await countAudience();
    test.cloud.push.unsubscribe(subscription.endpoint);
    await create();
    await run();
    expect((await countAudience()).people).toBe(people - 1);
  });
});
