import type * as routes from '@bloomkin/shared/routes/media.ts';
import { everybody, only, plain, type Rows, row, signedIn } from '#security/matrix/row.ts';

export const media: Rows<typeof routes> = {
  uploadAvatar: row({
    subject: 'nothing',
    what: 'without a picture',
    call: () => ({ body: {} }),
    cells: { any: signedIn(422) },
  }),
  addClaimPhoto: plain(everybody(404), () => ({ params: { token: 'a'.repeat(55) }, body: {} })),
  addOrderPhoto: row({
    subject: 'order',
    what: 'without a picture',
    call: ({ id }) => ({ params: { id }, body: { kind: 'bench' } }),
    cells: {
      own: only(['admin'], 422, 403),
      ofCompany: { ...only(['admin', 'vendor'], 422, 403), vendor: 422 },
      anothers: { ...only(['admin'], 422, 403), vendor: 404 },
      missing: { ...only(['admin'], 404, 403), vendor: 404 },
    },
  }),
};
