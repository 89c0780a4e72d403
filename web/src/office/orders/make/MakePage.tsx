import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { addDays, type Day, formatDay, formatTime, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useSearchParams } from 'react-router-dom';
import { useCombinedQuery } from '#api/useQuery.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { Row, Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { findChoice } from '#components/list/findChoice.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PillNav } from '#office/kit/PillNav.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useOfficeZone } from '#office/kit/useCompany.ts';
import { useOrderActions } from '#office/orders/changes/useOrderActions.tsx';
import { daysHeading, noFilters } from '#office/orders/filters/orderFilters.tsx';
import { OrdersSwitch } from '#office/orders/OrdersSwitch.tsx';
import { loadOrders } from '#office/orders/orderCalls.ts';
import { polling } from '#office/orders/polling.ts';
import { RunSheet } from '#office/orders/sheets/RunSheet.tsx';
import { usePrint } from '#office/orders/sheets/usePrint.tsx';
import { PieceCard } from './PieceCard.tsx';
import {
  countExtras,
  countPieces,
  groupings,
  groupPieces,
  isMade,
  listParts,
  listPieces,
  type Part,
} from './pieces.ts';
import { usePieces } from './usePieces.ts';

/** Late ones too; what is done only of these two days. */
async function loadToMake(today: Day): Promise<Order[]> {
  const to = addDays(today, 1);
  const [open, done] = await Promise.all([
    loadOrders({ statuses: 'new,in_progress,formation', to }, Infinity),
    loadOrders({ statuses: 'ready_to_ship,completed', from: today, to }, Infinity),
  ]);
  return [...open.orders, ...done.orders];
}

/** What is to make today and tomorrow; a press on a name marks it made. */
export function MakePage() {
  const timeZone = useOfficeZone();
  const now = new Date(useNow(30_000));
  const { day: today, time } = localTime(now, timeZone);
  const { data, error, mutate } = useCombinedQuery(
    listOrders,
    `to make ${today}`,
    () => loadToMake(today),
    polling,
  );
  return (
    <OfficePage title="To make">
      <PageHead>
        <div>
          <h1>Orders</h1>
          <p>
            {daysHeading(noFilters, today)}, {formatTime(time)}
          </p>
        </div>
        <OrdersSwitch current="make" />
      </PageHead>
      <QueryState
        query={{ data, error, mutate }}
        what="what is to make"
        skeleton={
          <Stack>
            <Skeleton $height="190px" $radius="20px" />
            <Skeleton $height="190px" $radius="20px" />
          </Stack>
        }
      >
        {(orders) => <ToMake orders={orders} today={today} now={now} timeZone={timeZone} />}
      </QueryState>
    </OfficePage>
  );
}

interface ToMakeProps {
  orders: readonly Order[];
  today: Day;
  now: Date;
  timeZone: string;
}

function ToMake({ orders, today, now, timeZone }: ToMakeProps) {
  const actions = useOrderActions();
  const { ticks, latest, press } = usePieces(actions);
  const [params] = useSearchParams();
  const parts = listParts(listPieces(orders.map(latest), now), today);
  const wanted = params.get('part');
  const shown =
    parts.find(({ id }) => id === wanted) ??
    parts.find(({ pieces }) => pieces.some((piece) => !isMade(piece, ticks))) ??
    parts[0];
  const by = findChoice(groupings, params.get('by') ?? '') ?? 'product';
  const search = (part: string, grouping: string) => ({
    search: `?${new URLSearchParams({ part, by: grouping })}`,
  });
  if (!shown)
    return (
      <EmptyState
        title="Nothing to make"
        text="Orders for today and tomorrow appear here by themselves, also those that are late."
      >
        <ButtonLink to={paths.orders()}>Show all orders</ButtonLink>
      </EmptyState>
    );
  return (
    <Stack>
      <Row $justify="space-between">
        <PillNav
          label="When"
          links={parts.map(({ id, label, pieces }) => ({
            title: `${label} · ${countPieces(pieces)}`,
            to: search(id, by),
            isCurrent: id === shown.id,
          }))}
        />
        <PillNav
          label="Order of the pieces"
          links={groupings.map((grouping) => ({
            title: `By ${grouping}`,
            to: search(shown.id, grouping),
            isCurrent: grouping === by,
          }))}
        />
      </Row>
      <PartHead part={shown} ticks={ticks} timeZone={timeZone} />
      {groupPieces(shown.pieces, by).map((group) => (
        <PieceCard key={group.id} {...{ group, by, ticks }} onPress={(piece) => void press(piece)} />
      ))}
      <Extras part={shown} />
      {actions.dialog}
    </Stack>
  );
}

/** The papers of the part that is shown. */
function PartHead({ part, ticks, timeZone }: { part: Part; ticks: readonly string[]; timeZone: string }) {
  const { print, sheet } = usePrint(timeZone);
  const { pieces } = part;
  const orders = [...new Set(pieces.map(({ order }) => order))];
  const day = pieces[0]?.order.deliveryDay;
  const products = new Set(pieces.map(({ item }) => item.product.id)).size;
  const done = countPieces(pieces.filter((piece) => isMade(piece, ticks)));
  return (
    <Row $justify="space-between">
      <p>
        {day && `${formatDay(day)}: `}
        <b>
          {pluralise(countPieces(pieces), 'piece')}, {pluralise(products, 'product')}, {done} done
        </b>
      </p>
      <Row>
        <Button onClick={() => print(RunSheet, orders)}>
          <OfficeIcon name="print" size={18} />
          Print
        </Button>
        <ButtonLink to={paths.orderCards({ ids: orders.map(({ id }) => id).join() })}>
          <OfficeIcon name="print" size={18} />
          Print cards
        </ButtonLink>
      </Row>
      {sheet}
    </Row>
  );
}

function Extras({ part }: { part: Part }) {
  const extras = countExtras(part.pieces);
  if (extras.length === 0) return null;
  return (
    <Card aria-labelledby="extras">
      <h2 id="extras">Extras, from the shelf</h2>
      <ul>
        {extras.map(({ name, count }) => (
          <li key={name}>
            <b>{count} ×</b> {name}
          </li>
        ))}
      </ul>
    </Card>
  );
}
