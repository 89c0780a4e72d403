import { getMessage } from '@bloomkin/shared/messages.ts';
import { isMoving, type OccasionKind, occasionKinds } from '@bloomkin/shared/rules/occasions.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Recipient, RecipientInput } from '@bloomkin/shared/schemas/recipient.ts';
import {
  type AddressValues,
  resolveAddress,
  toAddressValues,
} from '#features/deliveryAddress/addressValues.ts';

export interface DayValues {
  /** Empty for a new day. */
  dayId: string;
  kind: DayKind;
  label: string;
  /** `YYYY-MM-DD` or empty; the year does not matter. */
  date: string;
}

type DayKind = NonNullable<RecipientInput['days']>[number]['kind'];
const isDayKind = (kind: OccasionKind): kind is DayKind => kind !== 'birthday';
export const dayKinds = occasionKinds.filter(isDayKind);

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
  days: DayValues[];
}

export const toRecipientValues = (saved: Recipient | undefined): RecipientValues => ({
  fio: saved?.fio ?? '',
  relation: saved?.relation ?? '',
  phone: formatPhone(saved?.phone ?? ''),
  email: saved?.email ?? '',
  birthday: saved?.birthday ?? '',
  note: saved?.note ?? '',
  address: toAddressValues(saved?.address ?? null),
  days: (saved?.days ?? []).flatMap(({ id: dayId, kind, label, date }) =>
    isDayKind(kind) ? [{ dayId, kind, label, date: date ? `2024-${date}` : '' }] : [],
  ),
});

export const validateName = (fio: string) =>
  fio.trim() === '' ? getMessage('FORM.NAME_REQUIRED') : undefined;

export const validateBirthday = (birthday: string, today: string) =>
  birthday > today ? 'That day is still to come' : undefined;

/** Throws a FieldRejection for an unknown address. */
export async function toRecipientInput({
  address,
  birthday,
  days,
  ...details
}: RecipientValues): Promise<RecipientInput> {
  return {
    ...{ ...details, birthday: birthday || null, address: await resolveAddress(address) },
    days: days.map(({ dayId, kind, label, date }) => ({
      ...(dayId && { id: dayId }),
      ...{ kind, label, date: isMoving(kind) ? null : date.slice(5) },
    })),
  };
}

/** A deleted recipient as input, to restore it; its reminders stay off. */
export const restoreRecipient = (saved: Recipient): RecipientInput => ({
  fio: saved.fio,
  phone: saved.phone,
  email: saved.email,
  relation: saved.relation,
  birthday: saved.birthday,
  note: saved.note,
  address: saved.address,
  days: saved.days.flatMap(({ kind, label, date }) => (isDayKind(kind) ? [{ kind, label, date }] : [])),
});
