import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

export interface SeedCategory {
  /** Stable when the name changes. */
  id: string;
  name: string;
  active: boolean;
  children: readonly SeedCategory[];
}

const Category: z.ZodType<SeedCategory> = z.object({
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  children: z.array(z.lazy(() => Category)),
});

const Collection = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  popular: z.boolean(),
  active: z.boolean(),
});

const read = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

/** In order. The demo leaves 'Dried flowers' empty and 'Christmas' inactive, since the shop hides both. */
export const categoryTree: readonly SeedCategory[] = z.array(Category).parse(read('categories.json'));

/** Without products, which an admin adds. */
export const collections = z.array(Collection).parse(read('collections.json'));
