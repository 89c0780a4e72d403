import { paths } from '@bloomkin/shared/pages.ts';
import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { useCombinedQuery } from '#api/useQuery.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { ReadOnlyReason } from '#components/actions/readOnly.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { Card, CardHead } from '#components/layout/Card.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { BackLink } from '#office/kit/BackLink.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { lastList } from '#office/orders/filters/lastList.ts';
import { loadOrder } from '#office/orders/orderCalls.ts';
import { CardPreview } from './CardPreview.tsx';
import { CardRows } from './CardRows.tsx';
import { type CardLook, readCardLook, saveCardLook } from './cardLook.ts';
import { CardColumns, PaperFields, PrintOnly, Stage } from './cardStyles.ts';
import { findLeftOut, paperSizes, papers, toPageRule } from './cardText.ts';

const maxCards = 100;

/** Card messages of the orders that the address names. */
export function CardsPage() {
  const [params] = useSearchParams();
  const asked = (params.get('ids') ?? '').split(',').filter(Boolean);
  const ids = asked.slice(0, maxCards);
  const key = ids.length > 0 ? `cards ${ids.join()}` : undefined;
  const { data, error, mutate } = useCombinedQuery(getOrder, key, () => Promise.all(ids.map(loadOrder)));
  return (
    <OfficePage title="Print card messages">
      <BackLink to={lastList.path()}>Orders</BackLink>
      <QueryState
        query={{ data, error, mutate }}
        isHidden={!key}
        what="the cards"
        head={() => (
          <PageHead>
            <div>
              <h1>Print card messages</h1>
            </div>
          </PageHead>
        )}
        notFound={
          !key && (
            <EmptyState title="No orders chosen" text="Tick orders in the list, then choose “Print cards”.">
              <ButtonLink to={paths.orders()}>Choose orders</ButtonLink>
            </EmptyState>
          )
        }
        skeleton={
          <CardColumns>
            <Skeleton $height="320px" $radius="20px" />
            <Skeleton $height="480px" $radius="20px" />
          </CardColumns>
        }
      >
        {(orders) => <Cards orders={orders} tooMany={asked.length - ids.length} />}
      </QueryState>
    </OfficePage>
  );
}

interface CardsProps {
  orders: readonly Order[];
  /** Orders past the limit, which are not loaded. */
  tooMany: number;
}

function Cards({ orders, tooMany }: CardsProps) {
  const now = new Date();
  const [picked, setPicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [look, setLook] = useState(readCardLook);
  const changeLook = (next: CardLook) => {
    saveCardLook(next);
    setLook(next);
  };
  const rows = orders.map((order) => {
    const leftOut = findLeftOut(order, now);
    const canChoose = leftOut?.canChoose ?? true;
    return { order, leftOut, canChoose, isOn: canChoose && (picked.get(order.id) ?? !leftOut) };
  });
  const chosen = rows.filter(({ isOn }) => isOn).map(({ order }) => order);
  const offered = rows.filter(({ leftOut }) => !leftOut);
  const others = rows.filter(({ leftOut }) => leftOut);
  const facts = [
    pluralise(chosen.length, 'card'),
    tooMany > 0 && `${pluralise(tooMany, 'order')} more: print ${maxCards} at a time`,
  ];
  const listProps = {
    look,
    onChoose: (id: string, isOn: boolean) => setPicked(new Map([...picked, [id, isOn]])),
  };
  return (
    <>
      <PageHead>
        <div>
          <h1>Print card messages</h1>
          <p>{facts.filter(Boolean).join('. ')}</p>
        </div>
        <div>
          <Button
            kind="brand"
            aria-disabled={chosen.length === 0}
            onClick={() => chosen.length > 0 && print()}
          >
            <OfficeIcon name="print" size={18} />
            Print {pluralise(chosen.length, 'card')}
          </Button>
        </div>
      </PageHead>
      <CardColumns>
        <div>
          {offered.length > 0 && <CardRows title="Cards" rows={offered} {...listProps} />}
          {others.length > 0 && (
            <CardRows
              title={`Left out: ${others.filter(({ isOn }) => !isOn).length}`}
              rows={others}
              {...listProps}
            />
          )}
          <ReadOnlyReason value={undefined}>
            <PaperCard look={look} onLook={changeLook} />
          </ReadOnlyReason>
        </div>
        <Stage>
          <CardPreview orders={chosen} look={look} />
          {chosen.length === 0 && <p>Nothing to print: none of these orders has a chosen message.</p>}
        </Stage>
      </CardColumns>
      {createPortal(
        <PrintOnly>
          <style>{toPageRule(paperSizes[look.paper])}</style>
          <CardPreview orders={chosen} look={look} />
        </PrintOnly>,
        document.body,
      )}
    </>
  );
}

function PaperCard({ look, onLook }: { look: CardLook; onLook: (look: CardLook) => void }) {
  const switchProps = (field: 'isFlowing' | 'withName' | 'withOrder') => ({
    checked: look[field],
    onChange: ({ target }: { target: { checked: boolean } }) => onLook({ ...look, [field]: target.checked }),
  });
  return (
    <Card aria-labelledby="cards-paper">
      <CardHead>
        <h2 id="cards-paper">Paper</h2>
        <small>Kept on this device</small>
      </CardHead>
      <PaperFields>
        <SegmentedField
          legend="Paper"
          hideLegend
          wide
          options={papers.map((value) => ({ value, label: paperSizes[value].label }))}
          value={look.paper}
          onChange={(paper) => onLook({ ...look, paper })}
        />
        <p>
          <small>Needs {paperSizes[look.paper].sheet}. Print at 100%, without margins.</small>
        </p>
        <SwitchField
          label="Flowing letters"
          hint="Off is plain and larger, easier to read"
          {...switchProps('isFlowing')}
        />
        <SwitchField label="Our name on the fold" {...switchProps('withName')} />
        <SwitchField
          label="Order and suburb"
          hint="Small, to match card and bouquet"
          {...switchProps('withOrder')}
        />
        <p>
          <small>Never on a card: what it cost, and the buyer’s phone.</small>
        </p>
      </PaperFields>
    </Card>
  );
}
