import { marketOwner } from '@bloomkin/shared/rules/discount.ts';
import { ulid } from 'ulid';
import { aHash, anOrderFor } from '#support/buyerItems.ts';
import { aProduct, categoryId } from '#support/catalogueItems.ts';
import { newPerson } from '#support/newPerson.ts';
import {
  makeAddress,
  makeCampaign,
  makeCart,
  makeCategory,
  makeCollection,
  makeCompanyReview,
  makeDiscount,
  makeInactiveFlorist,
  makeOrder,
  makePhoto,
  makeProduct,
  makeProductType,
  makeRecipient,
  makeReview,
  makeSession,
  makeStore,
  type Scene,
  withProposal,
} from './subjectMakers.ts';

/** The ids that a cell's call may use. */
export interface About extends Scene {
  /** The subject's id. */
  id: string;
}

type Make = (about: Scene) => Promise<string> | string;

const missing: Make = () => ulid();

/**
 * The subjects of calls, each with its columns. `own`: the caller's. `anothers`: a stranger's, of Thorn. `ofCompany`: a
 * neighbour's, of Petal, the company everybody is bound to, but not the caller's. `shown`: what everybody may look at.
 */
export const subjects = {
  nothing: { any: () => '' },
  order: {
    own: ({ backend, seed, caller }) =>
      makeOrder(backend, anOrderFor(caller.user, seed.thorn, seed.roses.thorn)),
    ofCompany: ({ backend, seed }) =>
      makeOrder(backend, anOrderFor(seed.neighbour, seed.petal, seed.roses.petal)),
    anothers: ({ backend, seed }) =>
      makeOrder(backend, anOrderFor(seed.stranger, seed.thorn, seed.roses.thorn)),
    missing,
  },
  proposedOrder: {
    own: ({ backend, seed, caller }) =>
      makeOrder(backend, withProposal(anOrderFor(caller.user, seed.thorn, seed.roses.thorn))),
    ofCompany: ({ backend, seed }) =>
      makeOrder(backend, withProposal(anOrderFor(seed.neighbour, seed.petal, seed.roses.petal))),
    anothers: ({ backend, seed }) =>
      makeOrder(backend, withProposal(anOrderFor(seed.stranger, seed.thorn, seed.roses.thorn))),
    missing,
  },
  cart: {
    own: (about) => makeCart(about, true),
    anothers: (about) => makeCart(about, false),
    missing: () => aHash(),
  },
  company: {
    own: ({ seed }) => seed.petal.company.id,
    anothers: ({ seed }) => seed.thorn.company.id,
    closed: ({ backend }) => makeInactiveFlorist(backend),
    missing,
  },
  store: {
    own: ({ seed }) => seed.petal.stores[0]?.id ?? '',
    anothers: ({ seed }) => seed.thorn.stores[0]?.id ?? '',
    missing,
  },
  newStore: {
    own: ({ seed }) => makeStore(seed.petal),
    anothers: ({ seed }) => makeStore(seed.thorn),
    missing,
  },
  product: {
    own: ({ backend, seed }) => makeProduct(backend, aProduct(seed.petal.company.id)),
    anothers: ({ backend, seed }) => makeProduct(backend, aProduct(seed.thorn.company.id)),
    ownHidden: ({ backend, seed }) =>
      makeProduct(backend, aProduct(seed.petal.company.id, { active: false })),
    anothersHidden: ({ backend, seed }) =>
      makeProduct(backend, aProduct(seed.thorn.company.id, { active: false })),
    missing,
  },
  photo: {
    own: ({ backend, seed }) => makePhoto(backend, seed.petal.company.id),
    anothers: ({ backend, seed }) => makePhoto(backend, seed.thorn.company.id),
    missing,
  },
  productType: {
    own: ({ backend, seed }) => makeProductType(backend, seed.petal.company.id),
    anothers: ({ backend, seed }) => makeProductType(backend, seed.thorn.company.id),
    market: ({ backend }) => makeProductType(backend, null),
    missing,
  },
  discount: {
    own: ({ backend, seed }) => makeDiscount(backend, seed.petal.company.id),
    anothers: ({ backend, seed }) => makeDiscount(backend, seed.thorn.company.id),
    market: ({ backend }) => makeDiscount(backend, marketOwner),
    missing,
  },
  review: {
    own: (about) => makeReview(about, true),
    anothers: (about) => makeReview(about, false),
    missing,
  },
  companyReview: {
    own: (about) => makeCompanyReview(about, about.seed.petal.company.id),
    anothers: (about) => makeCompanyReview(about, about.seed.thorn.company.id),
    missing,
  },
  person: {
    own: ({ caller }) => caller.user.id,
    anothers: ({ seed }) => seed.stranger.id,
    missing,
  },
  newcomer: { anothers: ({ backend }) => newPerson(backend), missing },
  address: {
    own: ({ backend, caller }) => makeAddress(backend, caller),
    anothers: async ({ backend, seed }) => makeAddress(backend, await backend.signIn(seed.stranger)),
    missing,
  },
  recipient: {
    own: ({ backend, caller }) => makeRecipient(backend, caller),
    anothers: async ({ backend, seed }) => makeRecipient(backend, await backend.signIn(seed.stranger)),
    missing,
  },
  session: {
    own: ({ backend, caller }) => makeSession(backend, caller),
    anothers: ({ backend, seed }) => makeSession(backend, { user: seed.stranger }),
    missing,
  },
  category: { shown: () => categoryId, missing },
  newCategory: { shown: ({ backend }) => makeCategory(backend), missing },
  collection: { shown: ({ seed }) => seed.collectionId, missing },
  newCollection: { shown: ({ backend }) => makeCollection(backend), missing },
  document: { shown: () => 'privacy', missing },
  campaign: { scheduled: makeCampaign, missing },
} as const satisfies Record<string, Record<string, Make>>;

export type SubjectName = keyof typeof subjects;
export type Columns<S extends SubjectName> = keyof (typeof subjects)[S] & string;

export function make(subject: SubjectName, column: string, about: Scene): Promise<string> | string {
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
