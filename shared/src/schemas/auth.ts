import * as z from 'zod';
import { text } from './fields.ts';
import { Role } from './user.ts';

const email = z.email('AUTH.INPUT.EMAIL_INCORRECT').max(200);

export const LookupQuery = z
  .object({
    email: email.optional(),
    phone: text(30).optional(),
    value: text(200).optional(),
    type: z.enum(['email', 'phone', 'login']).optional(),
    country_code: text(6).optional(),
    country_name: text(60).optional(),
  })
  .refine((query) => query.email || query.phone || (query.value && query.type), {
    message: 'AUTH.VALIDATION.REQUIRED_FIELD',
    path: ['value'],
  });

const account = {
  email: email.optional(),
  country_code: text(6).optional(),
  country_name: text(60).optional(),
  phoneNumbers: text(30).optional(),
};
const hasAccount = (value: { email?: string | undefined; phoneNumbers?: string | undefined }) =>
  Boolean(value.email || value.phoneNumbers);
const phoneRequired = { message: 'AUTH.INPUT.PHONE_REQUIRED', path: ['phoneNumbers'] };

export const CodeRequestQuery = z.object(account).refine(hasAccount, phoneRequired);

export const RegisterSmsBody = z.object({
  ...account,
  roles: z.tuple([Role.extract(['ROLE_BUYER', 'ROLE_VENDOR'])]).default(['ROLE_BUYER']),
  countryId: z.union([z.literal(2), z.literal('2')]).optional(),
  phoneNumbers: text(30).min(1, 'AUTH.INPUT.PHONE_REQUIRED'),
  fio: text(120).min(1, 'AUTH.INPUT.NAME_REQUIRED'),
});

export const CodeLoginQuery = z
  .object({ ...account, code: text(8).min(1, 'Enter code'), fio: text(120).optional() })
  .refine(hasAccount, phoneRequired);

export const CodeSent = z.object({
  /** Masked: `+61 ••• ••• 678`. */
  sent_to: z.string(),
  /** Seconds the code lives. */
  expires_in: z.int(),
  /** Seconds until another may be asked for. */
  resend_in: z.int(),
});
export type CodeSent = z.output<typeof CodeSent>;
