import type { ManagerRight } from '@bloomkin/shared/schemas/user.ts';

interface RightText {
  name: ManagerRight;
  label: string;
  hint: string;
}

/** In the order they are shown. */
export const managerRights: readonly RightText[] = [
  { name: 'orders', label: 'Orders', hint: 'See, move, change and cancel orders' },
  { name: 'products', label: 'Products', hint: 'Make, change and delete products' },
  { name: 'reviews', label: 'Reviews', hint: 'See all reviews of the shop and reply to them' },
];

export const describeRights = (rights: readonly ManagerRight[]): string =>
  managerRights
    .filter(({ name }) => rights.includes(name))
    .map(({ label }) => label)
    .join(', ');
