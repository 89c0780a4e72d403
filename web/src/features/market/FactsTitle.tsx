import styled from 'styled-components';
import { Headline } from '#features/categories/Headline.ts';
import { formatSuburbName } from '#features/deliveryAddress/placeQuery.ts';
import { useListing } from '#features/market/filters/useListing.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { countGoods } from './countGoods.ts';
import { factsHeadline } from './factsHeadline.ts';
import type { Filters } from './filters/filters.ts';

/** Three lines on a phone are reserved: what is below does not move with the facts. */
const Title = styled(Headline)`
  max-width: 24em;
  margin-top: 10px;
  min-height: 86px;
  font-size: clamp(1.625rem, 1.2rem + 1.6vw, 2.5rem);
  line-height: 1.08;
  @media (min-width: 1024px) {
    max-width: 20em;
    margin-top: 22px;
  }
`;

const Facts = styled.p`
  margin-top: 8px;
  color: var(--bk-text-secondary);
`;

interface FactsTitleProps {
  filters: Filters;
  place: StoredPlace | undefined;
  today: string;
  /** A category, collection or search, instead of the facts as the headline. */
  subject?: string | undefined;
}

/** The headline is the count of the engine's answer, never a promise of its own. */
export function FactsTitle({ filters, place, today, subject }: FactsTitleProps) {
  const { data, isLoading } = useListing(filters, place);
  const facts =
    data && data.total > 0 && !isLoading && !filters.pickup
      ? factsHeadline({
          ...{ goods: countGoods(data), day: filters.day, today, from: data.from_delivered },
          suburb: place && formatSuburbName(place),
        })
      : undefined;
  if (subject === undefined) return <Title>{facts ?? 'Flowers from the florist round the corner'}</Title>;
  return (
    <>
      <Title>{subject}</Title>
      {place && <Facts>{facts}</Facts>}
    </>
  );
}
