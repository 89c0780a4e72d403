import type * as routes from '@bloomkin/shared/routes/messages.ts';
import { type Rows, row, signedIn } from '#security/matrix/row.ts';

/** The own messages: these calls name no other user, and another's ids change nothing. */
export const messages: Rows<typeof routes> = {
  readMessages: [
    row({
      subject: 'nothing',
      what: 'all',
      call: () => ({ body: { ids: 'all' } }),
      cells: { any: signedIn(200) },
    }),
    row({
      subject: 'nothing',
      what: 'one',
      call: () => ({ body: { ids: ['000000001'] } }),
      cells: { any: signedIn(200) },
    }),
  ],
};
