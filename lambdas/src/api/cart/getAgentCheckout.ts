import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { type AgentContact, findAgentSession } from '#model/agents/agentSessionEntity.ts';
import type { Handler } from '#platform/http/request.ts';

const toName = (contact: AgentContact | null): string =>
  contact ? [contact.firstName, contact.lastName].filter(Boolean).join(' ') : '';

/** Who knows the session's id may read it, as a link in a mail. */
export const getAgentCheckout: Handler<typeof routes.getAgentCheckout> = async ({ params, now }) => {
  const session = await findAgentSession(params.id, now);
  if (session?.status !== 'open') throw new AppError('NOT_FOUND');
  const { buyer, recipient, place, address, option, lines } = session;
  return {
    data: {
      fio: toName(buyer),
      email: buyer?.email ?? '',
      phone: buyer?.phone ?? '',
      recipient: recipient && { fio: toName(recipient), phone: recipient.phone },
      location: place,
      unitOffice: address?.unit ?? '',
      pickupStore: session.pickupStoreId,
      deliveryDay: option?.day ?? null,
      delivery_period: option && { start_time: option.startTime, stop_time: option.stopTime },
      card_message: session.cardMessage,
      comment: session.note,
      discount_code: session.discountCode,
      items: lines.map(({ productId, sizeId, count }) => ({
        product_id: productId,
        size_id: sizeId ?? null,
        count,
      })),
    },
  };
};
