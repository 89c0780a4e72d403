import type { FieldError } from '@bloomkin/shared/errors.ts';
import type { AccountKind } from '#features/signIn/account.ts';
import { persist } from '#storage/persist.ts';
import { number, record, type Shape, type Shaped, text } from '#storage/shapes.ts';

const kind: Shape<AccountKind> = (value) => value === 'phone' || value === 'email';
const shape = record({
  account: record({ kind, value: text }),
  sent: record({ sent_to: text, expires_in: number, resend_in: number }),
});
export type InlineCode = Shaped<typeof shape>;

/** The code that waits for its answer at checkout: a phone may reload the page while its messages are read. */
export const inlineCode = persist('inlineCode', shape);

export const keepInlineCode = (code: InlineCode): void =>
  inlineCode.write(code, new Date(Date.now() + code.sent.expires_in * 1000));

export const toCodeFault = ({ sent }: InlineCode): FieldError => ({
  path: 'code',
  message: `Type the code that we sent to ${sent.sent_to}`,
});
