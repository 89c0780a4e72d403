import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { Order, OrderProposal } from '@bloomkin/shared/schemas/order.ts';
import { chargedCents } from './cardPayments.ts';
import { toAddressLater, toDoorNote, withDoor, withoutHiddenPhotos } from './door.ts';
import type { Rescue } from './orderAnswers.ts';
import type { OrderDetails } from './orderDetails.ts';
import type { OrderItem } from './orderEntity.ts';
import type { OrderLine, Proposal } from './storedOrder.ts';
import { toSwap } from './swap.ts';
import { toClaim } from './toClaim.ts';
import { toDiscounts } from './toDiscounts.ts';

export function toDetails(details: OrderDetails) {
  const { period } = details;
  return {
    fio: details.fio,
    email: details.email,
    phone: details.phone,
    deliveryDay: details.day,
    delivery_period: period && { start_time: period.startTime, stop_time: period.stopTime },
    isPickup: details.isPickup,
    pickupStore: details.pickupStoreId,
    comment: details.comment,
    card_message: details.cardMessage,
    recipient: details.recipient,
    location: details.place,
    unitOffice: details.unitOffice,
    sympathy: details.sympathy ?? false,
    substitution: details.substitution ?? null,
    address_later: details.addressLater ? ('asked' as const) : null,
  };
}

/** `named` includes the authors of changes, `door` an address that the buyer must not see; both for those who may edit it. */
export function toOrder(
  stored: OrderItem,
  { named = false, door = named }: { named?: boolean; door?: boolean } = {},
): Order {
  const order = door ? withDoor(stored) : withoutHiddenPhotos(stored);
  return {
    ...toDetails(order),
    address_later: toAddressLater(order),
    ...(door && { door_note: toDoorNote(order) }),
    id: order.id,
    number: order.number,
    cart_hash: order.cartHash,
    version: order.version,
    items: order.lines.map((line) => toItem(line, order)),
    goods_num: order.lines.reduce((sum, line) => sum + line.count, 0),
    order_summ: centsToDollars(order.goodsCents),
    ...toDiscounts(order.discounts),
    discount_code: null,
    discount_fault: null,
    delivery_cost: centsToDollars(order.deliveryCents),
    total: centsToDollars(order.totalCents),
    cartCompanyId: order.companyId,
    companyId: order.companyId,
    company_info: toCompanyInfo(order),
    supplier: toSupplier(order),
    deliveryDate: order.deliverAt,
    timezone: order.timeZone,
    store_id: order.storeId,
    pickup_store_info: order.isPickup ? { name: order.storeName, address: order.storeAddress } : null,
    status: order.status,
    accept_by: order.paymentStatus === 'not_paid' ? null : (order.acceptClock?.acceptBy ?? null),
    rescue: order.rescue ? toRescue(order.rescue) : null,
    swap: order.swap ? toSwap(order.swap) : null,
    claim: order.claim ? toClaim(order.claim) : null,
    ...toHandover(order),
    payment_status: order.paymentStatus,
    charged: order.paidBy === 'card' ? centsToDollars(chargedCents(order)) : null,
    proposal: order.proposal ? toProposal(order.proposal, order, named) : null,
    ...toRefundsAndDispute(order),
    held_until: order.heldUntil,
    history: toHistory(order.history, named),
    created_at: order.createdAt,
    updated_at: order.updatedAt,
  };
}

const toCompanyInfo = ({
  companyId: id,
  companyName: name,
  companyBrand: brand,
  companyLogo: logo,
}: OrderItem) => ({
  ...{ id, name, brand, logo },
});

const toRescue = ({ state, why, at, until, toOrderId }: Rescue): Order['rescue'] => ({
  ...{ state, why, at, until },
  to_order_id: toOrderId,
});

const toHandover = ({ dispatchedAt = null, photos = [], handover }: OrderItem) => ({
  dispatched_at: dispatchedAt,
  photos: photos.map(({ kind, path, at }) => ({ kind, url: path, at })),
  handover: handover ? { left_with: handover.leftWith ?? null, no_photo: handover.noPhoto ?? '' } : null,
});

const toSupplier = ({ companyName: name, companyAbn: abn, isGstRegistered }: OrderItem): Order['supplier'] =>
  abn === undefined ? null : { name, abn, gst_registered: isGstRegistered ?? false };

const toItem = (line: OrderLine, { companyId }: OrderItem): Order['items'][number] => ({
  product: {
    id: line.productId,
    name: line.name,
    price: centsToDollars(line.priceCents),
    photo: line.photo,
    company: companyId,
    sku: line.sku,
    available: true,
    addon: line.addon ?? false,
  },
  size: line.sizeId ? { id: line.sizeId, name: line.sizeName ?? '' } : null,
  product_price: centsToDollars(line.priceCents),
  count: line.count,
  discount: centsToDollars(line.discount?.cents ?? 0),
  discount_id: line.discount?.id ?? null,
});

const toHistory = (lines: OrderItem['history'], named: boolean): Order['history'] =>
  lines.map(({ name, ...line }) => (named && name ? { ...line, name } : line));

const toProposal = (proposal: Proposal, order: OrderItem, named: boolean): OrderProposal => ({
  number: proposal.number,
  state: proposal.state,
  amount_due: centsToDollars(proposal.dueCents),
  at: proposal.at,
  pay_by: proposal.payBy,
  items: proposal.fields.lines.map((line) => toItem(line, order)),
  total: centsToDollars(proposal.fields.totalCents),
  changes: toHistory(proposal.changes, named),
});

function toRefundsAndDispute({ refundedCents = 0, refunds = [], dispute = null }: OrderItem) {
  return {
    refunded: centsToDollars(refundedCents),
    refunds: refunds.map(({ amountCents, items, delivery, reason, at, state, isEdit = false }) => ({
      amount: centsToDollars(amountCents),
      items: items.map(({ productId, sizeId = null, count }) => ({
        ...{ product_id: productId, size_id: sizeId, count },
      })),
      ...{ delivery, reason, at, state, of_edit: isEdit },
    })),
    dispute: dispute && {
      amount: centsToDollars(dispute.amountCents),
      reason: dispute.reason,
      respond_by: dispute.respondBy,
      state: dispute.state,
    },
  };
}
