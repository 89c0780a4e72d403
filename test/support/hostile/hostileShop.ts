import type { UserItem } from '@bloomkin/lambdas/model/users/userEntity.ts';
import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { marketOwner } from '@bloomkin/shared/rules/discount.ts';
import { CampaignId, CollectionId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { aCart, anOrderFor, aReview } from '#support/buyerItems.ts';
import { aDiscount, aFlorist, aProduct, aProductType, categoryId, typeId } from '#support/catalogueItems.ts';
import { TestBackend } from '#support/testBackend.ts';
import { hostileHtml } from './hostileHtml.ts';

const marker = '<img src=x onerror="window.hostileRan=1">';

/** Short enough for a name, and breaks out of text, attributes and scripts alike. */
const hostileName = `${marker}"'></script><script>window.hostileRan=1;alert(1)</script><svg/onload=alert(1)>`;
const hostileText = [marker, ...hostileHtml].join('\n');

/** Each opens something that hides what follows, so that every evasion stands at the beginning of a text. */
const documentNames = ['legacy', 'privacy', 'shipping', 'refund', 'user_agreement'];
const hostileDocument = (index: number): string =>
  hostileHtml
    .filter((_, at) => at % documentNames.length === index)
    .map((html) => `<p>${html}</p>`)
    .concat(marker)
    .join('\n');

type Pages = readonly string[];

export interface HostileShop {
  password: string;
  /** The logins. */
  people: Record<'buyer' | 'vendor' | 'admin', string>;
  pages: Record<'guest' | 'buyer' | 'vendor' | 'admin', Pages>;
}

/** The first message that an admin's settings show, with its preview and history. */
async function putNotificationTexts(at: string): Promise<void> {
  const [{ settingsEntity, settingsVersionEntity }, { putItem }] = await Promise.all([
    import('@bloomkin/lambdas/model/marketSettings/settingsEntity.ts'),
    import('@bloomkin/lambdas/platform/table/write.ts'),
  ]);
  const paid = { subject: hostileName, heading: hostileName, text: hostileText, sms: hostileName };
  const settings = { area: 'notifications' as const, values: { texts: { paid } }, at, by: hostileName };
  await putItem(settingsEntity, { ...settings, version: 1 });
  await putItem(settingsVersionEntity, { ...settings, number: '000001' });
}

/** What an admin did, by names that were theirs. */
async function putAct(admin: UserItem, at: string): Promise<void> {
  const [{ insertAudit }, { transact }] = await Promise.all([
    import('@bloomkin/lambdas/model/audit/auditEntity.ts'),
    import('@bloomkin/lambdas/platform/table/transact.ts'),
  ]);
  const act = insertAudit({
    ...{ id: ulid(), at, byId: admin.id, byName: hostileName, byRole: 'ROLE_ADMIN' },
    ...{ act: 'user.edited', objectId: admin.id, objectName: hostileName, reason: hostileText.slice(0, 500) },
    ...{ address: '203.0.113.7', device: hostileName, requestId: 'r1' },
    changes: [{ field: 'Name', before: hostileName, after: hostileName }],
  });
  await transact({ act });
}

async function putCampaign(at: string): Promise<void> {
  const [{ campaignEntity }, { putItem }] = await Promise.all([
    import('@bloomkin/lambdas/model/messages/campaigns/campaignEntity.ts'),
    import('@bloomkin/lambdas/platform/table/write.ts'),
  ]);
  await putItem(campaignEntity, {
    ...{ id: CampaignId.parse(ulid()), title: hostileName, text: hostileText.slice(0, 300), path: '/' },
    ...{ state: null, by: hostileName, sendAt: at, status: 'sent', cursor: '' },
    ...{ reached: 0, createdAt: at, version: 1 },
  });
}

/** A shop whose every text is an evasion, written to the table past all checks. */
export async function openHostileShop(cloud: LocalCloud): Promise<HostileShop> {
  const backend = await TestBackend.open(cloud);
  const revision = 1;
  const name = hostileName;
  const florist = aFlorist(name, { name, description: hostileText });
  const stores = florist.stores.map((store) => ({ ...store, name }));
  const company = { ...florist, stores };
  const product = aProduct(florist.company.id, {
    ...{ name, description: hostileText, categoryName: name, typeName: name },
    parameters: [{ parameterId: 'note', name, type: 'value', values: [name] }],
  });
  const collection = { id: CollectionId.parse(ulid()), photo: null, flags: [], productIds: [product.id] };
  await backend.putInCatalogue({
    companies: [company],
    products: [product],
    categories: [{ id: categoryId, name, active: true, parentId: null, position: 1, photo: null, revision }],
    productTypes: [aProductType(null, { id: typeId, name })],
    discounts: [aDiscount(marketOwner, { name })],
    collections: [{ ...collection, name, description: hostileText, popular: true, active: true, revision }],
    documents: documentNames.map((document, index) => ({
      ...{ id: document, name: document, title: name, text: hostileDocument(index), version: 1 },
      savedBy: null,
      updatedAt: florist.company.createdAt,
    })),
  });
  const [buyer, vendor, admin] = await Promise.all([
    backend.createUser({ fio: name, roles: ['ROLE_BUYER'] }),
    backend.createUser({ fio: name, roles: ['ROLE_VENDOR'], company: florist.company }),
    backend.createUser({ fio: name, roles: ['ROLE_ADMIN'] }),
  ]);
  const order = {
    ...anOrderFor(buyer, company, product),
    ...{ comment: hostileText.slice(0, 2000), cardMessage: name, unitOffice: name },
    recipient: { fio: name, phone: '+61491570156' },
  };
  const recipient = {
    ...{
      id: UserId.parse(ulid()),
      ownerId: buyer.id,
      roles: ['ROLE_RECIPIENT'] as ['ROLE_RECIPIENT'],
      fio: name,
    },
    ...{
      phone: '',
      email: '',
      relation: name,
      birthday: null,
      note: hostileText.slice(0, 500),
      address: null,
    },
    createdAt: order.createdAt,
  };
  const at = order.createdAt;
  await backend.put({
    orders: [order],
    reviews: [{ ...aReview(buyer, product), text: hostileText, reply: { text: hostileText, at } }],
    carts: [{ ...aCart(buyer, product), touchedAt: new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString() }],
    savedContacts: [
      {
        ownerId: buyer.id,
        recipients: [recipient],
        addressBook: { userId: buyer.id, addresses: [], version: 1 },
      },
    ],
  });
  const { addMessage } = await import('@bloomkin/lambdas/model/messages/messageEntity.ts');
  for (const { id } of [buyer, vendor, admin])
    await addMessage(id, 'hostile', { subject: name, text: hostileText, path: null }, new Date());
  await putNotificationTexts(at);
  await putAct(admin, at);
  await putCampaign(at);
  await cloud.settle();
  return {
    password: 'Snow-Gum-2026',
    people: { buyer: buyer.login, vendor: vendor.login, admin: admin.login },
    pages: {
      guest: [
        paths.home(),
        paths.newArrivals(),
        paths.category(categoryId),
        paths.florist(florist.company.id),
        paths.product(product.id),
      ],
      buyer: [paths.myOrders(), paths.order(order.id), paths.recipients(), paths.profile(), paths.cart()],
      vendor: [
        paths.orders(),
        paths.orderView(order.id),
        paths.orderEdit(order.id),
        paths.products(),
        paths.productEdit(product.id),
        paths.reviews(),
        paths.messages(),
        paths.companySettings(),
        paths.stores(),
      ],
      // Pages that the vendor sees too are looked at there.
      admin: [
        paths.abandoned(),
        paths.buyers(),
        paths.allRecipients(),
        paths.user(buyer.id),
        paths.companies(),
        paths.companyEdit(florist.company.id),
        paths.categoryList(),
        paths.collections(),
        paths.params(),
        paths.discounts(),
        paths.campaigns(),
        paths.audit(),
        `${paths.marketSettings()}?tab=messages`,
        `/documents/${documentNames[0]}`,
      ],
    },
  };
}
