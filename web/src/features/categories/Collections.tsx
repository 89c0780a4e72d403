import { paths } from '@bloomkin/shared/pages.ts';
import { listCollections } from '@bloomkin/shared/routes/catalogue.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { Section } from '#components/layout/Section.tsx';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import { Image } from '#components/media/Image.tsx';

const Row = styled.ul`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 290px), 1fr));
  a {
    display: grid;
    grid-template-columns: 96px 1fr;
    gap: 18px;
    align-items: center;
    padding: 14px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-petal-l);
    background: var(--bk-bg-surface);
    &:hover {
      border-color: var(--bk-border-control);
    }
  }
  i {
    display: block;
    height: 116px;
    overflow: hidden;
    border-radius: var(--bk-arch);
  }
  b {
    font: 700 1.25rem/1.2 var(--bk-display);
  }
  p {
    display: -webkit-box;
    margin-top: 4px;
    overflow: hidden;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
    -webkit-line-clamp: 3;
    -webkit-box-orient: vertical;
  }
`;

const most = 100;

/** The popular ones, or all that have products. */
export function Collections({ onlyPopular = false }: { onlyPopular?: boolean }) {
  const titleId = useId();
  const query = onlyPopular ? { popular: 'true' as const, per_page: 6 } : { per_page: most };
  const { data } = useQuery(listCollections, { query });
  const collections = data?.data.filter(({ active, products_num }) => active && products_num > 0) ?? [];
  if (collections.length === 0) return null;
  return (
    <Section aria-labelledby={titleId}>
      <SectionHeader title={onlyPopular ? 'Popular collections' : 'Collections'} titleId={titleId} />
      <Row>
        {collections.map(({ id, name, description, photo }) => (
          <li key={id}>
            <Link to={paths.market({ collection: id })}>
              <i>
                <Image photo={photo ? { path: photo, small: { path: photo } } : null} alt="" />
              </i>
              <div>
                <b>{name}</b>
                <p>{description}</p>
              </div>
            </Link>
          </li>
        ))}
      </Row>
    </Section>
  );
}
