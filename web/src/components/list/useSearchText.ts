import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '#components/hooks/useDebounced.ts';

const debounceMs = 250;

export function useSearchText(
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
