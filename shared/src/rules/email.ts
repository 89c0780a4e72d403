export type EmailFault = 'empty' | 'incorrect';

/** The server's own (`z.email`), so that both say the same; without the schema library, which a form need not load. */
const address =
  /^([A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Why a text is not an e-mail address; undefined when it is one. Spaces around it do not matter. */
export function emailFault(text: string): EmailFault | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 'empty';
  return trimmed.length <= 200 && address.test(trimmed) ? undefined : 'incorrect';
}
