import { callFault, isForeignNumber, parseMobile, phoneFaultMessages } from './phone.ts';

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

interface Contacts {
  /** The buyer's. */
  phone: string;
  recipient: Contact | null;
  isPickup: boolean;
  /** The recipient is asked for the address. */
  addressLater?: boolean | undefined;
}

const abroadMessage = 'Your number is abroad: add an Australian one that the florist and the driver can call';

/** Path and message of a number that cannot be dialled. A sender abroad needs an Australian number at the recipient's. */
export function findContactFaults({
  phone,
  recipient,
  isPickup,
  addressLater = false,
}: Contacts): [path: string, message: string][] {
  const faults: [string, string][] = [];
  const fault = callFault(phone);
  if (fault) faults.push(['phone', phoneFaultMessages[fault]]);
  const door = isPickup ? '' : (recipient?.phone.trim() ?? '');
  const doorFault = door === '' ? undefined : callFault(door);
  if (addressLater && !isPickup && !parseMobile(door))
    faults.push(['recipient.phone', 'Give their Australian mobile: they are asked by text message']);
  else if (doorFault) faults.push(['recipient.phone', phoneFaultMessages[doorFault]]);
  else if (isForeignNumber(phone) && (door === '' || isForeignNumber(door)))
    faults.push([recipient && !isPickup ? 'recipient.phone' : 'phone', abroadMessage]);
  return faults;
}
