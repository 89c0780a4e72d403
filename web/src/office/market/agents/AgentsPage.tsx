import { paths } from '@bloomkin/shared/pages.ts';
import { listAgentSessions } from '@bloomkin/shared/routes/audit.ts';
import type { AgentSessionEntry } from '@bloomkin/shared/schemas/agentSession.ts';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { formatInstant } from '#components/text/formatInstant.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { defineList, filled } from '#office/kit/list/defineList.ts';
import { dayFilter } from '#office/kit/list/filters.tsx';
import { ListPage } from '#office/kit/list/ListPage.tsx';
import { Marked } from '#office/kit/list/listStyles.ts';

const statuses = {
  open: { label: 'Open', tone: 'info' },
  completed: { label: 'Ordered', tone: 'success' },
  canceled: { label: 'Canceled', tone: 'neutral' },
  ended: { label: 'Ended without an order', tone: 'neutral' },
} as const;

const describeWhat = ({ kind, items }: AgentSessionEntry): string => {
  const name = kind === 'cart' ? 'Cart' : 'Checkout';
  return items === 0 ? name : `${name}, ${pluralise(items, 'item')}`;
};

const sessions = defineList({
  route: listAgentSessions,
  title: 'Agents',
  name: 'carts and checkouts of agents',
  about: ({ page, filters }) =>
    page &&
    `${pluralise(page.total, 'cart or checkout', 'carts and checkouts')} ${filters.day ? 'that day' : 'today'}`,
  filters: { day: dayFilter('Day') },
  toQuery: ({ day }) => filled({ day }),
  columns: () => [
    {
      heading: 'Agent',
      cell: ({ agent, protocol }) => (
        <Marked>
          <span>
            <b>{agent || 'Partner with a token'}</b>
            <small>{protocol.toUpperCase()}</small>
          </span>
        </Marked>
      ),
    },
    { heading: 'Began', cell: ({ at }) => formatInstant(at, null) },
    { heading: 'What', cell: describeWhat },
    {
      heading: 'Order',
      cell: ({ order_id: id }) => (id ? <Link to={paths.orderView(id)}>See the order</Link> : '–'),
    },
    {
      heading: 'Status',
      className: 'status',
      cell({ status }) {
        const { label, tone } = statuses[status];
        return <StatusPill tone={tone}>{label}</StatusPill>;
      },
    },
  ],
  empty: () => (
    <EmptyState
      title="No agent that day"
      text="Carts and checkouts that assistants begin for people are here, with what became of them."
    />
  ),
});

export const AgentsPage = () => (
  <ListPage
    list={sessions}
    context={undefined}
    acts={<ButtonLink to={paths.marketSettings({ tab: 'features' })}>Switch a protocol off</ButtonLink>}
  />
);
