import { type MenuEntry, sideMenu } from '@bloomkin/shared/menu.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { search } from '@bloomkin/shared/routes/search.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { matchesText, shortestSearch } from '@bloomkin/shared/rules/search.ts';
import type { SearchHit, SearchResults } from '@bloomkin/shared/schemas/search.ts';
import type { Manager, User } from '@bloomkin/shared/schemas/user.ts';
import { useQuery } from '#api/useQuery.ts';
import { useDebounced } from '#components/hooks/useDebounced.ts';
import type { OfficeIconName } from '#office/kit/OfficeIcon.tsx';
import { useCompany } from '#office/kit/useCompany.ts';
import { menuIcon } from '#office/shell/officeMenu.ts';

/** So many of each kind, as the service answers. */
const maxHits = 5;

export interface Hit extends Omit<SearchHit, 'id'> {
  key: string;
  icon: OfficeIconName;
}

export interface HitGroup {
  title: string;
  hits: readonly Hit[];
}

interface Kind {
  title: string;
  icon: OfficeIconName;
  /** The list filtered by the search; only for admins where florists have none. */
  all?: { path: (q: string) => string; ofAdmins?: true };
}

const kinds: Readonly<Record<keyof SearchResults, Kind>> = {
  orders: { title: 'Orders', icon: 'orders', all: { path: (search) => paths.orders({ search }) } },
  products: { title: 'Products', icon: 'tag', all: { path: (search) => paths.products({ search }) } },
  people: {
    title: 'People',
    icon: 'user',
    all: { path: (search) => paths.buyers({ search }), ofAdmins: true },
  },
  companies: {
    title: 'Companies',
    icon: 'store',
    all: { path: (search) => paths.companies({ search }), ofAdmins: true },
  },
  categories: { title: 'Categories', icon: 'leaf' },
};

/** Florists search products, admins people. */
const order = {
  florist: ['orders', 'products', 'people', 'companies', 'categories'],
  admin: ['orders', 'people', 'companies', 'products', 'categories'],
} as const;

/** Groups of the response, then matching menu pages; all pages while the search is empty. */
export function useSearchResults(text: string, user: User) {
  const q = useDebounced(text.trim());
  const isSearching = q.length >= shortestSearch;
  const { data, error, isLoading } = useQuery(search, isSearching ? { query: { q } } : null, {
    keepPreviousData: true,
  });
  const managers = findManagers(useCompany()?.managers, q);
  const found =
    isSearching && data
      ? listGroups({ ...data.data, people: [...managers, ...data.data.people].slice(0, maxHits) }, q, user)
      : [];
  const groups = [...found, listPages(user, text)].filter(({ hits }) => hits.length > 0);
  return { groups, state: findState() };

  function findState(): 'idle' | 'loading' | 'failed' | 'empty' | 'found' {
    if (!isSearching) return 'idle';
    if (error) return 'failed';
    if (isLoading && !data) return 'loading';
    return groups.length === 0 ? 'empty' : 'found';
  }
}

/** A florist's managers, who come with the company; buyers are found by their orders. */
const findManagers = (managers: readonly Manager[] = [], q: string): SearchHit[] =>
  managers
    .filter((manager) => matchesText(toText(manager), q))
    .map(({ id, fio, email, phone }) => ({
      id,
      title: fio || email,
      detail: [email, formatPhone(phone)].filter(Boolean).join(', '),
      photo: null,
      link: paths.managers(),
    }));

const toText = ({ fio, email, phone }: Manager): string =>
  [fio, email, phone, phone.replace(/^\+61/, '0')].join(' ');

const listGroups = (results: SearchResults, q: string, { is_admin: isAdmin }: User): HitGroup[] =>
  order[isAdmin ? 'admin' : 'florist'].map((kind) => {
    const { title, icon, all } = kinds[kind];
    const hits = results[kind].map(({ id, ...hit }) => ({ ...hit, icon, key: `${kind}-${id}` }));
    const hasAll = all && hits.length === maxHits && (isAdmin || !all.ofAdmins);
    return { title, hits: hasAll ? [...hits, showAll(kind, all.path(q))] : hits };
  });

const showAll = (kind: keyof SearchResults, link: string): Hit => ({
  key: `${kind}-all`,
  title: `Show all ${kind}`,
  detail: '',
  photo: null,
  link,
  icon: 'right',
});

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
