import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { endPage } from '#model/payments/paymentEntity.ts';
import type { Session } from './paymentEvent.ts';

export async function applyExpiredSession(session: Session): Promise<void> {
  const orderId = OrderId.safeParse(session.client_reference_id);
  if (orderId.success) await endPage(orderId.data, session.id);
}
