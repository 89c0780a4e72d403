import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDebounced } from '#components/hooks/useDebounced.ts';
import { Icon } from '#components/media/Icon.tsx';
import { SearchBox } from './listStyles.ts';

const debounceMs = 250;

function useSearchText(
  search: string,
  onSearch: (search: string) => void,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(search);
  const reported = useRef(search);
  const debounced = useDebounced(text, debounceMs);
  useEffect(() => {
    if (debounced === reported.current) return;
    reported.current = debounced;
    onSearch(debounced);
  }, [debounced, onSearch]);
  useEffect(() => {
    if (search === reported.current) return;
    reported.current = search;
    setText(search);
  }, [search]);
  return [text, setText];
}

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
