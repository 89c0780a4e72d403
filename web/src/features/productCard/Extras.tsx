import { paths } from '@bloomkin/shared/pages.ts';
import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { useIsHydrating } from '#components/hooks/useIsHydrating.ts';
import { Icon } from '#components/media/Icon.tsx';
import { Image } from '#components/media/Image.tsx';
import { Price } from '#components/text/Price.tsx';
import { AddButton } from './AddButton.tsx';
import { mainPhoto } from './mainPhoto.ts';

const Section = styled.section`
  h2 {
    margin: 16px 0 10px;
    font: 600 0.9375rem/1.3 var(--bk-text);
  }
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 12px;
    padding: 8px 0;
    border-top: 1px solid var(--bk-border-subtle);
  }
  li > span {
    display: grid;
    place-items: center;
    height: 68px;
    border-radius: var(--bk-petal-s);
    background: var(--bk-bg-neutralSoft);
    color: var(--bk-text-brand);
    overflow: hidden;
  }
  a {
    font-weight: 500;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`;

const shown = 4;

interface ExtrasProps {
  company: string;
  /** Products that are shown otherwise. */
  without: readonly string[];
}

/** A vase, chocolates or a card of the same florist. */
export function Extras({ company, without }: ExtrasProps) {
  const titleId = useId();
  const isHydrating = useIsHydrating();
  const query = { company_id: company, addon: true, sort_type: 'popular' as const, per_page: 12 };
  const { data } = useQuery(listCategoryProducts, isHydrating ? null : { params: { id: '0' }, query });
  const extras = data?.data.filter(({ id }) => !without.includes(id)).slice(0, shown) ?? [];
  if (extras.length === 0) return null;
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>Add a little extra</h2>
      <ul>
        {extras.map((extra) => (
          <li key={extra.id}>
            <span>{mainPhoto(extra) ? <Image photo={mainPhoto(extra)} alt="" /> : <Icon name="gift" />}</span>
            <Link to={paths.product(extra.id)}>{extra.name}</Link>
            <Price dollars={extra.price} isFrom={extra.price_to > extra.price} />
            <AddButton product={extra} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
