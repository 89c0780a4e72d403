import { paths } from '@bloomkin/shared/pages.ts';
import { listFlorists } from '@bloomkin/shared/routes/dashboard.ts';
import { listReviews } from '@bloomkin/shared/routes/reviews.ts';
import { listNeeds } from '@bloomkin/shared/routes/search.ts';
import { type FunctionComponent, type ReactNode, useEffect, useState } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { useUnread } from '#features/messages/useUnread.ts';
import { useNewOrders } from '#office/kit/newOrdersContext.ts';
import { useSession } from '#session/useSession.ts';

const slowly = { refreshInterval: 5 * 60_000, keepPreviousData: true, asMyself: true };
const unanswered = { reply: 'none', per_page: 1 } as const;

const Count = ({ count, of }: { count: number; of: string }) =>
  count > 0 && (
    <span>
      {count}
      <VisuallyHidden> {of}</VisuallyHidden>
    </span>
  );

const NewOrders = () => <Count count={useNewOrders().newCount} of="new" />;
const Unread = () => <Count count={useUnread()} of="unread" />;

const UnansweredReviews = () => (
  <Count count={useQuery(listReviews, { query: unanswered }, slowly).data?.total ?? 0} of="without a reply" />
);

const ToApprove = () => (
  <Count
    count={useQuery(listFlorists, { query: { per_page: 1 } }, slowly).data?.counts.to_approve ?? 0}
    of="to approve"
  />
);

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
  [paths.late()]: LateOrders,
  [paths.companies()]: ToApprove,
  [paths.reviews()]: UnansweredReviews,
};

/** What waits behind a menu entry: one count for one thing. */
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
