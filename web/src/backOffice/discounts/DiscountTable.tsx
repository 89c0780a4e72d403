import { paths } from '@bloomkin/shared/pages.ts';
import { describeTaking } from '@bloomkin/shared/rules/describeDiscount.ts';
import type { Discount } from '@bloomkin/shared/schemas/discount.ts';
import { Link } from 'react-router-dom';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { useIsTable } from '#components/list/ListView.tsx';
import { Scroller } from '#components/list/tableStyles.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { describePerson, describeScope, describeState, describeWhen, toDescribed } from './discountLabels.ts';
import { DiscountCards, Discounts, Meter, Title } from './discountStyles.ts';
import { type DiscountActions, useDiscountActions } from './useDiscountActions.tsx';

interface DiscountTableProps {
  discounts: readonly Discount[];
  /** The florists of the market's differ. */
  ofMarket: boolean;
}

const headings = ['Discount', 'Takes off', 'Counts for', 'When', 'Used', 'Limit', 'Status', 'On'];

export function DiscountTable(props: DiscountTableProps) {
  const isTable = useIsTable();
  const { dialog, ...actions } = useDiscountActions();
  return (
    <>
      {isTable ? <TableRows {...props} actions={actions} /> : <CardRows {...props} actions={actions} />}
      {dialog}
    </>
  );
}

interface RowsProps extends DiscountTableProps {
  actions: DiscountActions;
}

const TableRows = ({ discounts, ofMarket, actions }: RowsProps) => (
  <Scroller>
    <Discounts>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th scope="col" key={heading}>
              {heading}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {discounts.map((discount) => (
          <tr key={discount.id}>
            <td>
              <Name discount={discount} />
            </td>
            <td>
              <b>{describeTaking(toDescribed(discount))}</b>
            </td>
            <td>{describeScope(discount, ofMarket)}</td>
            <td>{describeWhen(discount)}</td>
            <td>
              <Used discount={discount} />
            </td>
            <td>{describePerson(discount)}</td>
            <td className="status">
              <State discount={discount} />
            </td>
            <td>
              <OnSwitch discount={discount} actions={actions} />
            </td>
            <td>
              <DiscountMenu discount={discount} actions={actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </Discounts>
  </Scroller>
);

const CardRows = ({ discounts, ofMarket, actions }: RowsProps) => (
  <DiscountCards>
    {discounts.map((discount) => (
      <li key={discount.id}>
        <div>
          <Name discount={discount} />
        </div>
        <State discount={discount} />
        <div>
          <b>{describeTaking(toDescribed(discount))}</b>
          <br />
          <small>
            {describeScope(discount, ofMarket)}
            <br />
            {describeWhen(discount)}, {describePerson(discount).toLowerCase()}
          </small>
        </div>
        <Used discount={discount} />
        <div className="acts">
          <OnSwitch discount={discount} actions={actions} />
          <span className="menu">
            <DiscountMenu discount={discount} actions={actions} />
          </span>
        </div>
      </li>
    ))}
  </DiscountCards>
);

interface ActionProps {
  discount: Discount;
  actions: DiscountActions;
}

const OnSwitch = ({ discount, actions }: ActionProps) => (
  <SwitchField
    label={`${discount.name} is on`}
    hideLabel
    side="start"
    checked={discount.active}
    onChange={() => void actions.setActive(discount, !discount.active)}
  />
);

const DiscountMenu = ({ discount, actions }: ActionProps) => (
  <Menu
    label={`More actions for ${discount.name}`}
    items={[
      { label: 'Open', to: paths.discountEdit(discount.id) },
      { label: 'Copy', to: paths.discountCreate({ copy: discount.id }) },
      { label: 'Delete', danger: true, onSelect: () => void actions.remove(discount) },
    ]}
  />
);

const Name = ({ discount: { id, name, code } }: { discount: Discount }) => (
  <Title>
    <Link to={paths.discountEdit(id)}>{name}</Link>
    {code ? <code>{code}</code> : <small>By itself, no code</small>}
  </Title>
);

function State({ discount }: { discount: Discount }) {
  const { label, tone } = describeState(discount);
  return <StatusPill tone={tone}>{label}</StatusPill>;
}

function Used({ discount: { used, limit_total: limit } }: { discount: Discount }) {
  if (limit === null)
    return (
      <Meter>
        {formatCount(used)}
        <small>No limit in all</small>
      </Meter>
    );
  return (
    <Meter>
      {formatCount(used)} of {formatCount(limit)}
      <i aria-hidden="true">
        <i style={{ width: `${Math.min(100, (used / limit) * 100)}%` }} />
      </i>
    </Meter>
  );
}
