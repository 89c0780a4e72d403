import type { Suggestion } from '@bloomkin/shared/schemas/listing.ts';
import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';

const Picture = styled.span<{ $isProduct: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  width: 40px;
  height: ${({ $isProduct }) => ($isProduct ? 48 : 44)}px;
  border-radius: ${({ $isProduct }) => ($isProduct ? 'var(--bk-petal-s)' : 'var(--bk-arch)')};
  background: var(--bk-bg-brandSoft);
  color: var(--bk-text-brand);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
const Label = styled.span`
  display: grid;
  line-height: 1.3;
  b {
    font-weight: 600;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
`;

const kinds = { product: 'Flowers', category: 'Category', company: 'Florist', occasion: 'Occasion' };
const icons = { product: 'leaf', category: 'tag', company: 'store', occasion: 'tag' } as const;

export const SuggestionLine = ({ suggestion: { kind, name, photo, note } }: { suggestion: Suggestion }) => (
  <>
    <Picture $isProduct={kind === 'product'}>
      {photo ? (
        <img src={photo} alt="" width={40} height={48} loading="lazy" />
      ) : (
        <Icon name={icons[kind]} size={20} />
      )}
    </Picture>
    <Label>
      <b>{name}</b>
      <small>{note || kinds[kind]}</small>
    </Label>
  </>
);
