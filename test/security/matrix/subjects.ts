import { addAddress, addRecipient } from '@bloomkin/shared/routes/users.ts';
import { ulid } from 'ulid';
import * as z from 'zod';
import { aCart, aFlorist, aHash, anOrder, aProduct, aReview, categoryId } from '../support/items.ts';
import type { Person, Shop, Town } from '../support/shop.ts';
import { newPerson } from './newPerson.ts';

/** What a cell's call may speak of. */
export interface About {
  shop: Shop;
  town: Town;
  /** Who calls; for a guest the person whose things 'own' are. */
  caller: Person;
  /** The subject's id. */
  id: string;
}

const AddressBook = z.object({ data: z.array(z.object({ id: z.string(), label: z.string() })) });

const Made = z.object({ data: z.object({ id: z.string() }) });
const Claims = z.object({ origin_jti: z.string() });

type Make = (about: Omit<About, 'id'>) => Promise<string> | string;

const missing: Make = () => ulid();

async function order(shop: Shop, made: ReturnType<typeof anOrder>): Promise<string> {
  await shop.put({ orders: [made] });
  return made.id;
}

async function product(shop: Shop, made: ReturnType<typeof aProduct>): Promise<string> {
  await shop.put({ products: [made] });
  return made.id;
}

async function review({ shop, town, caller }: Omit<About, 'id'>, own: boolean): Promise<string> {
  const reviewed = aProduct(town.thorn.company.id);
  const made = aReview(own ? caller.user : town.stranger, reviewed);
  await shop.put({ products: [reviewed], reviews: [made] });
  return made.id;
}

/** A person has one cart: a fresh one takes its place. */
async function cart({ shop, town, caller }: Omit<About, 'id'>, own: boolean): Promise<string> {
  const made = aCart(own ? caller.user : town.stranger, town.roses.thorn);
  await shop.put({ carts: [made] });
  return made.hash;
}

/** The id of a new entry of a person's address book. */
async function address(shop: Shop, person: Person): Promise<string> {
  const body = { label: ulid(), address: '20 King St, Newtown NSW 2042', lat: -33.8977, lng: 151.1793 };
  const { text } = await shop.handlers.call(addAddress, { body, token: person.token });
  const { data } = AddressBook.parse(JSON.parse(text));
  return data.find(({ label }) => label === body.label)?.id ?? '';
}

/** Somebody whom a person keeps as a recipient. */
async function recipient(shop: Shop, { user, token }: Person): Promise<string> {
  const call = { params: { id: user.id }, body: { fio: 'Mum' }, token };
  const { text } = await shop.handlers.call(addRecipient, call);
  return Made.parse(JSON.parse(text)).data.id;
}

/** A new sign-in of a person, as its token names it. */
async function session(shop: Shop, { user }: Pick<Person, 'user'>): Promise<string> {
  const [, claims = ''] = (await shop.signIn(user)).token.split('.');
  const { origin_jti } = Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  return origin_jti;
}

async function inactiveFlorist(shop: Shop): Promise<string> {
  const closed = aFlorist('Closed', { active: false });
  await shop.put({ companies: [closed] });
  return closed.company.id;
}

/**
 * What calls are about, each with its columns. `own`: the caller's. `anothers`: a stranger's, of Thorn. `ofCompany`: a
 * neighbour's, of Petal, the company everybody is bound to, but not the caller's. `shown`: what everybody may look at.
 */
export const subjects = {
  nothing: { any: () => '' },
  order: {
    own: ({ shop, town, caller }) => order(shop, anOrder(caller.user, town.thorn, town.roses.thorn)),
    ofCompany: ({ shop, town }) => order(shop, anOrder(town.neighbour, town.petal, town.roses.petal)),
    anothers: ({ shop, town }) => order(shop, anOrder(town.stranger, town.thorn, town.roses.thorn)),
    missing,
  },
  cart: {
    own: (about) => cart(about, true),
    anothers: (about) => cart(about, false),
    missing: () => aHash(),
  },
  company: {
    own: ({ town }) => town.petal.company.id,
    anothers: ({ town }) => town.thorn.company.id,
    closed: ({ shop }) => inactiveFlorist(shop),
    missing,
  },
  store: {
    own: ({ town }) => town.petal.stores[0]?.id ?? '',
    anothers: ({ town }) => town.thorn.stores[0]?.id ?? '',
    missing,
  },
  product: {
    own: ({ shop, town }) => product(shop, aProduct(town.petal.company.id)),
    anothers: ({ shop, town }) => product(shop, aProduct(town.thorn.company.id)),
    ownHidden: ({ shop, town }) => product(shop, aProduct(town.petal.company.id, { active: false })),
    anothersHidden: ({ shop, town }) => product(shop, aProduct(town.thorn.company.id, { active: false })),
    missing,
  },
  review: {
    own: (about) => review(about, true),
    anothers: (about) => review(about, false),
    missing,
  },
  person: {
    own: ({ caller }) => caller.user.id,
    anothers: ({ town }) => town.stranger.id,
    missing,
  },
  newcomer: { anothers: ({ shop }) => newPerson(shop), missing },
  address: {
    own: ({ shop, caller }) => address(shop, caller),
    anothers: async ({ shop, town }) => address(shop, await shop.signIn(town.stranger)),
    missing,
  },
  recipient: {
    own: ({ shop, caller }) => recipient(shop, caller),
    anothers: async ({ shop, town }) => recipient(shop, await shop.signIn(town.stranger)),
    missing,
  },
  session: {
    own: ({ shop, caller }) => session(shop, caller),
    anothers: ({ shop, town }) => session(shop, { user: town.stranger }),
    missing,
  },
  category: { shown: () => categoryId, missing },
  collection: { shown: ({ town }) => town.collectionId, missing },
  document: { shown: () => 'privacy', missing },
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
    store: { own: 'anothers' },
    product: { own: 'anothers', ownHidden: 'anothersHidden' },
    order: { ofCompany: 'anothers' },
  };
  return away[subject]?.[column] ?? column;
}
