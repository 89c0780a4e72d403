import styled from 'styled-components';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import type { Hit } from './useSearchResults.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  min-height: 56px;
  padding: 6px 20px;
  cursor: pointer;
  outline: 0;
  > svg {
    justify-self: center;
  }
  img {
    width: 36px;
    height: 45px;
    border-radius: var(--bk-petal-s);
    object-fit: cover;
  }
  span {
    display: grid;
  }
  b,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-weight: 600;
    line-height: 1.35;
  }
  mark {
    background: none;
    color: var(--bk-text-brand);
    text-decoration: underline 2px;
    text-underline-offset: 3px;
  }
  &[aria-selected='true'] {
    background: var(--bk-bg-brandSoft);
  }
`;

interface SearchRowProps {
  id: string;
  hit: Hit;
  text: string;
  isChosen: boolean;
  onHover: () => void;
  onGo: () => void;
}

export const SearchRow = ({ id, hit, text, isChosen, onHover, onGo }: SearchRowProps) => (
  <Row id={id} role="option" aria-selected={isChosen} tabIndex={-1} onPointerMove={onHover} onClick={onGo}>
    {hit.photo ? (
      <img src={hit.photo} alt="" width={36} height={45} />
    ) : (
      <OfficeIcon name={hit.icon} size={20} />
    )}
    <span>
      <b>{markText(hit.title, text)}</b>
      {hit.detail && <small>{markText(hit.detail, text)}</small>}
    </span>
    {isChosen && <kbd>Enter</kbd>}
  </Row>
);

/** Matches are underlined as well as coloured. */
function markText(title: string, text: string) {
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return title;
  return title.split(new RegExp(`(${words.join('|')})`, 'gi')).map((part, index) => {
    const isHit = index % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
    return isHit ? <mark key={index}>{part}</mark> : part;
  });
}
