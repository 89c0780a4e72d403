import { paths } from '@bloomkin/shared/pages.ts';
import { listProductTypes } from '@bloomkin/shared/routes/productTypes.ts';
import { listReviews } from '@bloomkin/shared/routes/reviews.ts';
import { listNeeds } from '@bloomkin/shared/routes/search.ts';
import { localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import { type FunctionComponent, type ReactNode, useEffect, useState } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { useUnread } from '#features/messages/useUnread.ts';
import { useNewOrders } from '#office/kit/newOrdersContext.ts';
import { useCartCount } from '#office/orders/filters/tabCounts.ts';
import { useSession } from '#session/useSession.ts';

const slowly = { refreshInterval: 5 * 60_000, keepPreviousData: true };

const Count = ({ count, of }: { count: number; of: string }) =>
  count > 0 && (
    <span>
      {count}
      <VisuallyHidden> {of}</VisuallyHidden>
    </span>
  );

const NewOrders = () => <Count count={useNewOrders().newCount} of="new" />;
const Unread = () => <Count count={useUnread()} of="unread" />;
const AbandonedCarts = () => <Count count={useCartCount() ?? 0} of="waiting" />;

const toDay = (instant: string | Date) => localTime(new Date(instant), marketTimeZone).day;

/** Of the first page: more than those in a day are no news. */
function ReviewsToday() {
  const reviews = useQuery(listReviews, { query: {} }, { ...slowly, asMyself: true }).data?.data ?? [];
  const today = toDay(new Date());
  return <Count count={reviews.filter(({ created_at }) => toDay(created_at) === today).length} of="today" />;
}

/** Types that florists made, which no admin has looked at. */
function FloristTypes() {
  const types = useQuery(listProductTypes, { query: {} }, { ...slowly, asMyself: true }).data?.data ?? [];
  return (
    <Count
      count={types.filter(({ company_id, reviewed }) => company_id !== null && !reviewed).length}
      of="from florists"
    />
  );
}

function CompaniesInNeed() {
  const needs = useQuery(listNeeds, {}, slowly).data?.data;
  const companies = [...(needs?.closed ?? []), ...(needs?.held_payouts ?? [])];
  return <Count count={new Set(companies.map(({ company }) => company.id)).size} of="need someone" />;
}

function LateOrders() {
  const risks = useQuery(listNeeds, {}, slowly).data?.data.at_risk ?? [];
  const orders = risks.reduce((sum, { late, soon, waiting }) => sum + late + soon + waiting, 0);
  return <Count count={orders} of="late or at risk" />;
}

const ofAll: Readonly<Record<string, FunctionComponent>> = {
  [paths.orders()]: NewOrders,
  [paths.messages()]: Unread,
};

const ofAdmins: Readonly<Record<string, FunctionComponent>> = {
  [paths.abandoned()]: AbandonedCarts,
  [paths.reviews()]: ReviewsToday,
  [paths.params()]: FloristTypes,
  [paths.companies()]: CompaniesInNeed,
  [paths.late()]: LateOrders,
};

/** What waits behind a menu entry. */
export function MenuCount({ path }: { path: string }) {
  const { user } = useSession();
  const OfAll = ofAll[path];
  const OfAdmins = user?.is_admin ? ofAdmins[path] : undefined;
  if (OfAll) return <OfAll />;
  return OfAdmins ? (
    <Later>
      <OfAdmins />
    </Later>
  ) : null;
}

const laterMs = 2000;

/** The page's own requests go first. */
function Later({ children }: { children: ReactNode }) {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), laterMs);
    return () => clearTimeout(timer);
  }, []);
  return isLater && children;
}
