import { paths } from '@bloomkin/shared/pages.ts';
import { listDiscounts } from '@bloomkin/shared/routes/discounts.ts';
import { combiningRule, describeTaking, dollarRule } from '@bloomkin/shared/rules/describeDiscount.ts';
import type { Discount } from '@bloomkin/shared/schemas/discount.ts';
import { Link } from 'react-router-dom';
import { call } from '#api/call.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { Menu } from '#components/overlay/Menu.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { defineList, filled } from '#office/kit/list/defineList.ts';
import { exportRows } from '#office/kit/list/exportRows.ts';
import {
  floristFilter,
  searchFilter,
  selectFilter,
  sortFilter,
  tabsFilter,
} from '#office/kit/list/filters.tsx';
import { ListPage } from '#office/kit/list/ListPage.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { toSearchPath } from '#office/orders/orderLinks.ts';
import { useIsAdmin } from '#session/useSession.ts';
import { describePerson, describeScope, describeState, describeWhen, toDescribed } from './discountLabels.ts';
import { Meter, Title } from './discountStyles.ts';
import { type DiscountActions, useDiscountActions } from './useDiscountActions.tsx';

interface Context extends DiscountActions {
  isAdmin: boolean;
}

const discounts = defineList({
  route: listDiscounts,
  title: 'Discounts',
  name: 'discounts',
  about: ({ counts }) => counts && describeCounts(counts.all, counts.live + counts.coming),
  options: { asMyself: true },
  filters: {
    tab: tabsFilter({
      label: 'When they count',
      param: 'show',
      choices: { all: 'All', live: 'Live', coming: 'To come', over: 'Ended' },
    }),
    search: searchFilter({ label: 'Search discounts', placeholder: 'Name or code', param: 'q' }),
    usedBy: selectFilter({
      label: 'Code or automatic',
      param: 'kind',
      any: 'Code or automatic',
      choices: { code: 'With a code', automatic: 'By itself' },
    }),
    company: floristFilter({ label: 'Whose discounts', placeholder: 'The market’s', isScope: true }),
    sort: sortFilter({ new: 'Newest first', name: 'By name', used: 'Most used first' }, 'new'),
  },
  toQuery: ({ search, tab, usedBy, sort, company }, { isAdmin }: Context) => ({
    ...filled({ search, used_by: usedBy, company_id: isAdmin ? company : '' }),
    state: tab,
    sort,
  }),
  columns: ({ isAdmin, setActive }, { filters: { company } }) => [
    { heading: 'Discount', cell: (discount) => <Name discount={discount} /> },
    { heading: 'Takes off', cell: (discount) => <b>{describeTaking(toDescribed(discount))}</b> },
    { heading: 'Counts for', cell: (discount) => describeScope(discount, isAdmin && !company) },
    { heading: 'When', cell: describeWhen },
    { heading: 'Used', cell: (discount) => <Used discount={discount} /> },
    { heading: 'Limit', cell: describePerson },
    { heading: 'Status', className: 'status', cell: (discount) => <State discount={discount} /> },
    {
      heading: 'On',
      cell: (discount) => (
        <SwitchField
          label={`${discount.name} is on`}
          hideLabel
          side="start"
          checked={discount.active}
          onChange={() => void setActive(discount, !discount.active)}
        />
      ),
    },
  ],
  menu: (discount, { remove }) => (
    <Menu
      label={`More actions for ${discount.name}`}
      items={[
        { label: 'Open', to: paths.discountEdit(discount.id) },
        ...(discount.code ? [{ label: 'Orders with this code', to: toSearchPath(discount.code) }] : []),
        { label: 'Copy', to: paths.discountCreate({ copy: discount.id }) },
        { label: 'Delete', danger: true, onSelect: () => void remove(discount) },
      ]}
    />
  ),
  file: {
    name: 'discounts.csv',
    load: (query) =>
      exportRows(
        (paging) => call(listDiscounts, { query: { ...query, ...paging } }),
        [
          ['Name', ({ name }) => name],
          ['Code', ({ code }) => code],
          ['Takes off', (discount) => describeTaking(toDescribed(discount))],
          ['Counts for', (discount) => describeScope(discount, true)],
          ['From', ({ from }) => from],
          ['To', ({ to }) => to],
          ['Used', ({ used }) => used],
          ['Limit', ({ limit_total }) => limit_total],
          ['Taken off', ({ taken_off }) => taken_off],
          ['Status', (discount) => describeState(discount).label],
        ],
      ),
  },
  empty: ({ isNarrowed, showAll }) =>
    isNarrowed ? (
      <EmptyState title="No discount matches" text="Choose other filters, or search for another name.">
        <Button onClick={showAll}>Show all discounts</Button>
      </EmptyState>
    ) : (
      <EmptyState
        title="No discounts yet"
        text="Add one, such as 15% off natives in November, by itself or with a code."
      >
        <ButtonLink to={paths.discountCreate()}>Add discount</ButtonLink>
      </EmptyState>
    ),
});

export function DiscountsPage() {
  const isAdmin = useIsAdmin();
  const { dialog, ...actions } = useDiscountActions();
  return (
    <ListPage
      list={discounts}
      context={{ ...actions, isAdmin }}
      acts={
        <ButtonLink kind="brand" to={paths.discountCreate()}>
          <OfficeIcon name="plus" size={20} />
          Add discount
        </ButtonLink>
      }
      below={({ page }) => (
        <>
          {page && <PriceNote isAdmin={isAdmin} />}
          {dialog}
        </>
      )}
    />
  );
}

interface DiscountProps {
  discount: Discount;
}

const Name = ({ discount: { id, name, code } }: DiscountProps) => (
  <Title>
    <Link to={paths.discountEdit(id)}>{name}</Link>
    {code ? <code>{code}</code> : <small>By itself, no code</small>}
  </Title>
);

function State({ discount }: DiscountProps) {
  const { label, tone } = describeState(discount);
  return <StatusPill tone={tone}>{label}</StatusPill>;
}

const Used = ({ discount: { used, limit_total: limit } }: DiscountProps) =>
  limit === null ? (
    <Meter>
      {formatCount(used)}
      <small>No limit in all</small>
    </Meter>
  ) : (
    <Meter>
      {formatCount(used)} of {formatCount(limit)}
      <i aria-hidden="true">
        <i style={{ width: `${Math.min(100, (used / limit) * 100)}%` }} />
      </i>
    </Meter>
  );

/** How discounts combine, and who pays them. */
const PriceNote = ({ isAdmin }: { isAdmin: boolean }) => (
  <Callout $tone="info" style={{ marginTop: 16 }}>
    <Icon name="info" />
    <span>
      {combiningRule} {dollarRule} Prices stay as they are: no product ever shows a “was” price.{' '}
      {isAdmin
        ? 'The market pays its discounts out of its commission.'
        : 'Yours come off what you are paid; the market pays its own.'}
    </span>
  </Callout>
);

function describeCounts(all: number, usable: number): string {
  if (all === 0) return 'None yet';
  return `${pluralise(all, 'discount')}, ${usable} of them can be used now or soon`;
}
