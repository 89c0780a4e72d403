import { paths } from '@bloomkin/shared/pages.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { MarketNeeds } from '@bloomkin/shared/schemas/needs.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { formatTimeOn } from '#components/text/formatInstant.ts';
import { pluralise } from '#components/text/pluralise.ts';
import type { OfficeIconName } from '#office/kit/OfficeIcon.tsx';
import { toDuePath, toFloristPath } from '#office/orders/orderLinks.ts';

export interface Need {
  key: string;
  icon: OfficeIconName;
  isLate: boolean;
  title: string;
  detail: string;
  /** Whom to call. */
  phone?: string;
  /** 'since 11:06 am', '3 days left' */
  when: string;
  action: string;
  path: string;
}

const hourMs = 3_600_000;

type Dispute = Pick<MarketNeeds['disputes'][number], 'order_id' | 'order_number' | 'amount' | 'respond_by'>;

export function toDisputeNeed({ order_id: id, order_number, amount, respond_by }: Dispute, now: Date): Need {
  const hours = respond_by
    ? Math.max(0, Math.floor((Date.parse(respond_by) - now.getTime()) / hourMs))
    : undefined;
  return {
    key: id,
    icon: 'alert',
    isLate: hours !== undefined && hours < 24,
    title: `1 payment in dispute, ${formatDollars(amount)}`,
    detail: `Order #${order_number}. Answer in time or the money goes back.`,
    when: hours === undefined ? '' : hours < 24 ? `${hours} h left` : `${Math.floor(hours / 24)} days left`,
    action: 'Answer',
    path: paths.orderView(id),
  };
}

type AtRisk = MarketNeeds['at_risk'][number];

function toRiskNeed(risk: AtRisk, now: Date, timeZone: string): Need {
  const { company, phone, late, soon, waiting, order_id, due_by } = risk;
  const counts = [
    late > 0 && `${pluralise(late, 'order')} late`,
    soon > 0 && `${soon} to leave and not ready`,
    waiting > 0 && `${waiting} paid but not accepted`,
  ].filter((count) => count !== false);
  const isOne = late + soon + waiting === 1;
  const end = due_by && formatTimeOn(localTime(now, timeZone).day, due_by, timeZone);
  return {
    key: `risk ${company.id}`,
    icon: 'clock',
    isLate: true,
    title: `${company.brand}: ${counts.join(', ')}`,
    detail: 'Call the florist.',
    phone,
    when: end ? `${late > 0 ? 'since' : 'due by'} ${end}` : '',
    action: isOne ? 'Show the order' : 'Show orders',
    path: isOne ? paths.orderView(order_id) : toFloristPath(company.id),
  };
}

export const toMarketNeeds = (
  { at_risk, closed, to_answer, held_payouts, disputes }: MarketNeeds,
  now: Date,
  timeZone: string,
): Need[] => [
  ...at_risk.map((risk) => toRiskNeed(risk, now, timeZone)),
  ...closed.map(
    ({ company, day, orders }): Need => ({
      key: `closed ${company.id} ${day}`,
      icon: 'store',
      isLate: true,
      title: `${company.brand} is closed today with ${pluralise(orders, 'order')} due`,
      detail: 'Agree on another day with the buyers, or ask the florist to open.',
      when: 'today',
      action: orders === 1 ? 'Show the order' : 'Show orders',
      path: toDuePath(day, company.id),
    }),
  ),
  ...held_payouts.map(
    ({ company, amount }): Need => ({
      key: `payouts ${company.id}`,
      icon: 'lock',
      isLate: false,
      title: `${company.brand} cannot be paid out`,
      detail: `${formatDollars(amount)} waits until its payout account is ready.`,
      when: '',
      action: 'Open company',
      path: paths.companyEdit(company.id),
    }),
  ),
  ...listToAnswer(to_answer),
  ...disputes.map(({ company, ...dispute }): Need => {
    const need = toDisputeNeed(dispute, now);
    return { ...need, detail: `${company.brand}. ${need.detail}`, action: 'Show the order' };
  }),
];

const listToAnswer = ({ claims, refunds }: MarketNeeds['to_answer']): Need[] =>
  [
    {
      ...{ kind: 'claim', count: claims },
      title: `${pluralise(claims, 'claim')} to answer`,
      detail: 'The florist did not answer in time.',
    },
    {
      ...{ kind: 'refund', count: refunds },
      title: `${pluralise(refunds, 'refund')} did not go through`,
      detail: 'The money is still with us.',
    },
  ].flatMap(({ kind, count, title, detail }) =>
    count > 0
      ? [
          {
            ...{ key: kind, icon: 'undo' as const, isLate: true, title, detail, when: '' },
            ...{ action: 'Answer', path: paths.cases({ show: kind }) },
          },
        ]
      : [],
  );
