import { divideRounded } from './commission.ts';
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
export const invoiceTitle = (isRegistered: boolean): string => (isRegistered ? 'Tax invoice' : 'Invoice');

/** One eleventh of an amount that includes GST of 10 %; a seller who is not registered charges none. */
export const computeGst = (cents: number, isRegistered: boolean): number =>
  isRegistered ? divideRounded(cents, 11) : 0;

export const gstLabel = (isRegistered: boolean): string =>
  isRegistered ? 'Registered for GST' : 'Not registered for GST';

export const isGstRegistered = (gstSince: string | null, day: Day): boolean =>
  gstSince !== null && gstSince <= day;

/** Undefined until the order is paid. */
export const findSupplier = ({ supplier, payment_status }: SuppliedOrder): Supplier | undefined =>
  payment_status === 'not_paid' ? undefined : (supplier ?? undefined);
