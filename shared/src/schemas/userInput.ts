import * as z from 'zod';
import {
  callFault,
  isLocalNumber,
  parseCallable,
  parseMobile,
  parsePhone,
  phoneFault,
  phoneFaultMessages,
} from '#rules/phone.ts';
import { jsonList, requiredText, text } from './fields.ts';
import { AdminRight, ManagerRight, Role } from './user.ts';

export const FioInput = requiredText(120, 'Enter first name');

/** An address can be changed but not removed. */
export const EmailInput = text(200)
  .toLowerCase()
  .pipe(z.union([z.literal(''), z.email('Email entered incorrectly')], 'Email entered incorrectly'));

/** Null removes the picture; uploads set a new one. */
export const AvatarInput = text(300).nullable();

export const NoCompanyId = z.union([z.literal(0), z.literal('0')]);

export const RolesInput = jsonList(Role).pipe(z.array(Role).min(1, 'Choose a role').max(7));

/** Duplicates removed, in the order of the enum. */
export const AdminRightsInput = jsonList(AdminRight)
  .pipe(z.array(AdminRight).min(1, 'Choose what they may change').max(100))
  .transform((rights) => AdminRight.options.filter((right) => rights.includes(right)));

/** Duplicates removed, in the order of the enum. */
export const ManagerRightsInput = z
  .array(ManagerRight)
  .max(100)
  .transform((rights) => ManagerRight.options.filter((right) => rights.includes(right)));

/** An e-mail, or a mobile: both are written to. */
export const ContactInput = text(200).transform((input, context) => {
  const contact = input.includes('@') ? EmailInput.safeParse(input).data : parseMobile(input);
  if (contact) return contact;
  const fault = phoneFault(input, { mobileOnly: true }) ?? 'invalid';
  const message = input.includes('@') ? 'Email entered incorrectly' : phoneFaultMessages[fault];
  context.addIssue({
    code: 'custom',
    message: input === '' ? 'Enter an e-mail or a mobile number' : message,
  });
  return z.NEVER;
});

export const PhoneInput = text(30).transform((input, context) => {
  const phone = input === '' ? '' : parsePhone(input);
  if (phone !== undefined) return phone;
  context.addIssue({ code: 'custom', message: phoneFaultMessages.invalid });
  return z.NEVER;
});

const createCallablePhone = (parse: (text: string) => string | undefined) =>
  text(30).transform((input, context) => {
    const phone = input === '' ? '' : parse(input);
    if (phone !== undefined) return phone;
    context.addIssue({ code: 'custom', message: phoneFaultMessages[callFault(input) ?? 'invalid'] });
    return z.NEVER;
  });

/** What people can call; 13, 1300, 1800 and foreign numbers too. */
export const CallablePhoneInput = createCallablePhone((input) => parseCallable(input));

/** Eight digits get the area code of the store's address. */
export const StorePhoneInput = createCallablePhone((input) =>
  isLocalNumber(input) ? input.replace(/\D/g, '') : parseCallable(input),
);
