import { useState } from 'react';
import { useDebounced } from '#components/hooks/useDebounced.ts';
import type { SearchChoice } from './SearchSelect.tsx';

/** The text of a SearchSelect; `search` is undefined while its list is closed. */
export function useChoiceSearch() {
  const [text, setText] = useState<string>();
  const debounced = useDebounced(text);
  return { search: text === undefined ? undefined : debounced, onSearch: setText };
}

interface SearchChoices extends ReturnType<typeof useChoiceSearch> {
  found: readonly SearchChoice[] | undefined;
  /** Id of the selected option; empty for none. */
  value: string;
  onChange: (id: string) => void;
  /** Label of the selected option; undefined while loading. */
  name: string | undefined;
  /** Shown until the name is known. */
  unnamed: string;
}

/** State of a SearchSelect over a list of the API. */
export function useSearchChoices({ search, onSearch, found, value, onChange, name, unnamed }: SearchChoices) {
  const [chosen, setChosen] = useState<SearchChoice>();
  return {
    selected: name ?? (chosen?.id === value ? chosen.label : unnamed),
    choices: search === undefined ? undefined : found,
    onSearch,
    onChoose(id: string) {
      setChosen(found?.find((choice) => choice.id === id));
      onChange(id);
    },
  };
}
