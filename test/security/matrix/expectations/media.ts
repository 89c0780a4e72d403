import type * as routes from '@bloomkin/shared/routes/media.ts';
import { type Rows, row, signedIn } from '../row.ts';

export const media: Rows<typeof routes> = {
  uploadAvatar: row({
    subject: 'nothing',
    what: 'without a picture',
    call: () => ({ body: {} }),
    cells: { any: signedIn(422) },
  }),
  deleteAvatar: row({ subject: 'nothing', call: () => ({}), cells: { any: signedIn(200) } }),
};
