export type EmailFault = 'empty' | 'incorrect';

/** The pattern of `z.email`, copied so that forms need not load zod. */
const address =
  /^([A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export function emailFault(text: string): EmailFault | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 'empty';
  return trimmed.length <= 200 && address.test(trimmed) ? undefined : 'incorrect';
}
