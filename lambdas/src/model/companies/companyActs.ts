import type { AuditAct } from '@bloomkin/shared/rules/auditActs.ts';
import { type DescribedFields, describeChanges, hideValue } from '#model/audit/describeChanges.ts';
import { type Act, recordAct } from '#model/audit/recordAct.ts';
import type { Write } from '#platform/table/transact.ts';
import type { CompanyItem } from './companyEntity.ts';

const describeWindow = ({ startTime, stopTime }: CompanyItem['deliveryPeriods'][number]) =>
  `${startTime}–${stopTime}`;

const describeRow = ({ day, same_day, next_morning }: WeekdayRow) =>
  `${day}: ${same_day ?? '-'}, next morning ${next_morning ?? '-'}`;
type WeekdayRow = NonNullable<CompanyItem['lastOrders']>['weekdays'][number];

const describeStop = ({ kind, day, start_time, until }: NonNullable<CompanyItem['stops']>[number]) =>
  [kind, day, start_time, `until ${until}`].filter(Boolean).join(' ');

const describeHold = (hold: CompanyItem['warned']) =>
  hold?.until ? `Yes, until ${hold.until}` : hold ? 'Yes' : '';

const fields: DescribedFields<CompanyItem> = {
  name: 'Name',
  brand: 'Brand',
  abn: 'ABN',
  phone: 'Phone',
  site: 'Site',
  description: ['Description', hideValue('a text')],
  logo: ['Logo', hideValue('a picture')],
  photo: ['Cover picture', hideValue('a picture')],
  sameDayDelivery: 'Same-day delivery',
  leadMinutes: 'Notice in minutes',
  payLater: 'Pay later',
  orderAlerts: 'Order alerts',
  deliveryPeriods: ['Delivery windows', (windows) => windows.map(describeWindow).join(', ')],
  capacityPerDay: 'Orders a day',
  lastOrders: ['Last order times', (rules) => rules?.weekdays.map(describeRow).join(', ') ?? ''],
  stops: ['Stops', (stops = []) => stops.map(describeStop).join(', ')],
  active: 'Active',
  switchedOff: ['Stopped until', (hold) => hold?.until ?? ''],
  payoutsHeld: ['Payouts held', describeHold],
  warned: ['Warned', describeHold],
  approved: ['Approved', hideValue('Yes')],
};

/** An undefined `next` means deleted. */
export function recordCompanyAct(
  act: AuditAct,
  current: CompanyItem | undefined,
  next: CompanyItem | undefined,
  { reason, by }: Pick<Act, 'reason' | 'by'> = {},
): Write[] {
  const company = next ?? current;
  if (!company) return [];
  const object = { id: company.id, name: company.brand };
  return recordAct({
    act,
    object,
    changes: describeChanges(current, next, fields),
    ...(reason && { reason }),
    ...(by && { by }),
  });
}
