import type { PaymentStatus } from './orderStatus.ts';
import type { Day } from './zonedTime.ts';

export interface Supplier {
  name: string;
  abn: string;
  gst_registered: boolean;
}

export interface SuppliedOrder {
  supplier?: Supplier | null | undefined;
  payment_status: PaymentStatus;
}

/** Only a supplier registered for GST may write 'Tax invoice' (GST Act 1999, section 29-70). */
export const invoiceTitle = ({ gst_registered }: Supplier): string =>
  gst_registered ? 'Tax invoice' : 'Invoice';

export const isGstRegistered = (gstSince: string | null, day: Day): boolean =>
  gstSince !== null && gstSince <= day;

/** Undefined until the order is paid. */
export const findSupplier = ({ supplier, payment_status }: SuppliedOrder): Supplier | undefined =>
  payment_status === 'not_paid' ? undefined : (supplier ?? undefined);
