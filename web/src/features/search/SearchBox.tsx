import { paths } from '@bloomkin/shared/pages.ts';
import { suggest } from '@bloomkin/shared/routes/catalogue.ts';
import type { Suggestion } from '@bloomkin/shared/schemas/listing.ts';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { Combobox } from '#components/form/Combobox.tsx';
import { useDebounced } from '#components/hooks/useDebounced.ts';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { Icon } from '#components/media/Icon.tsx';

const SuggestionLine = lazyWithPreload(async () => (await import('./SuggestionLine.tsx')).SuggestionLine);

const Box = styled.search`
  grid-area: search;
  position: relative;
  > svg {
    position: absolute;
    z-index: 1;
    left: 16px;
    top: 13px;
    color: var(--bk-text-tertiary);
    pointer-events: none;
  }
  input {
    width: 100%;
    height: 46px;
    padding: 0 18px 0 46px;
    border: 1px solid transparent;
    border-radius: 999px;
    background: var(--bk-bg-neutralSoft);
    font-size: 1rem;
    text-overflow: ellipsis;
    &::placeholder {
      color: var(--bk-text-secondary);
    }
    &:hover {
      border-color: var(--bk-border-default);
    }
  }
`;

const suggestionPath = ({ kind, id }: Suggestion): string => {
  if (kind === 'product') return paths.product(id);
  return kind === 'company' ? paths.florist(id) : paths.market({ category: id });
};

const label = 'Search flowers, plants or florists';

export function SearchBox() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const debounced = useDebounced(text.trim());
  const { data } = useQuery(suggest, debounced === '' ? null : { query: { q: debounced.slice(0, 100) } });
  const found = text.trim() === '' ? [] : (data?.data ?? []);
  const go = (path: string) => {
    setText('');
    navigate(path);
  };
  return (
    <Box>
      <Icon name="search" size={20} />
      <Combobox
        label={label}
        placeholder={label}
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onValue={setText}
        onEnter={() => text.trim() !== '' && go(paths.market({ q: text.trim() }))}
        options={found.map((suggestion) => ({
          id: `${suggestion.kind} ${suggestion.id}`,
          content: (
            <Suspense fallback={suggestion.name}>
              <SuggestionLine suggestion={suggestion} />
            </Suspense>
          ),
          onChoose: () => go(suggestionPath(suggestion)),
        }))}
      />
    </Box>
  );
}
