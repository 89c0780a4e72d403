import * as z from 'zod';
import { jsonList, line, requiredText, text } from './fields.ts';
import { SessionId } from './ids.ts';
import { Role, User } from './user.ts';

const email = z
  .email({ error: ({ input }) => (input ? 'Email entered incorrectly' : 'Enter email') })
  .max(200);

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
    message: 'Required field',
    path: ['value'],
  });

const ownRole = Role.extract(['ROLE_BUYER', 'ROLE_VENDOR'], 'Choose a role');

const account = {
  email: email.optional(),
  country_code: text(6).optional(),
  country_name: text(60).optional(),
  phoneNumbers: text(30).optional(),
};
const hasAccount = (value: { email?: string | undefined; phoneNumbers?: string | undefined }) =>
  Boolean(value.email || value.phoneNumbers);
const phoneRequired = { message: 'Enter phone number', path: ['phoneNumbers'] };

export const CodeRequestQuery = z.object(account).refine(hasAccount, phoneRequired);

export const RegisterSmsBody = z.object({
  ...account,
  roles: z.tuple([ownRole], 'Choose a role').default(['ROLE_BUYER']),
  countryId: z.union([z.literal(2), z.literal('2')]).optional(),
  phoneNumbers: requiredText(30, 'Enter phone number'),
  fio: requiredText(120, 'Enter first name'),
});

export const RegisterEmailBody = z.object({
  email,
  fio: requiredText(120, 'Enter first name'),
  roles: jsonList(ownRole)
    .pipe(z.tuple([ownRole], 'Choose a role'))
    .default(['ROLE_BUYER']),
  phone: text(30).default(''),
  country_code: text(6).optional(),
  country_name: text(60).optional(),
  /** Claimed when the first correct code is entered, if still free. */
  login: text(60)
    .regex(/^([a-z][a-z0-9._-]{2,59})?$/i, 'Field is incorrect')
    .or(email)
    .default(''),
});

export const ResetLinkQuery = z.object({ email });

const newPassword = {
  password: z.string('Enter password').min(1, 'Enter password').max(1000),
  password2: z.string('Enter password').min(1, 'Enter password').max(1000),
};

const linkCode = text(100).min(1);

export const PasswordFromLinkBody = z.object({ ...newPassword, code: linkCode });

/** In the body, because URLs are logged. */
export const CheckLinkBody = z.object({ code: linkCode });

export const ChangePasswordBody = z.object({
  ...newPassword,
  current_password: z.string().max(1000).default(''),
});

export const Session = z.object({
  id: SessionId,
  device: z.string(),
  signed_in_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  current: z.boolean(),
});
export type Session = z.output<typeof Session>;

export const CodeLoginQuery = z
  .object({ ...account, code: requiredText(8, 'Enter code'), fio: line(120).optional() })
  .refine(hasAccount, phoneRequired);

export const CodeSent = z.object({
  /** Masked: `0••• ••• 678`. */
  sent_to: z.string(),
  expires_in: z.int(),
  resend_in: z.int(),
});
export type CodeSent = z.output<typeof CodeSent>;

export const RegisteredUser = User.extend(CodeSent.shape);
export type RegisteredUser = z.output<typeof RegisteredUser>;
