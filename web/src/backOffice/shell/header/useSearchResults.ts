import { search } from '@bloomkin/shared/routes/search.ts';
import { type MenuEntry, sideMenu } from '@bloomkin/shared/rules/menu.ts';
import { shortestSearch } from '@bloomkin/shared/rules/search.ts';
import type { SearchHit, SearchResults } from '@bloomkin/shared/schemas/search.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useQuery } from '#api/useQuery.ts';
import type { OfficeIconName } from '#backOffice/OfficeIcon.tsx';
import { useDebounced } from '#components/hooks/useDebounced.ts';
import { menuIcon } from '../officeMenu.ts';

export interface Hit extends Omit<SearchHit, 'id'> {
  key: string;
  icon: OfficeIconName;
}

export interface HitGroup {
  title: string;
  hits: readonly Hit[];
}

const kinds: readonly (readonly [keyof SearchResults, title: string, icon: OfficeIconName])[] = [
  ['orders', 'Orders', 'orders'],
  ['products', 'Products', 'tag'],
  ['people', 'People', 'user'],
  ['companies', 'Companies', 'store'],
  ['categories', 'Categories', 'leaf'],
];

/** The answer's groups, then the pages of the menu whose name fits; all pages before anything is typed. */
export function useSearchResults(text: string, user: User) {
  const q = useDebounced(text.trim());
  const isSearching = q.length >= shortestSearch;
  const { data, error, isLoading } = useQuery(search, isSearching ? { query: { q } } : null, {
    keepPreviousData: true,
  });
  const found = isSearching && data ? listGroups(data.data) : [];
  const groups = [...found, listPages(user, text)].filter(({ hits }) => hits.length > 0);
  return { groups, state: findState() };

  function findState(): 'idle' | 'loading' | 'failed' | 'empty' | 'found' {
    if (!isSearching) return 'idle';
    if (error) return 'failed';
    if (isLoading && !data) return 'loading';
    return groups.length === 0 ? 'empty' : 'found';
  }
}

const listGroups = (results: SearchResults): HitGroup[] =>
  kinds.map(([kind, title, icon]) => ({
    title,
    hits: results[kind].map(({ id, ...hit }) => ({ ...hit, icon, key: `${kind}-${id}` })),
  }));

/** Names that begin with the text come first. */
function listPages(user: User, text: string): HitGroup {
  const typed = text.trim().toLowerCase();
  const positionIn = ({ label }: MenuEntry) => label.toLowerCase().indexOf(typed);
  const hits = sideMenu(user)
    .flatMap(({ entries }) => entries)
    .filter((entry) => positionIn(entry) >= 0)
    .toSorted((a, b) => Number(positionIn(a) > 0) - Number(positionIn(b) > 0))
    .map((entry) => ({
      key: `page-${entry.path}`,
      title: entry.label,
      detail: '',
      photo: null,
      link: entry.path,
      icon: menuIcon(entry),
    }));
  return { title: 'Go to', hits };
}
