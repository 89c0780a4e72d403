import { parseParts } from '@bloomkin/lambdas/platform/http/parse.ts';
import { AppError, errorCatalogue, type FieldError } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { addProduct, setProductCount } from '@bloomkin/shared/routes/cart.ts';
import { createCompany } from '@bloomkin/shared/routes/companies.ts';
import { createDocument } from '@bloomkin/shared/routes/documents.ts';
import { createProduct } from '@bloomkin/shared/routes/products.ts';
import { writeReview } from '@bloomkin/shared/routes/reviews.ts';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { describe, expect, it } from 'vitest';

const oddValues = ['', 'x'.repeat(5000), '~', '1e400', -1e12, 1.5, 1e12, true, null, [], [[]], [{}], {}];

/** Errors of a route for these fields. */
function listFieldErrors(route: Route, fields: Record<string, unknown>): FieldError[] {
  try {
    const query = fields as Record<string, string>;
    parseParts(route, { params: everyId, query, body: { fields, files: [] } });
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [{ path: '', message: error.message }, ...(error.errors ?? [])];
  }
}

const everyId = new Proxy({}, { get: () => 'x' });

function fieldsOf({ options: { query, body } }: Route): string[] {
  const shape = body && 'shape' in body ? Object.keys(Object(body.shape)) : [];
  return [...Object.keys(query?.shape ?? {}), ...shape];
}

const raw = /invalid|expected|too (big|small|long|short)|unrecognized|received|undefined|^[A-Z_.]+$/i;
const isOurMessage = (message: string) =>
  Object.values(errorCatalogue).some(([, text]) => text === message) || !raw.test(message);

describe('the message of a wrong field', () => {
  it.each(allRoutes.map(({ route }) => [`${route.method} ${route.path}`, route] as const))(
    'names %s as the form does',
    (_, route) => {
      const names = fieldsOf(route);
      const inputs = [{}, ...oddValues.map((odd) => Object.fromEntries(names.map((name) => [name, odd])))];
      const faults = inputs.flatMap((fields) => listFieldErrors(route, fields));
      expect(faults.filter(({ message }) => !isOurMessage(message))).toEqual([]);
    },
  );

  it('asks for a product by its name', () => {
    const messages = Object.fromEntries(
      listFieldErrors(createProduct, {}).map(({ path, message }) => [path, message]),
    );
    expect(messages).toEqual({
      '': 'Please check the fields below.',
      name: 'Enter product name',
      price: 'Enter the price of the goods',
      sku: 'Enter SKU',
      category: 'Select a category',
      type: 'Select a type',
    });
    const form = { name: 'Daisies', price: '10', sku: 'D', category: 'c', type: 't' };
    for (const [field, value, message] of [
      ['category', '', 'Select a category'],
      ['type', '?', 'Select a type'],
      ['price', '', 'Enter the price of the goods'],
      ['price', '200000', 'At most $100,000'],
      ['name', 'x'.repeat(121), 'At most 120 characters'],
      ['site', 'daisies', 'Enter correct url'],
    ])
      expect(listFieldErrors(createProduct, { ...form, [String(field)]: value })).toEqual([
        { path: '', message },
        { path: field, message },
      ]);
  });

  it('asks for a company by its name, for a document by its text', () => {
    const listMessages = (route: Route) => listFieldErrors(route, {}).map(({ message }) => message);
    expect(listMessages(createCompany)).toEqual(
      expect.arrayContaining(['Enter company name', 'Enter company ABN']),
    );
    expect(listMessages(createDocument)).toContain('Enter description');
  });

  it('gives a cart’s allowed count and asks for stars', () => {
    const [, message] = errorCatalogue['CART.COUNT'];
    for (const count of [0, -1, 1000, 1.5, '1000'])
      expect(listFieldErrors(addProduct, { product_id: 'p', count })).toContainEqual({
        path: 'count',
        message,
      });
    expect(listFieldErrors(setProductCount, { product_id: 'p', count: 1000 })[0]?.message).toBe(message);
    expect(listFieldErrors(writeReview, {})[0]?.message).toBe('Rate for reviews');
  });
});
