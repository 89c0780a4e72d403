import type { RefObject } from 'react';
import { Icon } from '#components/media/Icon.tsx';
import { SearchBox } from './listStyles.ts';
import { useSearchText } from './useSearchText.ts';

interface ListSearchProps {
  label: string;
  placeholder: string;
  value: string;
  /** Memoised, since a new function searches again. */
  onSearch: (search: string) => void;
  ref?: RefObject<HTMLInputElement | null>;
}

/** Searches while it is typed, a moment after the last key. */
export function ListSearch({ label, placeholder, value, onSearch, ref }: ListSearchProps) {
  const [text, setText] = useSearchText(value, onSearch);
  return (
    <SearchBox>
      <Icon name="search" size={20} />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </SearchBox>
  );
}
