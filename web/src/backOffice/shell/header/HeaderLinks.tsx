import { paths } from '@bloomkin/shared/pages.ts';
import { Link } from 'react-router-dom';
import { OfficeIcon, type OfficeIconName } from '#backOffice/OfficeIcon.tsx';
import { useNewOrders } from '#backOffice/orders/arrivals/newOrdersContext.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { useUnread } from '#features/messages/useUnread.ts';
import { RoundLink } from './headerStyles.ts';

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
