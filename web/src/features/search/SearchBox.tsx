import { paths } from '@bloomkin/shared/pages.ts';
import { suggest } from '@bloomkin/shared/routes/catalogue.ts';
import { parsePricedSearch } from '@bloomkin/shared/rules/productSearch.ts';
import type { Suggestion } from '@bloomkin/shared/schemas/listing.ts';
import { type FormEvent, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { useToolParameter, useWebTool } from '#api/useWebTool.ts';
import { Combobox } from '#components/form/Combobox.tsx';
import { useDebounced } from '#components/hooks/useDebounced.ts';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { Icon } from '#components/media/Icon.tsx';
import { toListPlace } from '#features/deliveryAddress/placeQuery.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { useChosenDay } from '#features/deliveryDay/deliveryDay.ts';

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
    border-radius: var(--bk-radius-pill);
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
  if (kind === 'occasion') return paths.market({ f: id });
  return kind === 'company' ? paths.florist(id) : paths.market({ category: id });
};

/** A price in words becomes the price filter. */
function searchPath(search: string): string {
  const { text, minDollars, maxDollars } = parsePricedSearch(search);
  return paths.market({
    ...(text && { q: text }),
    ...(minDollars && { min: String(minDollars) }),
    ...(maxDollars && { max: String(maxDollars) }),
  });
}

const label = 'Search flowers, plants or florists';
const tool = {
  name: 'search_flowers',
  description:
    'Shows flowers, plants and florists that fit some words, for the delivery address of this visitor',
  isSafe: true,
};

/** Undefined until something is typed, and while an answer for other words is shown. */
function useSuggestions(typed: string): readonly Suggestion[] | undefined {
  const [place, day] = [usePlace(), useChosenDay()];
  const q = useDebounced(typed).slice(0, 100);
  const where = place && { ...toListPlace(place), ...(day && { day }) };
  const { data, isLoading } = useQuery(suggest, q === '' ? null : { query: { q, ...where } });
  const found = typed === '' ? undefined : data?.data;
  // An empty answer says nothing about words that were typed since.
  return found?.length === 0 && (isLoading || q !== typed.slice(0, 100)) ? undefined : found;
}

export function SearchBox() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? params.get('q') ?? '';
  const found = useSuggestions(typed?.trim() ?? '');
  const words = useToolParameter('Kind of flower, occasion, colour, florist, or a price such as “under $80”');
  const go = (path: string) => {
    setTyped(undefined);
    navigate(path);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  const search = () => text.trim() !== '' && go(searchPath(text));
  const nothing = {
    id: 'nothing',
    content: `Nothing found for “${text.trim()}”. See all flowers`,
    onChoose: () => go(paths.market()),
  };
  return (
    <Box>
      <Icon name="search" size={20} />
      <form {...useWebTool(tool)} onSubmit={onSubmit}>
        <Combobox
          label={label}
          placeholder={label}
          name="words"
          {...words}
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onValue={setTyped}
          onEnter={search}
          options={
            found?.length === 0
              ? [nothing]
              : (found ?? []).map((suggestion) => ({
                  id: `${suggestion.kind} ${suggestion.id}`,
                  content: (
                    <Suspense fallback={suggestion.name}>
                      <SuggestionLine suggestion={suggestion} />
                    </Suspense>
                  ),
                  onChoose: () => go(suggestionPath(suggestion)),
                }))
          }
        />
      </form>
    </Box>
  );
}
