import type { CompanyWithStores } from '@bloomkin/lambdas/companies/companyWithStores.ts';
import { propose } from '@bloomkin/lambdas/orders/proposal.ts';
import { addAddress, addRecipient } from '@bloomkin/shared/routes/users.ts';
import { marketOwner } from '@bloomkin/shared/rules/discount.ts';
import {
  CampaignId,
  CategoryId,
  CollectionId,
  type CompanyId,
  StoreId,
} from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import * as z from 'zod';
import {
  aCart,
  aDiscount,
  aFlorist,
  aHash,
  anOrderFor,
  aProduct,
  aProductType,
  aReview,
  aStoredPhoto,
  categoryId,
} from '#support/items.ts';
import { newPerson } from '#support/newPerson.ts';
import type { Person, SeedData, TestBackend } from '#support/testBackend.ts';

/** The ids that a cell's call may use. */
export interface About {
  backend: TestBackend;
  seed: SeedData;
  /** The caller; for a guest the owner of the 'own' objects. */
  caller: Person;
  /** The subject's id. */
  id: string;
}

const AddressBook = z.object({ data: z.array(z.object({ id: z.string(), label: z.string() })) });

const Made = z.object({ data: z.object({ id: z.string() }) });
const Claims = z.object({ origin_jti: z.string() });

type Make = (about: Omit<About, 'id'>) => Promise<string> | string;

const missing: Make = () => ulid();

async function order(backend: TestBackend, made: ReturnType<typeof anOrderFor>): Promise<string> {
  await backend.put({ orders: [made] });
  return made.id;
}

/** A change of it waits for the buyer. */
function withProposal(made: ReturnType<typeof anOrderFor>): ReturnType<typeof anOrderFor> {
  const payBy = new Date(Date.now() + 60 * 60_000);
  const edited = { ...made, totalCents: made.totalCents + 1000 };
  return propose(made, edited, { by: 'Florist', now: new Date(), dueCents: 1000, payBy });
}

async function product(backend: TestBackend, made: ReturnType<typeof aProduct>): Promise<string> {
  await backend.put({ products: [made] });
  return made.id;
}

/** The public id of a photo of a new product. */
async function photo(backend: TestBackend, companyId: CompanyId): Promise<string> {
  const made = aProduct(companyId, { photos: [aStoredPhoto(), aStoredPhoto()] });
  await backend.put({ products: [made] });
  return `${made.id}_${made.photos[1]?.id}`;
}

async function productType(backend: TestBackend, companyId: CompanyId | null): Promise<string> {
  const made = aProductType(companyId);
  await backend.putInCatalogue({ productTypes: [made] });
  return made.id;
}

async function discount(backend: TestBackend, ownerId: string): Promise<string> {
  const made = aDiscount(ownerId, { active: false });
  await backend.put({ discounts: [made] });
  return made.id;
}

async function newCategory(backend: TestBackend): Promise<string> {
  const id = CategoryId.parse(ulid());
  const about = { name: 'Moss', active: true, parentId: null, position: 9, photo: null, revision: 1 };
  await backend.putInCatalogue({ categories: [{ id, ...about }] });
  return id;
}

async function newCollection(backend: TestBackend): Promise<string> {
  const id = CollectionId.parse(ulid());
  const about = { name: 'Moss', description: '', photo: null, popular: false, active: true, flags: [] };
  await backend.putInCatalogue({ collections: [{ id, ...about, productIds: [], revision: 1 }] });
  return id;
}

/** It waits for its time. */
async function newCampaign(): Promise<string> {
  const [{ insertCampaign }, { transact }] = await Promise.all([
    import('@bloomkin/lambdas/campaigns/campaignEntity.ts'),
    import('@bloomkin/lambdas/table/transact.ts'),
  ]);
  const id = CampaignId.parse(ulid());
  const [sendAt, createdAt] = ['2099-01-01T00:00:00.000Z', new Date().toISOString()];
  const content = { title: 'Flowers', text: 'Now', path: '/market', state: null, by: 'Robin' };
  const begin = { status: 'scheduled', cursor: '', reached: 0, version: 0 } as const;
  await transact(insertCampaign({ ...content, ...begin, id, sendAt, createdAt }));
  return id;
}

async function review({ backend, seed, caller }: Omit<About, 'id'>, own: boolean): Promise<string> {
  const reviewed = aProduct(seed.thorn.company.id);
  const made = aReview(own ? caller.user : seed.stranger, reviewed);
  await backend.put({ products: [reviewed], reviews: [made] });
  return made.id;
}

/** Of a company's product, by another user. */
async function companyReview({ backend, seed }: Omit<About, 'id'>, companyId: CompanyId): Promise<string> {
  const reviewed = aProduct(companyId);
  const made = aReview(seed.stranger, reviewed);
  await backend.put({ products: [reviewed], reviews: [made] });
  return made.id;
}

/** A person has one cart: a fresh one takes its place. */
async function cart({ backend, seed, caller }: Omit<About, 'id'>, own: boolean): Promise<string> {
  const made = aCart(own ? caller.user : seed.stranger, seed.roses.thorn);
  await backend.put({ carts: [made] });
  return made.hash;
}

/** The id of a new entry of a person's address book. */
async function address(backend: TestBackend, person: Person): Promise<string> {
  const body = { label: ulid(), address: '20 King St, Newtown NSW 2042', lat: -33.8977, lng: 151.1793 };
  const { text } = await backend.handlers.call(addAddress, { body, token: person.token });
  const { data } = AddressBook.parse(JSON.parse(text));
  return data.find(({ label }) => label === body.label)?.id ?? '';
}

/** A store beside the others of a company, put into the table: calls would reach the limit of a company. */
async function newStore({ company, stores: [first] }: CompanyWithStores): Promise<string> {
  const [{ storeEntity, storeLookupEntity }, { putItem }] = await Promise.all([
    import('@bloomkin/lambdas/companies/storeEntity.ts'),
    import('@bloomkin/lambdas/table/write.ts'),
  ]);
  if (!first) throw new Error('A florist without a store');
  const store = { ...first, id: StoreId.parse(ulid()), companyId: company.id };
  await Promise.all([putItem(storeEntity, store), putItem(storeLookupEntity, store)]);
  return store.id;
}

/** A saved recipient of a user. */
async function recipient(backend: TestBackend, { user, token }: Person): Promise<string> {
  const call = { params: { id: user.id }, body: { fio: 'Mum' }, token };
  const { text } = await backend.handlers.call(addRecipient, call);
  return Made.parse(JSON.parse(text)).data.id;
}

/** A new sign-in of a person, as its token names it. */
async function session(backend: TestBackend, { user }: Pick<Person, 'user'>): Promise<string> {
  const [, claims = ''] = (await backend.signIn(user)).token.split('.');
  const { origin_jti } = Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  return origin_jti;
}

async function inactiveFlorist(backend: TestBackend): Promise<string> {
  const closed = aFlorist('Closed', { active: false });
  await backend.put({ companies: [closed] });
  return closed.company.id;
}

/**
 * The subjects of calls, each with its columns. `own`: the caller's. `anothers`: a stranger's, of Thorn. `ofCompany`: a
 * neighbour's, of Petal, the company everybody is bound to, but not the caller's. `shown`: what everybody may look at.
 */
export const subjects = {
  nothing: { any: () => '' },
  order: {
    own: ({ backend, seed, caller }) => order(backend, anOrderFor(caller.user, seed.thorn, seed.roses.thorn)),
    ofCompany: ({ backend, seed }) =>
      order(backend, anOrderFor(seed.neighbour, seed.petal, seed.roses.petal)),
    anothers: ({ backend, seed }) => order(backend, anOrderFor(seed.stranger, seed.thorn, seed.roses.thorn)),
    missing,
  },
  proposedOrder: {
    own: ({ backend, seed, caller }) =>
      order(backend, withProposal(anOrderFor(caller.user, seed.thorn, seed.roses.thorn))),
    ofCompany: ({ backend, seed }) =>
      order(backend, withProposal(anOrderFor(seed.neighbour, seed.petal, seed.roses.petal))),
    anothers: ({ backend, seed }) =>
      order(backend, withProposal(anOrderFor(seed.stranger, seed.thorn, seed.roses.thorn))),
    missing,
  },
  cart: {
    own: (about) => cart(about, true),
    anothers: (about) => cart(about, false),
    missing: () => aHash(),
  },
  company: {
    own: ({ seed }) => seed.petal.company.id,
    anothers: ({ seed }) => seed.thorn.company.id,
    closed: ({ backend }) => inactiveFlorist(backend),
    missing,
  },
  store: {
    own: ({ seed }) => seed.petal.stores[0]?.id ?? '',
    anothers: ({ seed }) => seed.thorn.stores[0]?.id ?? '',
    missing,
  },
  newStore: {
    own: ({ seed }) => newStore(seed.petal),
    anothers: ({ seed }) => newStore(seed.thorn),
    missing,
  },
  product: {
    own: ({ backend, seed }) => product(backend, aProduct(seed.petal.company.id)),
    anothers: ({ backend, seed }) => product(backend, aProduct(seed.thorn.company.id)),
    ownHidden: ({ backend, seed }) => product(backend, aProduct(seed.petal.company.id, { active: false })),
    anothersHidden: ({ backend, seed }) =>
      product(backend, aProduct(seed.thorn.company.id, { active: false })),
    missing,
  },
  photo: {
    own: ({ backend, seed }) => photo(backend, seed.petal.company.id),
    anothers: ({ backend, seed }) => photo(backend, seed.thorn.company.id),
    missing,
  },
  productType: {
    own: ({ backend, seed }) => productType(backend, seed.petal.company.id),
    anothers: ({ backend, seed }) => productType(backend, seed.thorn.company.id),
    market: ({ backend }) => productType(backend, null),
    missing,
  },
  discount: {
    own: ({ backend, seed }) => discount(backend, seed.petal.company.id),
    anothers: ({ backend, seed }) => discount(backend, seed.thorn.company.id),
    market: ({ backend }) => discount(backend, marketOwner),
    missing,
  },
  review: {
    own: (about) => review(about, true),
    anothers: (about) => review(about, false),
    missing,
  },
  companyReview: {
    own: (about) => companyReview(about, about.seed.petal.company.id),
    anothers: (about) => companyReview(about, about.seed.thorn.company.id),
    missing,
  },
  person: {
    own: ({ caller }) => caller.user.id,
    anothers: ({ seed }) => seed.stranger.id,
    missing,
  },
  newcomer: { anothers: ({ backend }) => newPerson(backend), missing },
  address: {
    own: ({ backend, caller }) => address(backend, caller),
    anothers: async ({ backend, seed }) => address(backend, await backend.signIn(seed.stranger)),
    missing,
  },
  recipient: {
    own: ({ backend, caller }) => recipient(backend, caller),
    anothers: async ({ backend, seed }) => recipient(backend, await backend.signIn(seed.stranger)),
    missing,
  },
  session: {
    own: ({ backend, caller }) => session(backend, caller),
    anothers: ({ backend, seed }) => session(backend, { user: seed.stranger }),
    missing,
  },
  category: { shown: () => categoryId, missing },
  newCategory: { shown: ({ backend }) => newCategory(backend), missing },
  collection: { shown: ({ seed }) => seed.collectionId, missing },
  newCollection: { shown: ({ backend }) => newCollection(backend), missing },
  document: { shown: () => 'privacy', missing },
  campaign: { scheduled: newCampaign, missing },
} as const satisfies Record<string, Record<string, Make>>;

export type SubjectName = keyof typeof subjects;
export type Columns<S extends SubjectName> = keyof (typeof subjects)[S] & string;

export function make(
  subject: SubjectName,
  column: string,
  about: Omit<About, 'id'>,
): Promise<string> | string {
  const makers: Record<string, Make> = subjects[subject];
  const found = makers[column];
  if (!found) throw new Error(`A ${subject} has no column ${column}`);
  return found(about);
}

/** The column that a company's things are in for a vendor who belongs to none. */
export function findColumnWithoutCompany(subject: SubjectName, column: string): string {
  const away: Partial<Record<SubjectName, Readonly<Record<string, string>>>> = {
    company: { own: 'anothers' },
    photo: { own: 'anothers' },
    productType: { own: 'anothers' },
    store: { own: 'anothers' },
    newStore: { own: 'anothers' },
    product: { own: 'anothers', ownHidden: 'anothersHidden' },
    order: { ofCompany: 'anothers' },
    proposedOrder: { ofCompany: 'anothers' },
    companyReview: { own: 'anothers' },
  };
  return away[subject]?.[column] ?? column;
}
