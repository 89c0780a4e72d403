import * as z from 'zod';
import { text } from './fields.ts';

export const FioInput = text(120).min(1, 'Enter first name');

/** Empty is only what is empty already: an address is changed, never taken away. */
export const EmailInput = text(200)
  .toLowerCase()
  .pipe(z.union([z.literal(''), z.email('AUTH.INPUT.EMAIL_INCORRECT')], 'AUTH.INPUT.EMAIL_INCORRECT'));

/** Null removes the picture. A path is what the picture is now: another comes by an upload. */
export const AvatarInput = text(300).nullable();

/** "None" where a company's id may stand (contract, section 1). */
export const NoCompanyId = z.union([z.literal(0), z.literal('0')]);
