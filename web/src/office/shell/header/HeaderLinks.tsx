import { paths } from '@bloomkin/shared/pages.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { useUnread } from '#features/messages/useUnread.ts';
import { useNewOrders } from '#office/kit/newOrdersContext.ts';
import { OfficeIcon, type OfficeIconName } from '#office/kit/OfficeIcon.tsx';

const RoundLink = styled.a`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  &:hover {
    background: var(--bk-bg-neutralSoft);
  }
  b {
    position: absolute;
    top: 1px;
    left: 50%;
    min-width: 18px;
    padding: 0 5px;
    border-radius: var(--bk-radius-s);
    background: var(--bk-bg-brand);
    color: var(--bk-text-onBrand);
    font: 700 0.75rem/18px var(--bk-text);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

interface CountLinkProps {
  to: string;
  icon: OfficeIconName;
  count: number;
  /** With its count: 'New orders: 3'. */
  label: string;
  wideOnly?: boolean;
}

const most = 99;

const CountLink = ({ to, icon, count, label, wideOnly }: CountLinkProps) => (
  <RoundLink as={Link} to={to} title={label} data-wide={wideOnly}>
    <OfficeIcon name={icon} size={22} />
    <VisuallyHidden>{count > 0 ? `${label}: ${count}` : label}</VisuallyHidden>
    {count > 0 && <b aria-hidden="true">{count > most ? `${most}+` : count}</b>}
  </RoundLink>
);

export const NewOrdersLink = () => (
  <CountLink
    to={paths.orders({ status: 'new' })}
    icon="bell"
    count={useNewOrders().newCount}
    label="New orders"
  />
);

export const UnreadLink = () => (
  <CountLink to={paths.messages()} icon="mail" count={useUnread()} label="Unread messages" wideOnly />
);
