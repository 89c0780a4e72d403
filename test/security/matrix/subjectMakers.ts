import type { CompanyWithStores } from '@bloomkin/lambdas/model/companies/companyWithStores.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import { propose } from '@bloomkin/lambdas/model/orders/proposal.ts';
import type { ProductItem } from '@bloomkin/lambdas/model/products/productEntity.ts';
import { addAddress, addRecipient } from '@bloomkin/shared/routes/users.ts';
import {
  CampaignId,
  CategoryId,
  CollectionId,
  type CompanyId,
  StoreId,
} from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import * as z from 'zod';
import { aCart, aReview } from '#support/buyerItems.ts';
import { aDiscount, aFlorist, aProduct, aProductType, aStoredPhoto } from '#support/catalogueItems.ts';
import type { Person, SeedData, TestBackend } from '#support/testBackend.ts';

/** What a subject is made for. */
export interface Scene {
  backend: TestBackend;
  seed: SeedData;
  /** The caller; for a guest the owner of the 'own' objects. */
  caller: Person;
}

const AddressBook = z.object({ data: z.array(z.object({ id: z.string(), label: z.string() })) });

const Made = z.object({ data: z.object({ id: z.string() }) });
const Claims = z.object({ origin_jti: z.string() });

export async function makeOrder(backend: TestBackend, made: OrderItem): Promise<string> {
  await backend.put({ orders: [made] });
  return made.id;
}

/** A change of it waits for the buyer. */
export function withProposal(made: OrderItem): OrderItem {
  const payBy = new Date(Date.now() + 60 * 60_000);
  const edited = { ...made, totalCents: made.totalCents + 1000 };
  return propose(made, edited, { by: 'Florist', now: new Date(), dueCents: 1000, payBy });
}

export async function makeProduct(backend: TestBackend, made: ProductItem): Promise<string> {
  await backend.put({ products: [made] });
  return made.id;
}

/** The public id of a photo of a new product. */
export async function makePhoto(backend: TestBackend, companyId: CompanyId): Promise<string> {
  const made = aProduct(companyId, { photos: [aStoredPhoto(), aStoredPhoto()] });
  await backend.put({ products: [made] });
  return `${made.id}_${made.photos[1]?.id}`;
}

export async function makeProductType(backend: TestBackend, companyId: CompanyId | null): Promise<string> {
  const made = aProductType(companyId);
  await backend.putInCatalogue({ productTypes: [made] });
  return made.id;
}

export async function makeDiscount(backend: TestBackend, ownerId: string): Promise<string> {
  const made = aDiscount(ownerId, { active: false });
  await backend.put({ discounts: [made] });
  return made.id;
}

export async function makeCategory(backend: TestBackend): Promise<string> {
  const id = CategoryId.parse(ulid());
  const about = { name: 'Moss', active: true, parentId: null, position: 9, photo: null, revision: 1 };
  await backend.putInCatalogue({ categories: [{ id, ...about }] });
  return id;
}

export async function makeCollection(backend: TestBackend): Promise<string> {
  const id = CollectionId.parse(ulid());
  const about = { name: 'Moss', description: '', photo: null, popular: false, active: true, flags: [] };
  await backend.putInCatalogue({ collections: [{ id, ...about, productIds: [], revision: 1 }] });
  return id;
}

/** It waits for its time. */
export async function makeCampaign(): Promise<string> {
  const [{ insertCampaign }, { transact }] = await Promise.all([
    import('@bloomkin/lambdas/model/messages/campaigns/campaignEntity.ts'),
    import('@bloomkin/lambdas/platform/table/transact.ts'),
  ]);
  const id = CampaignId.parse(ulid());
  const [sendAt, createdAt] = ['2099-01-01T00:00:00.000Z', new Date().toISOString()];
  const content = { title: 'Flowers', text: 'Now', path: '/market', state: null, by: 'Robin' };
  const begin = { status: 'scheduled', cursor: '', reached: 0, version: 0 } as const;
  await transact(insertCampaign({ ...content, ...begin, id, sendAt, createdAt }));
  return id;
}

export async function makeReview({ backend, seed, caller }: Scene, own: boolean): Promise<string> {
  const reviewed = aProduct(seed.thorn.company.id);
  const made = aReview(own ? caller.user : seed.stranger, reviewed);
  await backend.put({ products: [reviewed], reviews: [made] });
  return made.id;
}

/** Makes a review of a company's product, by another user. */
export async function makeCompanyReview({ backend, seed }: Scene, companyId: CompanyId): Promise<string> {
  const reviewed = aProduct(companyId);
  const made = aReview(seed.stranger, reviewed);
  await backend.put({ products: [reviewed], reviews: [made] });
  return made.id;
}

/** A person has one cart: a fresh one takes its place. */
export async function makeCart({ backend, seed, caller }: Scene, own: boolean): Promise<string> {
  const made = aCart(own ? caller.user : seed.stranger, seed.roses.thorn);
  await backend.put({ carts: [made] });
  return made.hash;
}

/** The id of a new entry of a person's address book. */
export async function makeAddress(backend: TestBackend, person: Person): Promise<string> {
  const body = { label: ulid(), address: '20 King St, Newtown NSW 2042', lat: -33.8977, lng: 151.1793 };
  const { text } = await backend.handlers.call(addAddress, { body, token: person.token });
  const { data } = AddressBook.parse(JSON.parse(text));
  return data.find(({ label }) => label === body.label)?.id ?? '';
}

/** A store beside the others of a company, put into the table: calls would reach the limit of a company. */
export async function makeStore({ company, stores: [first] }: CompanyWithStores): Promise<string> {
  const [{ storeEntity, storeLookupEntity }, { putItem }] = await Promise.all([
    import('@bloomkin/lambdas/model/stores/storeEntity.ts'),
    import('@bloomkin/lambdas/platform/table/write.ts'),
  ]);
  if (!first) throw new Error('A florist without a store');
  const store = { ...first, id: StoreId.parse(ulid()), companyId: company.id };
  await Promise.all([putItem(storeEntity, store), putItem(storeLookupEntity, store)]);
  return store.id;
}

/** A saved recipient of a user. */
export async function makeRecipient(backend: TestBackend, { user, token }: Person): Promise<string> {
  const call = { params: { id: user.id }, body: { fio: 'Mum' }, token };
  const { text } = await backend.handlers.call(addRecipient, call);
  return Made.parse(JSON.parse(text)).data.id;
}

/** A new sign-in of a person, as its token names it. */
export async function makeSession(backend: TestBackend, { user }: Pick<Person, 'user'>): Promise<string> {
  const [, claims = ''] = (await backend.signIn(user)).token.split('.');
  const { origin_jti } = Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  return origin_jti;
}

export async function makeInactiveFlorist(backend: TestBackend): Promise<string> {
  const closed = aFlorist('Closed', { active: false });
  await backend.put({ companies: [closed] });
  return closed.company.id;
}
