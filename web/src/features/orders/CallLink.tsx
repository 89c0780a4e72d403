import { formatPhone, parseCallable } from '@bloomkin/shared/rules/phone.ts';
import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 8px 20px;
  border: 1px solid var(--bk-border-control);
  border-radius: var(--bk-radius-pill);
  font-weight: 600;
  &:hover {
    background: var(--bk-bg-neutralSoft);
  }
`;

export function CallLink({ phone }: { phone: string }) {
  return (
    <Call href={`tel:${parseCallable(phone) ?? phone}`}>
      <Icon name="phone" size={20} /> Call {formatPhone(phone)}
    </Call>
  );
}
