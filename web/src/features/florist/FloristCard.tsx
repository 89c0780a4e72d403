import { paths } from '@bloomkin/shared/pages.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';
import { formatDistance } from '#components/text/formatDistance.ts';

export const Window = styled.i`
  display: grid;
  place-items: center;
  overflow: hidden;
  width: 56px;
  height: 64px;
  border-radius: var(--bk-arch);
  background: var(--bk-bg-brandSoft);
  color: var(--bk-text-brand);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Box = styled(Link)`
  display: grid;
  grid-template-columns: 56px 1fr auto;
  gap: 14px;
  align-items: center;
  height: 100%;
  padding: 14px 16px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-surface);
  &:hover {
    border-color: var(--bk-border-control);
  }
  b {
    display: block;
    font-weight: 600;
  }
  span {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
    line-height: 1.4;
  }
`;

type Shown = Pick<Company, 'id' | 'brand' | 'name' | 'logo' | 'rating' | 'distantion' | 'stores'> & {
  claim: Pick<Company['claim'], 'words'>;
  /** A rating is not shown without it. */
  reviews_count?: number;
};

export function FloristCard({ company }: { company: Shown }) {
  const { id, brand, name, logo, rating, reviews_count, distantion, stores, claim } = company;
  // The address and the distance are the same store's.
  const measured = stores.find((store) => store.distantion === distantion) ?? stores[0];
  const away = distantion === null ? undefined : `${formatDistance(distantion)} away`;
  const where = [measured?.location.address, away].filter(Boolean).join(', ');
  const score = rating !== null && reviews_count && `★\u00a0${rating.toFixed(1)}\u00a0(${reviews_count})`;
  return (
    <Box to={paths.florist(id)}>
      <Window>
        {logo ? <img src={logo} alt="" width={56} height={64} loading="lazy" /> : <Icon name="store" />}
      </Window>
      <div>
        <b>{brand || name}</b>
        <span>{[where, claim.words, score].filter(Boolean).join('. ') || '\u00a0'}</span>
      </div>
      <Icon name="right" size={20} />
    </Box>
  );
}
