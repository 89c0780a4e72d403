import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';

/** Calls by a press, on a phone. */
export const PhoneLink = ({ phone }: { phone: string }) =>
  phone ? (
    <a href={`tel:${phone}`}>
      <OfficeIcon name="phone" size={20} />
      {formatPhone(phone)}
    </a>
  ) : null;
