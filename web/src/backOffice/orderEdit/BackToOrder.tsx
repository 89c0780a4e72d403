import { paths } from '@bloomkin/shared/pages.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Link } from 'react-router-dom';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { Back } from '../order/orderStyles.ts';

export const BackToOrder = ({ order }: { order: Order }) => (
  <Back>
    <Link to={paths.orderView(order.id)}>
      <OfficeIcon name="left" size={18} />
      Order #{order.number}
    </Link>
  </Back>
);
