import { listAreaAlerts, saveAreaAlert } from '@bloomkin/shared/routes/marketing.ts';
import { setDeliveryZones, setWorkingTime } from '@bloomkin/shared/routes/stores.ts';
import { localTime, marketTimeZone, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import { describe, expect, it } from 'vitest';
import { runJob } from '#support/jobs.ts';
import { sentTo } from '#support/outbox.ts';
import { newBuyer } from '#support/people.ts';
import { aZone, everyDay, storeFixture } from './storeFixture.ts';

const { test, atWork, newStore } = storeFixture();

const noon = toInstant(localTime(new Date(), marketTimeZone).day, '12:00', marketTimeZone);
const wilcannia = { address: 'Wilcannia NSW 2836', lat: -31.56, lng: 143.38 };

async function waitingBuyer(place = wilcannia) {
  const api = test.visitor();
  const { id, phone } = await newBuyer(api);
  const save = (about: object = {}) =>
    api.send(saveAreaAlert, { body: { ...place, wanted: true, ...about } });
  const places = async () => (await api.call(listAreaAlerts, {})).data;
  const messages = async () => {
    await test.cloud.settle();
    const sent = await sentTo(test.cloud.url, phone);
    return sent.map(({ text }) => text).filter((text) => text.includes('now delivers'));
  };
  await save();
  return { id, save, places, messages };
}

const tell = () => runJob(test.cloud, 'remindOfDays', noon);

describe('places where a person waits for a florist', () => {
  it('holds each place of its own person once, at most five, until it is taken back', async () => {
    const [ruby, rosie] = [await waitingBuyer(), await waitingBuyer()];
    await Promise.all([ruby.save(), ruby.save()]);
    expect(await ruby.places()).toEqual([wilcannia]);
    for (const lat of [-31.1, -31.2, -31.3, -31.4]) expect((await ruby.save({ lat })).status).toBe(200);
    expect((await ruby.save({ lat: -31.5 })).failure.code).toBe('AREA_ALERT.TOO_MANY');
    expect((await ruby.save()).status).toBe(200);
    for (let time = 1; time <= 2; time++) expect((await ruby.save({ wanted: false })).status).toBe(200);
    expect(await ruby.places()).toHaveLength(4);
    expect(await rosie.places()).toEqual([wilcannia]);
  });

  it('tells once when a florist delivers there, even from two runs at a time', async () => {
    const store = await newStore('9 Smith St, Longreach QLD 4730');
    const { lat, lng } = store.location;
    const longreach = { address: 'Longreach QLD 4730', lat, lng };
    const [ruby, gone] = [await waitingBuyer(longreach), await waitingBuyer(longreach)];
    await ruby.save(wilcannia);
    await tell();
    expect(await ruby.messages()).toEqual([]);
    const params = { id: store.id };
    await atWork().florist.call(setWorkingTime, { params, body: { working_times: everyDay } });
    await atWork().florist.call(setDeliveryZones, { params, body: { delivery_zones: [aZone(store)] } });
    const [{ tellOfAreas }, { closeAccount }, { findUser }] = await Promise.all([
      import('@bloomkin/lambdas/events/schedules/tellOfAreas.ts'),
      import('@bloomkin/lambdas/model/ownData/closeAccount.ts'),
      import('@bloomkin/lambdas/model/users/userEntity.ts'),
    ]);
    const user = await findUser(gone.id);
    if (user) await closeAccount(user, new Date());
    await test.cloud.settle();
    await Promise.all([tellOfAreas(noon), tellOfAreas(noon)]);
    await tell();
    expect(await ruby.messages()).toEqual([
      expect.stringMatching(
        /^Bloomkin: A florist now delivers to Longreach\. See what can arrive: .+\/florists\/longreach-4730$/,
      ),
    ]);
    expect(await gone.messages()).toEqual([]);
    expect(await ruby.places()).toEqual([wilcannia]);
  });
});
