import { formatPhone, parseCallable } from '@bloomkin/shared/rules/phone.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';

export const PhoneLink = ({ phone }: { phone: string }) =>
  phone ? (
    <a href={`tel:${parseCallable(phone) ?? phone}`}>
      <OfficeIcon name="phone" size={20} />
      {formatPhone(phone)}
    </a>
  ) : null;
