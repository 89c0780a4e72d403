import { paths } from '@bloomkin/shared/pages.ts';
import { checkout, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { getOrder, proposeSwap, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { addRecipient, markOccasion } from '@bloomkin/shared/routes/users.ts';
import { addDays, localTime, marketTimeZone, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { Api } from '#support/api.ts';
import { runJob } from '#support/jobs.ts';
import type { TestCloud } from '#support/localCloud.ts';
import { messageTo } from '#support/outbox.ts';
import { payByCard, settlePayments } from '#support/payments.ts';
import { newBuyer, newPhone, signInDemoUser } from '#support/people.ts';
import { fillCart, pickProductOf, pickRescuable, placeOrder, surryHills } from '#support/shopping.ts';

/** The path of a signed link in the newest message to a phone that has one. */
async function findLink({ cloud }: TestCloud, phone: string, start: string): Promise<string> {
  const { text } = await messageTo(cloud.url, phone, (message) => message.text.includes(start));
  return new RegExp(`${start}[\\w-]+`).exec(text)?.[0] ?? '';
}

/** A new buyer's paid order with a demo florist. */
export async function payForOrder(
  test: TestCloud,
  vendor: string,
  pick: (api: Api, companyId: string | undefined) => Promise<Product> = pickProductOf,
) {
  const [ruby, florist] = [test.visitor(), test.visitor()];
  const { phone } = await newBuyer(ruby);
  const { company } = await signInDemoUser(florist, vendor);
  const { id } = await placeOrder(ruby, await pick(ruby, company?.id));
  await payByCard(ruby, { id });
  await settlePayments(test.cloud);
  return { ruby, florist, phone, params: { id } };
}

/** The page on which a paid order's recipient says where the flowers may come. */
export async function askRecipient(test: TestCloud): Promise<string> {
  const ruby = test.visitor();
  await newBuyer(ruby);
  const { company } = await signInDemoUser(test.visitor(), 'vendor1');
  const cart = await fillCart(ruby, await pickProductOf(ruby, company?.id));
  const params = { id: cart.cart_hash };
  const suburb = { address: 'Surry Hills NSW 2010', lat: -33.884, lng: 151.212 };
  const recipient = { fio: 'Margaret Hall', phone: `0${newPhone()}` };
  const { data: filled } = await ruby.call(updateCart, {
    params,
    body: { address_later: true, location: suburb, recipient },
  });
  const { data: order } = await ruby.call(checkout, { params, body: { expected_total: filled.total } });
  await payByCard(ruby, order);
  await settlePayments(test.cloud);
  const { links } = (await ruby.call(getOrder, { params: { id: order.id } })).data;
  return paths.recipientPage(links?.recipient ?? '');
}

async function addRecipientWithBirthday(api: Api, id: string) {
  const birthday = `1957${addDays(localTime(new Date(), marketTimeZone).day, 6).slice(4)}`;
  const address = { ...surryHills, unitOffice: '', comment: '' };
  const body = { fio: 'Margaret Ellis', phone: '0491 570 157', birthday, address };
  return (await api.call(addRecipient, { params: { id }, body })).data;
}

/** The page of the message about that birthday. */
export async function remindOfBirthday(
  test: TestCloud,
  api: Api,
  { id, phone }: { id: string; phone: string },
): Promise<string> {
  const today = localTime(new Date(), marketTimeZone).day;
  const body = { change: 'remind' as const, day: 'birthday', year: Number(addDays(today, 6).slice(0, 4)) };
  await api.call(markOccasion, { params: { rid: (await addRecipientWithBirthday(api, id)).id }, body });
  await runJob(test.cloud, 'remindOfDays', toInstant(today, '12:00', marketTimeZone));
  return findLink(test, phone, '/day/');
}

/** A page for each kind of signed link, with a token that opens it. */
export async function openLinks(test: TestCloud): Promise<string[]> {
  const { ruby, florist, phone, params } = await payForOrder(test, 'vendor1');
  await florist.call(updateOrder, { params, body: { status: 'in_progress' } });
  await florist.call(proposeSwap, { params, body: { words: 'No peonies today. Garden roses?', back: 5 } });
  const { links } = (await ruby.call(getOrder, { params })).data;
  const lost = await payForOrder(test, 'vendor3', pickRescuable);
  const canceled = { status: 'canceled', reason: 'Our cool room broke' } as const;
  await lost.florist.call(updateOrder, { params: lost.params, body: canceled });
  await test.cloud.settle();
  await runJob(test.cloud, 'dueNotices');
  const reader = test.visitor();
  return [
    await findLink(test, phone, '/o/'),
    paths.claim(links?.claim ?? ''),
    await askRecipient(test),
    await remindOfBirthday(test, reader, await newBuyer(reader)),
    await findLink(test, lost.phone, '/rescue/'),
    paths.swap(links?.swap ?? ''),
  ];
}
