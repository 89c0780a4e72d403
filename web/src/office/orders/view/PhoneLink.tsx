import { formatPhone, parseCallable } from '@bloomkin/shared/rules/phone.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';

interface PhoneLinkProps {
  phone: string;
  /** Replaces the number, which is still read out, where there is no room for it. */
  label?: string | undefined;
}

export const PhoneLink = ({ phone, label }: PhoneLinkProps) =>
  phone ? (
    <a
      href={`tel:${parseCallable(phone) ?? phone}`}
      aria-label={label && `${label} ${formatPhone(phone)}`}
      style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}
    >
      <OfficeIcon name="phone" size={20} />
      {label ?? formatPhone(phone)}
    </a>
  ) : null;
