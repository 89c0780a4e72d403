import { formatPhone, parseCallable } from '@bloomkin/shared/rules/phone.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';

export const PhoneLink = ({ phone }: { phone: string }) =>
  phone ? (
    <a
      href={`tel:${parseCallable(phone) ?? phone}`}
      style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}
    >
      <OfficeIcon name="phone" size={20} />
      {formatPhone(phone)}
    </a>
  ) : null;
