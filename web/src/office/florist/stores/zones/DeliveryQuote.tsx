import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { FieldError } from '#components/form/fieldStyles.ts';
import { MoneyField } from '#components/form/MoneyField.tsx';
import type { NumberValue } from '#components/form/numberText.ts';
import { FieldRejection } from '#components/form/rejections.ts';
import { useNow } from '#components/hooks/useNow.ts';
import { Card } from '#components/layout/Card.ts';
import { deliveryPriceLabel } from '#components/text/deliveryPriceLabel.ts';
import { formatDistance } from '#components/text/formatDistance.ts';
import { useAction } from '#components/useAction.ts';
import { describeError } from '#errors/describeError.ts';
import { AddressField } from '#features/deliveryAddress/AddressField.tsx';
import { addressNotFound } from '#features/deliveryAddress/addressValues.ts';
import { findPlace } from '#features/deliveryAddress/findPlace.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { nameSuburbs } from './coveredSuburbs.ts';
import { computeQuote } from './quote.ts';
import type { Suburb } from './useLocalities.ts';
import type { Zone } from './zone.ts';

const Answer = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 16px;
  border-radius: var(--bk-petal-s);
  background: var(--bk-bg-successSoft);
  color: var(--bk-text-success);
  strong {
    font: 700 2rem/1 var(--bk-display);
    font-feature-settings: 'lnum';
  }
  &[data-refused] {
    background: var(--bk-bg-dangerSoft);
    color: var(--bk-text-danger);
  }
`;

const Form = styled.form`
  display: grid;
  gap: 12px;
  b {
    font-weight: 600;
    font-size: 0.9375rem;
  }
  > div {
    display: grid;
    gap: 6px;
  }
`;

const Line = styled.div`
  && {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 10px;
  }
`;

interface DeliveryQuoteProps {
  store: Store;
  /** Not saved yet. */
  zones: readonly Zone[];
  suburbs: readonly Suburb[];
}

export function DeliveryQuote({ store, zones, suburbs }: DeliveryQuoteProps) {
  const [text, setText] = useState('');
  const [place, setPlace] = useState<StoredPlace>();
  const [goods, setGoods] = useState<NumberValue>(9800);
  const [error, setError] = useState<string>();
  const choose = (found: StoredPlace) => {
    setText(found.address);
    setPlace(found);
    setError(undefined);
  };
  const { run: find } = useAction(
    async () => {
      const found = await findPlace(text, store.location);
      if (found) choose(found);
      else setError(addressNotFound);
    },
    (failure) => setError(failure instanceof FieldRejection ? failure.message : describeError(failure)),
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && place?.address !== text) void find();
  };
  return (
    <Card aria-labelledby="quote">
      <h2 id="quote">What would it cost to deliver to…</h2>
      <Form onSubmit={onSubmit} noValidate>
        <div>
          <b aria-hidden="true">Address or suburb</b>
          <AddressField
            text={text}
            onText={setText}
            onPlace={choose}
            near={store.location}
            isInvalid={error !== undefined}
          />
          {error && <FieldError role="alert">{error}</FieldError>}
        </div>
        <Line>
          <MoneyField label="Flowers for" name="goods" value={goods} onChange={setGoods} />
          <Button type="submit">Ask</Button>
        </Line>
      </Form>
      <div role="status">{place && <QuoteAnswer {...{ store, zones, suburbs, place, goods }} />}</div>
    </Card>
  );
}

const AnswerBox = styled(Answer)`
  margin-top: 14px;
`;

interface QuoteAnswerProps extends DeliveryQuoteProps {
  place: StoredPlace;
  goods: NumberValue;
}

function QuoteAnswer({ store, zones, suburbs, place, goods }: QuoteAnswerProps) {
  const now = new Date(useNow(60_000));
  const company = useQuery(getCompany, { params: { id: store.company_id }, query: {} }, { asMyself: true })
    .data?.data;
  if (!company) return null;
  const goodsCents = goods === null || Number.isNaN(goods) ? null : goods;
  const quote = computeQuote({
    ...{ company, store, place, goodsCents, now },
    zones: nameSuburbs(zones, suburbs),
  });
  if (!quote.can)
    return (
      <AnswerBox data-refused="">
        <p>
          <b>{quote.reason}.</b> {quote.help}
        </p>
      </AnswerBox>
    );
  return (
    <AnswerBox>
      <strong>{deliveryPriceLabel(centsToDollars(quote.costCents))}</strong>
      <p>
        <b>
          {quote.zoneName}, {formatDistance(quote.metres)}.
        </b>{' '}
        {quote.sentences.join(' ')}
      </p>
    </AnswerBox>
  );
}
