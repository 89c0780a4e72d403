import { paths } from '@bloomkin/shared/pages.ts';
import { getFilters } from '@bloomkin/shared/routes/catalogue.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Section } from '#components/layout/Section.tsx';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import { deliveryQuery } from '#features/deliveryAddress/placeQuery.ts';
import { useChosenDay } from '#features/deliveryDay/deliveryDay.ts';
import { noFilters, withValue, writeFilters } from '#features/market/filters/filters.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { from } from '#theme/breakPoints.ts';
import birthday from './scenes/birthday.webp';
import cot from './scenes/cot.webp';
import desk from './scenes/desk.webp';
import door from './scenes/door.webp';
import hospital from './scenes/hospital.webp';
import quiet from './scenes/quiet.webp';

/** Occasions are the market's own words: one without a scene is a link of text. */
const scenes = new Map([
  ['birthday', birthday],
  ['thank you', desk],
  ['new baby', cot],
  ['just because', door],
  ['get well', hospital],
  ['sympathy', quiet],
]);

const Scenes = styled.ul`
  display: grid;
  grid: auto / auto-flow minmax(240px, 66%);
  gap: 12px;
  margin-bottom: 16px;
  padding-block: 4px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  ${from('m')} {
    grid: none / repeat(3, minmax(0, 1fr));
    gap: 20px;
  }
  li {
    scroll-snap-align: start;
  }
  a {
    display: grid;
    align-items: end;
    overflow: hidden;
    aspect-ratio: 1000 / 640;
    border-radius: var(--bk-petal-l);
    background: var(--bk-bg-neutralSoft);
    > * {
      grid-area: 1 / 1;
    }
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: scale 0.32s;
  }
  a:hover img {
    scale: 1.03;
  }
  span {
    z-index: 1;
    padding: 56px 18px 14px;
    background: linear-gradient(transparent, var(--bk-bg-chrome) 80%);
    color: var(--bk-text-onChrome);
  }
  b {
    display: block;
    font: 700 1.375rem/1.2 var(--bk-display);
  }
  small {
    font-size: 0.875rem;
  }
`;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 52px;
    padding: 8px 22px;
    border-radius: var(--bk-petal-l);
    background: var(--bk-bg-brandSoft);
    color: var(--bk-text-brand);
    font-weight: 600;
    font-size: 1.0625rem;
    transition: translate 0.2s;
    &:hover {
      translate: 0 -3px;
    }
    small {
      color: var(--bk-text-secondary);
      font-weight: 500;
      font-size: 0.8125rem;
    }
  }
`;

export function Occasions({ place }: { place: StoredPlace | undefined }) {
  const titleId = useId();
  const { data } = useQuery(getFilters, { query: deliveryQuery(place, useChosenDay()) });
  const occasion = data?.data.params.find(({ name }) => /^occasion$/i.test(name));
  const values = occasion?.values.filter(({ count }) => count > 0) ?? [];
  if (data && values.length === 0) return null;
  const toMarket = (value: string) =>
    paths.market(writeFilters(withValue(noFilters, occasion?.parameter_id ?? '', value)));
  const pictured = values.flatMap((value) => {
    const scene = scenes.get(value.value.toLowerCase());
    return scene ? { ...value, scene } : [];
  });
  const others = values.filter(({ value }) => !scenes.has(value.toLowerCase()));
  return (
    <Section aria-labelledby={titleId}>
      <SectionHeader title="What is the occasion?" titleId={titleId} />
      <Scenes aria-hidden={!data || undefined}>
        {!data &&
          ['a', 'b', 'c'].map((key) => (
            <li key={key}>
              <Skeleton $width="100%" $height="180px" $radius="26px" />
            </li>
          ))}
        {pictured.map(({ value, count, scene }) => (
          <li key={value}>
            <Link to={toMarket(value)}>
              <img src={scene} alt="" width={1000} height={640} loading="lazy" decoding="async" />
              <span>
                <b>{value}</b> <small>{count} to choose from</small>
              </span>
            </Link>
          </li>
        ))}
      </Scenes>
      <Row>
        {others.map(({ value, count }) => (
          <li key={value}>
            <Link to={toMarket(value)}>
              {value} <small>{count}</small>
            </Link>
          </li>
        ))}
      </Row>
    </Section>
  );
}
