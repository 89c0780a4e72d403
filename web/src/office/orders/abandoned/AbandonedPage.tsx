import { paths } from '@bloomkin/shared/pages.ts';
import { exportAbandonedCarts, listOrders } from '@bloomkin/shared/routes/orders.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { fetchFile } from '#api/fetchFile.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { Menu, type MenuItem } from '#components/overlay/Menu.tsx';
import { formatAge } from '#components/text/formatAge.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { FloristMark } from '#office/kit/FloristMark.tsx';
import { defineList, filled } from '#office/kit/list/defineList.ts';
import { floristFilter, searchFilter, selectFilter, tabsFilter } from '#office/kit/list/filters.tsx';
import { ListPage } from '#office/kit/list/ListPage.tsx';
import { Marked } from '#office/kit/list/listStyles.ts';
import { ItemThumbs } from '#office/orders/list/ItemThumbs.tsx';
import { AbandonedTiles } from './AbandonedTiles.tsx';
import { CartContents } from './CartContents.tsx';
import { cartStopLabels, cartTabLabels } from './cartLabels.ts';
import { canBeReminded, ReminderCell } from './ReminderCell.tsx';
import { ReminderText } from './ReminderText.tsx';

const carts = defineList({
  route: listOrders,
  title: 'Abandoned cart',
  name: 'abandoned carts',
  about: () => 'Carts with flowers in them that nobody has touched for 60 minutes',
  filters: {
    tab: tabsFilter({ label: 'Reminders', choices: { all: 'All', ...cartTabLabels } }),
    search: searchFilter({ label: 'Search abandoned carts', placeholder: 'Name, e-mail or phone' }),
    stop: selectFilter({ label: 'Stopped at', any: 'Stopped at', choices: cartStopLabels }),
    company: floristFilter({}),
    days: selectFilter({
      label: 'Last changed',
      any: 'Any time',
      choices: { '1': 'Last 24 hours', '7': 'Last 7 days', '28': 'Last 28 days' },
    }),
  },
  toQuery: ({ tab, search, company, stop, days }, now: number) => ({
    statuses: 'abandoned_cart',
    ...filled({
      ...{ search, company_id: company, stopped_at: stop },
      reminder: tab === 'all' ? '' : tab,
      touched_from: days && new Date(toHour(now) - Number(days) * dayMs).toISOString(),
    }),
  }),
  columns: (now) => [
    {
      heading: 'Buyer',
      cell: (cart) => (
        <>
          <b>{nameBuyer(cart)}</b>
          <small>{cart.email || formatPhone(cart.phone) || 'No address yet'}</small>
        </>
      ),
    },
    { heading: 'In it', cell: ({ items, goods_num }) => <ItemThumbs items={items} count={goods_num} /> },
    { heading: 'Florist', cell: (cart) => <Florist cart={cart} /> },
    { heading: 'Stopped at', cell: ({ stopped_at }) => cartStopLabels[stopped_at ?? 'cart'] },
    {
      heading: 'Untouched',
      cell: ({ updated_at }) => (
        <time dateTime={updated_at} title={formatInstant(updated_at, null)}>
          {formatAge(updated_at, new Date(now))}
        </time>
      ),
    },
    {
      heading: 'Worth',
      className: 'num status',
      cell: ({ order_summ }) => <b>{formatDollars(order_summ)}</b>,
    },
    { heading: 'Reminder', cell: (cart) => <ReminderCell cart={cart} /> },
  ],
  menu: (cart) => (
    <Menu label={`More actions for the cart of ${nameBuyer(cart)}`} items={listCartActions(cart)} />
  ),
  // Its lines at current prices, and the reminder.
  details: {
    name: (cart) => `the cart of ${nameBuyer(cart)}`,
    show: (cart) => (
      <>
        <CartContents cart={cart} />
        {canBeReminded(cart) && <ReminderText cart={cart} />}
      </>
    ),
  },
  empty: ({ filters: { search }, isNarrowed }) => (
    <EmptyState
      title={
        search.trim()
          ? `No abandoned cart matches “${search.trim()}”`
          : `No abandoned cart${isNarrowed ? ' like that' : 's'}`
      }
      text="A cart that nobody touches for an hour appears here, and goes when its buyer comes back."
    />
  ),
  file: {
    name: 'abandoned-carts.csv',
    load: ({ statuses, ...query }) => fetchFile(exportAbandonedCarts, { query }),
  },
  sizes: [20],
});

export const AbandonedPage = () => (
  <ListPage list={carts} context={useNow(minuteMs)} above={<AbandonedTiles />} />
);

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** By the hour, so that the list is not read again each minute. */
const toHour = (ms: number): number => ms - (ms % (60 * minuteMs));

const nameBuyer = ({ fio, email, phone }: Order): string => fio || (email || phone ? 'No name yet' : 'Guest');

function Florist({ cart: { company_info: florist } }: { cart: Order }) {
  if (!florist) return 'No florist';
  return (
    <Marked>
      <FloristMark brand={florist.brand} logo={florist.logo} />
      <span>{florist.brand}</span>
    </Marked>
  );
}

function listCartActions({ user_id: userId, company_info, fio, phone }: Order): MenuItem[] {
  const [firstName] = fio.split(' ');
  return [
    ...(userId ? [{ label: 'Open the buyer', to: paths.user(userId) }] : []),
    ...(company_info ? [{ label: 'Open the florist', to: paths.companyEdit(company_info.id) }] : []),
    ...(phone ? [{ label: `Call ${firstName || 'the buyer'}`, href: `tel:${phone}` }] : []),
    ...(userId ? [{ label: 'What was done', to: paths.audit({ object: `user:${userId}` }) }] : []),
  ];
}
