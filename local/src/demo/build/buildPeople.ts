import { createUserItem } from '@bloomkin/lambdas/model/users/createUserItem.ts';
import type { UserItem } from '@bloomkin/lambdas/model/users/userEntity.ts';
import type { Place } from '@bloomkin/shared/schemas/address.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { florists } from '#demo/content/florist.ts';
import {
  adminPhone,
  buyers,
  type DemoManager,
  type DemoPlace,
  places,
  type Region,
} from '#demo/content/shopContent.ts';
import { daysBefore, demoUlid } from './demoIds.ts';
import type { SeededRandom } from './seededRandom.ts';

/** Local run only. */
export const demoPassword = 'Flowers-2026';

export function placeAt(
  { street, suburb, state, postcode, lat, lng }: DemoPlace,
  random: SeededRandom,
): Place {
  return {
    address: `${random.between(2, 240)} ${street}, ${suburb} ${state} ${postcode}`,
    lat: lat + random.between(-9, 9) / 1e4,
    lng: lng + random.between(-9, 9) / 1e4,
  };
}

const makeEmail = (fio: string) =>
  `${fio
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '')}@flowers.test`;

const newUser = (now: Date, random: SeededRandom, daysAgo: number, person: Partial<UserItem>): UserItem => {
  const createdAt = daysBefore(now, daysAgo);
  return createUserItem({
    id: UserId.parse(demoUlid(createdAt, random)),
    createdAt: createdAt.toISOString(),
    ...person,
  });
};

/** Has the demo password once the seeding is done. */
const account = (login: string, fio: string, phone: string): Partial<UserItem> => ({
  login,
  fio,
  phone,
  email: `${login}@flowers.test`,
  hasPassword: true,
  inCognito: true,
});

export const buildAdmin = (now: Date, random: SeededRandom): UserItem =>
  newUser(now, random, 900, { ...account('admin', 'Robin Castle', adminPhone), roles: ['ROLE_ADMIN'] });

export const buildOwners = (now: Date, random: SeededRandom): UserItem[] =>
  florists.map(({ login, owner }, index) =>
    newUser(now, random, 700 - 60 * index, {
      ...account(login, owner.fio, owner.phone),
      roles: ['ROLE_VENDOR'],
    }),
  );

export interface BuyerInRegion {
  user: UserItem;
  region: Region;
}

export const buildBuyers = (now: Date, random: SeededRandom): BuyerInRegion[] =>
  buyers.map(({ fio, region, phone }, index) => {
    const home = placeAt(random.pick(places[region]), random);
    const location = index === 0 || random.chance(0.5) ? { ...home, unitOffice: '', comment: '' } : null;
    const signsIn = index === 0 ? account('buyer', fio, phone) : { fio, phone, email: makeEmail(fio) };
    return { region, user: newUser(now, random, 400 - 4 * index, { ...signsIn, location }) };
  });

export const buildManager = (
  { fio, status }: DemoManager,
  owner: UserItem,
  now: Date,
  random: SeededRandom,
) =>
  newUser(now, random, 120, {
    fio,
    email: makeEmail(fio),
    roles: ['ROLE_MANAGER'],
    managerStatus: status,
    companyId: owner.companyId,
    companyName: owner.companyName,
    companyBrand: owner.companyBrand,
  });
