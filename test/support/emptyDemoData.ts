import type { DemoData } from '@bloomkin/local/demo/build/buildDemoData.ts';

export const emptyDemoData: DemoData = {
  users: [],
  companies: [],
  categories: [],
  productTypes: [],
  discounts: [],
  products: [],
  collections: [],
  orders: [],
  reviews: [],
  carts: [],
  consents: [],
  reminders: [],
  documents: [],
  savedContacts: [],
};
