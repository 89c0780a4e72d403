import type * as routes from '@bloomkin/shared/routes/productTypes.ts';
import { everybody, only, type Rows, row } from '#security/matrix/row.ts';
import { newestCatalogue } from '#support/api.ts';

/** Everybody may look; a vendor changes its own company's, an admin all; another's is a 404, the market's a 403. */
const shown = {
  own: everybody(200),
  anothers: everybody(200),
  market: everybody(200),
  missing: everybody(404),
};
const edited = {
  own: only(['admin', 'vendor'], 200, 403),
  anothers: { ...only(['admin'], 200, 403), vendor: 404 },
  market: only(['admin'], 200, 403),
  missing: only(['admin', 'vendor'], 404, 403),
} as const;

const parameter = { name: 'Fragrance', type: 'value', values: ['None', 'Light'] };
/** Reads include what was put just before. */
const newest = () => ({ headers: newestCatalogue() });
const ofType = ({ id }: { id: string }) => ({ params: { id }, ...newest() });
const ofParameter = ({ id }: { id: string }) => ({ params: { id, parameterId: 'fragrance' }, ...newest() });

export const productTypes: Rows<typeof routes> = {
  listProductTypes: row({
    subject: 'company',
    call: ({ id }) => ({ query: { company_id: id } }),
    cells: {
      own: everybody(200),
      anothers: everybody(200),
      closed: everybody(200),
      missing: everybody(200),
    },
  }),
  getProductType: row({ subject: 'productType', call: ofType, cells: shown }),
  listTypeParameters: row({ subject: 'productType', call: ofType, cells: shown }),
  getTypeParameter: row({ subject: 'productType', call: ofParameter, cells: shown }),
  createProductType: [
    row({
      subject: 'company',
      call: ({ id }) => ({ body: { name: 'Wreath', company_id: id } }),
      cells: {
        own: only(['admin', 'vendor'], 200, 403),
        anothers: only(['admin'], 200, 403),
        closed: only(['admin'], 200, 403),
        missing: only(['admin'], 404, 403),
      },
    }),
  ],
  updateProductType: [
    row({
      subject: 'productType',
      call: ({ id }) => ({ params: { id }, body: { name: 'Wreath' } }),
      cells: edited,
    }),
    row({
      subject: 'productType',
      what: 'promoted to the market',
      call: ({ id }) => ({ params: { id }, body: { company_id: 0 } }),
      cells: {
        own: only(['admin'], 200, 403),
        anothers: only(['admin'], 200, 403),
        market: only(['admin'], 200, 403),
        missing: only(['admin'], 404, 403),
      },
    }),
  ],
  deleteProductType: row({ subject: 'productType', call: ofType, cells: edited }),
  addTypeParameter: row({
    subject: 'productType',
    call: ({ id }) => ({ params: { id }, body: parameter }),
    cells: edited,
  }),
  updateTypeParameter: row({
    subject: 'productType',
    call: (about) => ({ ...ofParameter(about), body: parameter }),
    cells: edited,
  }),
  moveParameterValue: row({
    subject: 'productType',
    call: (about) => ({ ...ofParameter(about), body: { value: 'Light', to: 'None' } }),
    cells: edited,
  }),
  deleteTypeParameter: row({ subject: 'productType', call: ofParameter, cells: edited }),
};
