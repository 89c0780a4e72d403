import { getMessage } from '@bloomkin/shared/messages.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Recipient, RecipientInput } from '@bloomkin/shared/schemas/recipient.ts';
import {
  type AddressValues,
  resolveAddress,
  toAddressValues,
} from '#features/deliveryAddress/addressValues.ts';

export interface RecipientValues {
  fio: string;
  relation: string;
  phone: string;
  /** Not shown; an existing one is preserved. */
  email: string;
  /** `YYYY-MM-DD` or empty. */
  birthday: string;
  note: string;
  address: AddressValues;
}

export const toRecipientValues = (saved: Recipient | undefined): RecipientValues => ({
  fio: saved?.fio ?? '',
  relation: saved?.relation ?? '',
  phone: formatPhone(saved?.phone ?? ''),
  email: saved?.email ?? '',
  birthday: saved?.birthday ?? '',
  note: saved?.note ?? '',
  address: toAddressValues(saved?.address ?? null),
});

export const validateName = (fio: string) =>
  fio.trim() === '' ? getMessage('FORM.NAME_REQUIRED') : undefined;

export const validateBirthday = (birthday: string, today: string) =>
  birthday > today ? 'That day is still to come' : undefined;

/** Throws a FieldRejection for an unknown address. */
export async function toRecipientInput({
  address,
  birthday,
  ...details
}: RecipientValues): Promise<RecipientInput> {
  return { ...details, birthday: birthday || null, address: await resolveAddress(address) };
}

/** A deleted recipient as input, to restore it. */
export const restoreRecipient = (saved: Recipient): RecipientInput => ({
  fio: saved.fio,
  phone: saved.phone,
  email: saved.email,
  relation: saved.relation,
  birthday: saved.birthday,
  note: saved.note,
  address: saved.address,
});
