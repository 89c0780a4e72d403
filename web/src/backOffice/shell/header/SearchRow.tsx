import { OfficeIcon } from '#backOffice/OfficeIcon.tsx';
import { Row } from './searchStyles.ts';
import type { Hit } from './useSearchResults.ts';

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
