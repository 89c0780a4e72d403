interface Contact {
  fio: string;
  phone: string;
}

/** The buyer's name and phone are not mixed with a named recipient's, who may have no phone. */
export const toRecipientContact = ({
  recipient,
  fio,
  phone,
}: Contact & { recipient: Contact | null }): Contact =>
  recipient?.fio ? { fio: recipient.fio, phone: recipient.phone } : { fio, phone: recipient?.phone || phone };
