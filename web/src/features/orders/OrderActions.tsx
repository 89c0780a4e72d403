import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { usePaper } from '#components/hooks/usePaper.ts';
import { Row } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { Icon } from '#components/media/Icon.tsx';
import { CallLink } from './CallLink.tsx';
import { CancelButton } from './CancelButton.tsx';
import { calendarFile } from './calendarFile.ts';
import { InvoiceButton } from './invoice/InvoiceButton.tsx';
import { RecipientLink } from './RecipientLink.tsx';
import { ReorderButton } from './ReorderButton.tsx';
import { saveFile } from './saveFile.ts';

interface OrderActionsProps {
  order: Order;
  onChanged: () => void;
}

export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const company = useQuery(getCompany, order.companyId ? { params: { id: order.companyId } } : null);
  const { print, paper } = usePaper();
  const save = () =>
    saveFile(
      `bloomkin-${order.number}.ics`,
      'text/calendar;charset=utf-8',
      calendarFile(order, location.origin + location.pathname, new Date()),
    );
  return (
    <Card aria-labelledby="order-actions">
      <h2 id="order-actions">{company.data?.data.brand ?? order.company_info?.brand ?? 'Your florist'}</h2>
      <Row $gap={2.5}>
        {company.data?.data.phone_number && <CallLink phone={company.data.data.phone_number} />}
        {order.status !== 'completed' && order.deliveryDay && (
          <Button onClick={save}>
            <Icon name="calendar" size={20} />
            {order.status === 'canceled' ? 'Take it out of the calendar' : 'Add to calendar'}
          </Button>
        )}
        <ReorderButton order={order} />
        <InvoiceButton order={order} print={print} />
        {order.links && order.payment_status !== 'not_paid' && (
          <ButtonLink to={paths.claim(order.links.claim)}>Something wrong?</ButtonLink>
        )}
        {order.links && order.swap?.state === 'open' && !isFinished(order) && (
          <ButtonLink kind="brand" to={paths.swap(order.links.swap)}>
            A flower is missing: answer
          </ButtonLink>
        )}
        {order.address_later === 'asked' && order.payment_status !== 'not_paid' && !isFinished(order) && (
          <RecipientLink order={order} />
        )}
        {order.status === 'new' && <CancelButton order={order} onChanged={onChanged} />}
      </Row>
      {paper}
    </Card>
  );
}

const isFinished = ({ status }: Order) => status === 'completed' || status === 'canceled';
