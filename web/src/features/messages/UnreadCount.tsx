import styled from 'styled-components';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { useUnread } from './useUnread.ts';

const Count = styled.span`
  position: relative;
  min-width: 22px;
  padding: 3px 7px;
  border-radius: var(--bk-radius-pill);
  background: var(--bk-bg-brand);
  color: var(--bk-text-onBrand);
  font: 700 0.75rem/1.3 var(--bk-text);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const most = 99;

export function UnreadCount() {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <Count>
      {unread > most ? `${most}+` : unread} <VisuallyHidden>unread</VisuallyHidden>
    </Count>
  );
}
