import { paths } from '@bloomkin/shared/pages.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import styled from 'styled-components';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { userTimeZone } from '#components/hooks/useToday.ts';
import { InvoiceButton } from '#features/orders/invoice/InvoiceButton.tsx';
import { BackLink } from '#office/kit/BackLink.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { PageHead, Title } from '#office/kit/pageStyles.ts';
import {
  findAcceptStep,
  findNextStep,
  findUndoStep,
  mayCancel,
  mayEdit,
} from '#office/orders/changes/nextStep.ts';
import { useOrderActions } from '#office/orders/changes/useOrderActions.tsx';
import { describeDue } from '#office/orders/due.ts';
import { lastList } from '#office/orders/filters/lastList.ts';
import { isLeftOut } from '#office/orders/list/makeList.ts';
import { placedLabel } from '#office/orders/list/placedLabel.ts';
import { OrderSheets } from '#office/orders/sheets/OrderSheets.tsx';
import { usePrint } from '#office/orders/sheets/usePrint.tsx';
import { orderLabel, statusHints, statusLabel, statusTones } from '#office/orders/statusTones.ts';
import { useUser } from '#session/useSession.ts';
import { AcceptPanel } from './AcceptPanel.tsx';
import { BuyerCard } from './BuyerCard.tsx';
import { ClaimPanel } from './ClaimPanel.tsx';
import { CommentCard } from './CommentCard.tsx';
import { DeleteOrder } from './DeleteOrder.tsx';
import { DeliveryCard } from './DeliveryCard.tsx';
import { DisputePanel } from './DisputePanel.tsx';
import { FloristCard } from './FloristCard.tsx';
import { History } from './History.tsx';
import { ItemsCard } from './ItemsCard.tsx';
import { MessageCard } from './MessageCard.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { PhotosCard } from './PhotosCard.tsx';
import { ProposalPanel } from './ProposalPanel.tsx';
import { SwapPanel } from './SwapPanel.tsx';

const DueBanner = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  margin-bottom: 16px;
  padding: 14px 20px;
  border-radius: var(--bk-petal);
  background: var(--bk-bg-successSoft);
  color: var(--bk-text-success);
  font-size: 1.0625rem;
  &[data-urgent] {
    background: var(--bk-bg-dangerSoft);
    color: var(--bk-text-danger);
  }
  &[data-canceled] {
    background: var(--bk-bg-neutralSoft);
    color: var(--bk-text-secondary);
    b {
      color: var(--bk-text-danger);
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 16px;
  > div {
    display: grid;
    align-content: start;
    gap: 16px;
    min-width: 0;
  }
  @media (min-width: 768px) {
    grid-template-columns: 1.25fr 1fr;
  }
`;

export function OrderView({ order }: { order: Order }) {
  const now = new Date(useNow(30_000));
  const zone = order.timezone ?? userTimeZone();
  const user = useUser();
  const actions = useOrderActions();
  const due = describeDue(order, now, zone);
  const step = findNextStep(order);
  const steps = [step, findAcceptStep(order) ?? findUndoStep(order, now)].filter((one) => one !== undefined);
  const sheet = usePrint(zone);
  const isPrinted = !isLeftOut(order, now);
  const isCanceled = order.status === 'canceled';
  const hint = orderLabel(order, now) === statusLabel(order) && statusHints[order.status];
  const placed = placedLabel(order.created_at, localTime(now, zone).day, zone);
  return (
    <>
      <BackLink to={lastList.path()}>All orders</BackLink>
      <PageHead>
        <Title>
          <h1>Order #{order.number}</h1>
          <StatusPill tone={statusTones[order.status]}>{orderLabel(order, now)}</StatusPill>
          <p>
            Placed {placed}
            {order.company_info && `, ${order.company_info.brand}`}
          </p>
          {hint && <p>{hint}</p>}
        </Title>
        <div>
          {steps.map((one) => (
            <Button
              key={one.label}
              kind={one === step ? 'brand' : 'outline'}
              changes
              aria-disabled={actions.isChanging(order)}
              onClick={() => actions.takeStep(order, one)}
            >
              {one.label}
            </Button>
          ))}
          {isPrinted && (
            <Button onClick={() => sheet.print(OrderSheets, [order])}>
              <OfficeIcon name="print" size={18} />
              Print order sheet
            </Button>
          )}
          {isPrinted && order.card_message && (
            <ButtonLink to={paths.orderCards({ ids: order.id })}>
              <OfficeIcon name="print" size={18} />
              Print card
            </ButtonLink>
          )}
          <InvoiceButton
            order={order}
            print={sheet.printPaper}
            icon={<OfficeIcon name="print" size={18} />}
          />
          {mayEdit(order) && order.proposal?.state !== 'open' && (
            <ButtonLink to={paths.orderEdit(order.id)}>
              <OfficeIcon name="pencil" size={18} />
              Edit order
            </ButtonLink>
          )}
          {mayCancel(order) && (
            <Button kind="danger" onClick={() => actions.cancel(order)}>
              Cancel
            </Button>
          )}
        </div>
      </PageHead>
      {isCanceled ? (
        <DueBanner data-canceled>
          <OfficeIcon name="close" />
          <b>Canceled</b>
          <span>
            It was for {due.when}. Nothing is to be made or {order.isPickup ? 'picked up' : 'delivered'}.
          </span>
        </DueBanner>
      ) : (
        <DueBanner data-urgent={due.isUrgent || undefined}>
          <OfficeIcon name={order.isPickup ? 'store' : 'truck'} />
          <b>{due.when}</b>
          <span>{due.left}</span>
        </DueBanner>
      )}
      <AcceptPanel {...{ order, now, zone, actions }} isAdmin={isAdmin(user)} />
      <DisputePanel order={order} />
      <ProposalPanel order={order} />
      <ClaimPanel order={order} />
      <Columns>
        <div>
          <ItemsCard order={order} />
          <MessageCard message={order.card_message} />
          {(!isCanceled || order.comment) && <CommentCard order={order} change={actions.change} />}
        </div>
        <div>
          <DeliveryCard order={order} />
          <SwapPanel order={order} />
          <PhotosCard order={order} change={actions.change} />
          <BuyerCard order={order} />
          {isAdmin(user) && order.company_info && <FloristCard company={order.company_info} />}
          <PaymentCard order={order} actions={actions} />
          <History order={order} timeZone={zone} today={localTime(now, zone).day} />
          {isAdmin(user) && <DeleteOrder order={order} />}
        </div>
      </Columns>
      {actions.dialog}
      {sheet.sheet}
    </>
  );
}
