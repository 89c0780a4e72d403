import { randomInt } from 'node:crypto';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import type { StoreItem } from '#model/stores/storeEntity.ts';

/** An order's copy of the florist that makes it. */
export const toSeller = (company: CompanyItem, store: StoreItem) => ({
  companyId: company.id,
  companyName: company.name,
  companyBrand: company.brand,
  companyLogo: company.logo,
  storeId: store.id,
  storeName: store.name,
  storeAddress: store.address,
  timeZone: store.timeZone,
});

/** Crockford's alphabet without letters that are easily misheard or misread. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** Easy to spell on the phone: 'K3M9-Q2TB', out of 6 × 10¹¹. A digit in it tells it from a name in searches. */
export function newOrderNumber(): string {
  const number = `${group()}-${group()}`;
  return /\d/.test(number) ? number : newOrderNumber();
}
