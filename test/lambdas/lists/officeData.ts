import type { AuditItem } from '@bloomkin/lambdas/model/audit/auditEntity.ts';
import type { CampaignItem } from '@bloomkin/lambdas/model/messages/campaigns/campaignEntity.ts';
import type { Row } from '@bloomkin/local/demo/row.ts';
import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import { marketOwner } from '@bloomkin/shared/rules/discount.ts';
import { CampaignId, type UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { aCart } from '#support/buyerItems.ts';
import { aDiscount, aFlorist, aProduct, aProductType, categoryId, now } from '#support/catalogueItems.ts';
import { emptyDemoData } from '#support/emptyDemoData.ts';
import {
  makeOrders,
  makePeople,
  makeRecipients,
  makeReviews,
  toOrderRows,
  toPeopleRows,
  toRecipientRows,
  toReviewRows,
} from '#support/manyRows.ts';

const days = 70;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Connect the modules first. */
export async function makeOffice(admin: UserId) {
  const florist = aFlorist('Petal');
  const companyId = florist.company.id;
  const products = many(40, (at) => aProduct(companyId, { name: `Posy ${at}` }));
  const [product = aProduct(companyId)] = products;
  const people = await makePeople({ count: 360, days, seed: 1 });
  return {
    ...{ florist, products, product, people, admin },
    florists: [florist, ...many(30, (at) => aFlorist(`Thorn ${at}`))],
    recipients: makeRecipients({ count: 80, days, seed: 4 }, people),
    reviews: makeReviews({ count: 120, days, seed: 2 }, people, product),
    orders: await makeOrders({ count: 160, days, seed: 3, open: 24 }, florist, people),
    carts: people.slice(0, 80).map((person, at) => ({
      ...aCart(person, product),
      ...{ touchedAt: hoursAgo(at + 2), remindedAt: at % 3 === 0 ? hoursAgo(1) : null },
    })),
    discounts: many(24, () => aDiscount(companyId, { categoryId })),
    marketDiscounts: many(24, () => aDiscount(marketOwner, { companyId, categoryId })),
    types: many(8, () => aProductType(null)),
    managers: people.slice(0, 80).map(({ id }) => ({ companyId, userId: id })),
    campaigns: many(80, aCampaign),
    acts: many(80, () => anAct(admin)),
    messages: many(80, (at) => `Message ${at}`),
  };
}
export type Office = Awaited<ReturnType<typeof makeOffice>>;

function aCampaign(): CampaignItem {
  const about = { title: 'Spring', text: 'Peonies are here', path: '/', state: null, by: 'Kim Lee' };
  return {
    ...{ ...about, id: CampaignId.parse(ulid()), sendAt: now(), status: 'sent', cursor: '' },
    ...{ reached: 0, createdAt: now(), version: 1 },
  };
}

const anAct = (byId: UserId): AuditItem => ({
  ...{ id: ulid(), at: now(), byId, byName: 'Kim Lee', byRole: 'ROLE_ADMIN', act: 'review.deleted' },
  ...{
    objectId: 'r1',
    objectName: 'A review',
    changes: [],
    reason: '',
    address: '',
    device: '',
    requestId: '',
  },
});

/** The first so many of everything. */
export function takeShare(office: Office, share: number): Office {
  const first = <T>(all: readonly T[]): T[] => all.slice(0, Math.ceil(all.length * share));
  return {
    ...office,
    florists: first(office.florists),
    products: first(office.products),
    people: first(office.people),
    recipients: first(office.recipients),
    reviews: first(office.reviews),
    orders: first(office.orders),
    carts: first(office.carts),
    discounts: first(office.discounts),
    marketDiscounts: first(office.marketDiscounts),
    types: first(office.types),
    managers: first(office.managers),
    campaigns: first(office.campaigns),
    acts: first(office.acts),
    messages: first(office.messages),
  };
}

/** Rows are written over; acts and messages are added to those of the share before. */
export async function putOffice(
  { databaseFile = '' }: Pick<LocalCloud, 'databaseFile'>,
  office: Office,
  before?: Office,
): Promise<void> {
  const [{ BulkRows }, { transact }, { insertAudit }, { addMessage }] = await Promise.all([
    import('#support/bulkRows.ts'),
    import('@bloomkin/lambdas/platform/table/transact.ts'),
    import('@bloomkin/lambdas/model/audit/auditEntity.ts'),
    import('@bloomkin/lambdas/model/messages/messageEntity.ts'),
  ]);
  const bulk = new BulkRows(databaseFile);
  bulk.put(await toRows(office));
  bulk.close();
  for (const act of office.acts.slice(before?.acts.length ?? 0)) await transact({ act: insertAudit(act) });
  for (const text of office.messages.slice(before?.messages.length ?? 0))
    await addMessage(office.admin, text, { subject: text, text, path: null }, new Date());
}

export async function putPeopleWords(
  { databaseFile = '' }: Pick<LocalCloud, 'databaseFile'>,
  people: Office['people'],
): Promise<void> {
  const [{ BulkRows }, { listWordRows }] = await Promise.all([
    import('#support/bulkRows.ts'),
    import('@bloomkin/lambdas/model/users/list/peopleWordEntity.ts'),
  ]);
  const bulk = new BulkRows(databaseFile);
  bulk.put(listWordRows(people));
  bulk.close();
}

export async function putOrders(
  { databaseFile = '' }: Pick<LocalCloud, 'databaseFile'>,
  orders: Office['orders'],
): Promise<void> {
  const { BulkRows } = await import('#support/bulkRows.ts');
  const bulk = new BulkRows(databaseFile);
  bulk.put(await toOrderRows(orders));
  bulk.close();
}

async function toRows(office: Office): Promise<Row[]> {
  const [{ demoRows }, { catalogueRows }, { managerEntity }, { campaignEntity }] = await Promise.all([
    import('@bloomkin/local/demo/demoRows.ts'),
    import('@bloomkin/local/demo/catalogueRows.ts'),
    import('@bloomkin/lambdas/model/companies/managerEntity.ts'),
    import('@bloomkin/lambdas/model/messages/campaigns/campaignEntity.ts'),
  ]);
  const data = {
    ...emptyDemoData,
    companies: office.florists,
    products: office.products,
    productTypes: office.types,
    discounts: [...office.discounts, ...office.marketDiscounts],
    carts: office.carts,
  };
  return [
    ...demoRows(data),
    ...catalogueRows(data, new Date()),
    ...(await toPeopleRows(office.people)),
    ...(await toRecipientRows(office.recipients)),
    ...(await toReviewRows(office.reviews)),
    ...(await toOrderRows(office.orders)),
    ...office.managers.map((manager) => managerEntity.toItem(manager)),
    ...office.campaigns.map((campaign) => campaignEntity.toItem(campaign)),
  ];
}
