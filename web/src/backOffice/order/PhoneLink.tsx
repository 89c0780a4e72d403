import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';

export const PhoneLink = ({ phone }: { phone: string }) =>
  phone ? (
    <a href={`tel:${phone}`}>
      <OfficeIcon name="phone" size={20} />
      {formatPhone(phone)}
    </a>
  ) : null;
