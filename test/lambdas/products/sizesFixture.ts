import { ulid } from 'ulid';
import { aProductType } from '#support/catalogueItems.ts';
import { securityFixture } from '#support/securityFixture.ts';
import { OfficeFlorist } from './officeFixture.ts';

export const inSizes = (letters: string, prices = [59, 79, 119]) =>
  ['Petite', 'Classic', 'Grand'].map((name, at) => ({
    name,
    sku: `${letters}-${name.charAt(0)}`,
    price: prices[at] ?? 0,
  }));

export function sizesFixture() {
  const test = securityFixture();
  async function openShop() {
    const florist = await OfficeFlorist.open(test.backend);
    const type = aProductType(florist.companyId, {
      parameters: [
        { id: 'fragrance', name: 'Fragrance', type: 'value', unit: '', values: ['None', 'Light'] },
        { id: 'flowers', name: 'Flowers', type: 'number', unit: '', values: [] },
        { id: 'tier', name: 'Tier', type: 'value', unit: '', values: ['S', 'M', 'L'] },
      ],
    });
    await test.backend.putInCatalogue({ productTypes: [type] });
    const form = { name: 'Country garden', price: '79', sku: ulid(), category: 'roses', type: type.id };
    return { florist, form };
  }
  return { openShop };
}
