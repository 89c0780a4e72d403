import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { occasions } from '@bloomkin/scripts/seed/productTypes.ts';
import { ManagerStatus } from '@bloomkin/shared/schemas/user.ts';
import * as z from 'zod';

const read = <S extends z.ZodType>(file: string, schema: S): z.output<S> =>
  schema.parse(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')));

const Region = z.enum(['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Broken Hill']);
const Place = z.object({
  street: z.string(),
  suburb: z.string(),
  state: z.string(),
  postcode: z.string(),
  lat: z.number(),
  lng: z.number(),
});
/** An empty phone: signs in by e-mail. */
const Buyer = z.object({ fio: z.string(), region: Region, phone: z.string() });
const Manager = z.object({ fio: z.string(), login: z.string(), status: ManagerStatus });

export type Region = z.output<typeof Region>;
export type DemoPlace = z.output<typeof Place>;
export type DemoManager = z.output<typeof Manager>;

export const places = read('places.json', z.record(Region, z.array(Place)));

/** The phones are ACMA's numbers for fiction or (0x) 5550 xxxx; the first buyer is the demo account `buyer@flowers.test`. */
export const { adminPhone, buyerPhone, buyers, managers, recipients } = read(
  'people.json',
  z.object({
    adminPhone: z.string(),
    buyerPhone: z.string(),
    buyers: z.tuple([Buyer], Buyer),
    managers: z.array(Manager),
    recipients: z.array(z.object({ fio: z.string(), phone: z.string() })),
  }),
);

const Texts = z.array(z.string());

export const orderTexts = read(
  'orderTexts.json',
  z.object({ cardMessages: Texts, comments: Texts, units: Texts }),
);

const ByStars = z.object({ 1: Texts, 2: Texts, 3: Texts, 4: Texts, 5: Texts });

export const reviewTexts = read('reviews.json', z.object({ flowers: ByStars, plants: ByStars }));

const Pictures = z.record(z.string(), z.string());

/** By the category's and the collection's id. */
export const pictures = read('pictures.json', z.object({ categories: Pictures, collections: Pictures }));

/** Which products a collection holds, by its id. */
export const collectionProducts = read(
  'collectionProducts.json',
  z.record(
    z.string(),
    z.union([
      z.object({ occasion: z.enum(occasions) }),
      z.object({ category: z.string() }),
      z.object({ upToCents: z.int() }),
    ]),
  ),
);

/** Opens every document. */
export const demonstrationNotice =
  '<p><em>This is a demonstration shop. Its florists, people and orders are invented, no real money moves, and nothing is delivered. The text below shows what a real shop would tell you; have a lawyer check it before you use it as your own.</em></p>';
