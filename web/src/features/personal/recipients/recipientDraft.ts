import type { FieldError } from '@bloomkin/shared/errors.ts';
import { messageOf } from '@bloomkin/shared/messages.ts';
import { formatPhone, phoneFault, phoneFaultWords } from '@bloomkin/shared/rules/phone.ts';
import type { Recipient, RecipientInput } from '@bloomkin/shared/schemas/recipient.ts';
import { locationOf, type PlaceDraft, placeDraftOf } from '../placeDraft.ts';

/** A gift recipient while it is typed. */
export interface RecipientDraft {
  fio: string;
  relation: string;
  phone: string;
  /** Not asked for; kept where there is one. */
  email: string;
  /** `YYYY-MM-DD` or empty. */
  birthday: string;
  note: string;
  place: PlaceDraft;
}

export const recipientDraftOf = (saved: Recipient | undefined): RecipientDraft => ({
  fio: saved?.fio ?? '',
  relation: saved?.relation ?? '',
  phone: saved?.phone ? formatPhone(saved.phone) : '',
  email: saved?.email ?? '',
  birthday: saved?.birthday ?? '',
  note: saved?.note ?? '',
  place: placeDraftOf(saved?.address ?? null),
});

/** What is wrong, in the order of the form; the same words as the server's. */
export function recipientFaults({ fio, phone, birthday }: RecipientDraft, today: string): FieldError[] {
  const wrongPhone = phone.trim() === '' ? undefined : phoneFault(phone);
  return [
    ...(fio.trim() === '' ? [{ path: 'fio', message: messageOf('FORM.NAME_REQUIRED') }] : []),
    ...(wrongPhone ? [{ path: 'phone', message: phoneFaultWords[wrongPhone] }] : []),
    ...(birthday > today ? [{ path: 'birthday', message: 'That day is still to come' }] : []),
  ];
}

/** As the API takes it. Throws a FieldFault when the address is nowhere in Australia. */
export async function recipientInputOf(draft: RecipientDraft): Promise<RecipientInput> {
  const { place, birthday, ...words } = draft;
  return { ...words, birthday: birthday || null, address: await locationOf(place) };
}

/** A recipient that was deleted, as it is put back. */
export const inputOfRecipient = (saved: Recipient): RecipientInput => ({
  fio: saved.fio,
  phone: saved.phone,
  email: saved.email,
  relation: saved.relation,
  birthday: saved.birthday,
  note: saved.note,
  address: saved.address,
});
