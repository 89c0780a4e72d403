import { checkout, updateCart } from '@bloomkin/shared/routes/cart.ts';
import {
  answerReminder,
  changeMarketingConsent,
  getMarketingConsent,
  getReminder,
} from '@bloomkin/shared/routes/marketing.ts';
import {
  addRecipient,
  deleteRecipient,
  listRecipients,
  markOccasion,
  updateRecipient,
} from '@bloomkin/shared/routes/users.ts';
import type { MarkChange } from '@bloomkin/shared/rules/occasions.ts';
import { addDays, localTime, marketTimeZone, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import { describe, expect, it } from 'vitest';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
import { sentTo } from '#support/outbox.ts';
import { newBuyer } from '#support/people.ts';
import { fillCart, pickProduct } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

const today = localTime(new Date(), marketTimeZone).day;
const noon = toInstant(today, '12:00', marketTimeZone);
const night = toInstant(today, '20:30', marketTimeZone);
/** In the week in which it is reminded of. */
const inSixDays = addDays(today, 6);
const year = Number(inSixDays.slice(0, 4));

async function keepMum(days: { kind: 'anniversary'; date: string }[] = []) {
  const api = test.visitor();
  const { id, phone } = await newBuyer(api);
  const params = { id };
  const body = { fio: 'Margaret Hall', birthday: `1957${inSixDays.slice(4)}`, days };
  const { data } = await api.call(addRecipient, { params, body });
  const rid = data.id;
  const mark = async (body: MarkChange) => (await api.call(markOccasion, { params: { rid }, body })).data;
  const markDay = (change: 'remind' | 'off' | 'not_this_year' | 'this_year' | 'never' | 'again') =>
    mark({ change, day: 'birthday', year });
  const reminders = async () => {
    await test.cloud.settle();
    return (await sentTo(test.cloud.url, phone)).filter(({ text }) => text.includes('/day/'));
  };
  const show = async () => (await api.call(listRecipients, { params })).data[0];
  return { api, params: { id, rid }, data, mark, markDay, reminders, show };
}

const remind = (at = noon) => runJob(test.cloud, 'remindOfDays', at);
const tokenIn = (text = '') => /\/day\/([\w-]{22})$/.exec(text)?.[1] ?? '';

describe('the reminder of a day', () => {
  it('goes out once by day, even from two runs at a time', async () => {
    const { markDay, reminders } = await keepMum();
    await remind();
    expect(await reminders()).toEqual([]);
    expect((await markDay('remind')).days).toMatchObject([{ id: 'birthday', remind: true }]);
    await remind(night);
    expect(await reminders()).toEqual([]);
    await Promise.all([remind(), remind()]);
    await remind();
    const sent = await reminders();
    expect(sent.map(({ text }) => text.replace(tokenIn(text), '…'))).toEqual([
      expect.stringMatching(
        /^Bloomkin: Margaret Hall’s birthday is on .+\. Send flowers, or no reminders: .+\/day\/…$/,
      ),
    ]);
  });

  it.each([
    ['never', 'again'],
    ['not_this_year', 'this_year'],
    ['off', 'remind'],
    ['quiet', 'speak'],
  ] as const)('stays away after %s, and comes after %s', async (no, yes) => {
    const { mark, markDay, reminders } = await keepMum();
    await markDay('remind');
    const change = (one: typeof no | typeof yes) =>
      one === 'quiet' || one === 'speak' ? mark({ change: one }) : markDay(one);
    await change(no);
    await remind();
    expect(await reminders()).toEqual([]);
    await change(yes);
    await remind();
    expect(await reminders()).toHaveLength(1);
  });

  it('stays away when the no, or another date, comes after it was claimed', async () => {
    const { api, markDay, reminders, params } = await keepMum();
    await markDay('remind');
    await remind();
    const [first] = await reminders();
    const { sendDayReminder } = await import('@bloomkin/lambdas/model/messages/occasions/sendDayReminder.ts');
    const send = () => sendDayReminder({ kind: 'day_reminder', token: tokenIn(first?.text) }, noon);
    // Stands for a message that waited in the outbox.
    await send();
    expect(await reminders()).toHaveLength(2);
    await markDay('never');
    await send();
    await markDay('again');
    const birthday = `1957${addDays(today, 7).slice(4)}`;
    await api.call(updateRecipient, { params, body: { fio: 'Margaret Hall', birthday } });
    await send();
    expect(await reminders()).toHaveLength(2);
  });
});

describe('the link in a reminder', () => {
  async function openLink() {
    const kept = await keepMum();
    await kept.markDay('remind');
    await remind();
    const [sent] = await kept.reminders();
    const guest = test.visitor();
    const params = { token: tokenIn(sent?.text) };
    const view = async () => (await guest.call(getReminder, { params })).data;
    const say = async (change: 'not_this_year' | 'this_year' | 'never' | 'again' | 'off_all') =>
      (await guest.call(answerReminder, { params, body: { change } })).data;
    return { ...kept, view, say };
  }

  it('shows the day and changes nothing, each no takes one call and can be taken back', async () => {
    const { view, say, show, data } = await openLink();
    const shown = await view();
    expect(shown).toEqual({
      ...{ recipient_id: data.id, recipient: 'Margaret Hall', kind: 'birthday', label: '', day: inSixDays },
      ...{ not_this_year: false, never: false, agreed: true },
    });
    expect(await view()).toEqual(shown);
    for (const [no, yes, field] of [
      ['not_this_year', 'this_year', 'not_this_year'],
      ['never', 'again', 'never'],
    ] as const) {
      expect((await say(no))[field]).toBe(true);
      expect((await say(no))[field]).toBe(true);
      expect((await say(yes))[field]).toBe(false);
    }
    await say('never');
    expect((await show())?.days).toMatchObject([{ never: true }]);
  });

  it('ends all reminders and leaves offers alone; only signed in they begin again', async () => {
    const { api, view, say, show } = await openLink();
    await api.call(changeMarketingConsent, { body: { agreed: true } });
    expect((await say('off_all')).agreed).toBe(false);
    expect((await view()).agreed).toBe(false);
    const { data } = await api.call(getMarketingConsent, {});
    expect([data.agreed, data.reminders.agreed, data.reminders.source]).toEqual([true, false, 'mail_link']);
    expect((await show())?.days).toMatchObject([{ remind: true }]);
  });

  it('still ends all reminders once the person is deleted from the book', async () => {
    const { api, params, view, say } = await openLink();
    await api.call(deleteRecipient, { params });
    expect(await view()).toMatchObject({ recipient_id: null, recipient: '', agreed: true });
    expect((await say('never')).recipient_id).toBeNull();
    expect((await say('off_all')).agreed).toBe(false);
  });
});

describe('flowers for a loss', () => {
  it.each([
    ['the buyer says so', { sympathy: true, card_message: 'With love' }],
    ['the card does', { card_message: 'We are so sorry for your loss.' }],
  ])('end the reminders of the person when %s, until they are lifted', async (_, details) => {
    const { api, mark, markDay, reminders, show } = await keepMum();
    await markDay('remind');
    const cart = await fillCart(api, await pickProduct(api));
    const params = { id: cart.cart_hash };
    const recipient = { fio: 'margaret hall', phone: '0491 570 156' };
    const { data: filled } = await api.call(updateCart, { params, body: { recipient, ...details } });
    await api.call(checkout, { params, body: { expected_total: filled.total } });
    expect((await show())?.quiet).toMatchObject({ why: 'sympathy' });
    await remind();
    expect(await reminders()).toEqual([]);
    await mark({ change: 'speak' });
    await remind();
    expect(await reminders()).toHaveLength(1);
  });
});

describe('days of a recipient', () => {
  it('keep their marks while their date changes, and lose them once removed', async () => {
    const { api, params, mark } = await keepMum([{ kind: 'anniversary', date: '02-29' }]);
    const body = { fio: 'Margaret Hall' };
    const day = (await mark({ change: 'speak' })).days[1];
    expect(day).toMatchObject({ kind: 'anniversary', date: '02-29', remind: false });
    await mark({ change: 'never', day: day?.id ?? '', year });
    const moved = { id: day?.id ?? '', kind: 'anniversary' as const, date: '03-01' };
    const { data } = await api.call(updateRecipient, { params, body: { ...body, days: [moved] } });
    expect(data.days).toEqual([{ ...moved, label: '', remind: false, never: true, skip_years: [] }]);
    const kept = await api.call(updateRecipient, { params, body });
    expect(kept.data.days).toEqual(data.days);
    const again = await api.call(updateRecipient, {
      params,
      body: { ...body, days: [{ kind: 'mothers_day' }] },
    });
    expect(again.data.days).toMatchObject([{ kind: 'mothers_day', date: null, never: false }]);
  });

  it('answer 422 without a date that exists, or without a name', async () => {
    const { api, params } = await keepMum();
    for (const day of [
      { kind: 'anniversary' },
      { kind: 'anniversary', date: '02-30' },
      { kind: 'mothers_day', date: '05-10' },
      { kind: 'other', date: '12-25' },
    ] as const)
      expect((await api.send(updateRecipient, { params, body: { fio: 'M', days: [day] } })).status).toBe(422);
    expect(
      (
        await api.send(markOccasion, {
          params: { rid: params.rid },
          body: { change: 'never', day: 'x', year },
        })
      ).status,
    ).toBe(404);
  });
});
