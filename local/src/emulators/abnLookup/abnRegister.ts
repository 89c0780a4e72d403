import { isAbn } from '@bloomkin/shared/rules/abn.ts';
import { florists } from '#demo/content/florist.ts';

export interface RegisteredBusiness {
  status: 'Active' | 'Cancelled';
  name: string;
  kind: string;
  gst: string;
  state: string;
  postcode: string;
}

/** For trying out what the register may say; every other valid ABN is a company with GST. */
export const specialAbns = {
  cancelled: '87699009011',
  unknown: '32699009023',
  withoutGst: '43699001037',
  silent: '66699009035',
} as const;

const company: RegisteredBusiness = {
  status: 'Active',
  name: '',
  kind: 'Australian Private Company',
  gst: '2019-07-01',
  state: 'NSW',
  postcode: '2010',
};

const soleTrader: RegisteredBusiness = {
  ...company,
  name: 'HUGHES, FERN',
  kind: 'Individual/Sole Trader',
  gst: '',
};

export function findBusiness(abn: string): RegisteredBusiness | undefined {
  if (!isAbn(abn) || abn === specialAbns.unknown) return undefined;
  if (abn === specialAbns.withoutGst) return soleTrader;
  const florist = florists.find((one) => one.abn === abn);
  const name = (florist?.name ?? `Example ${abn.slice(-3)} Pty Ltd`).toUpperCase();
  return { ...company, name, status: abn === specialAbns.cancelled ? 'Cancelled' : 'Active' };
}
