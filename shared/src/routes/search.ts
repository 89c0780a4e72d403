import * as z from 'zod';
import { get } from '../route.ts';
import { one } from '../schemas/answers.ts';
import { SearchResults, searchText } from '../schemas/search.ts';

export const search = get('/api/search', {
  summary:
    'Up to five each of orders, people, companies, products and categories: of the own company and rights for vendors and managers, all for admins',
  access: 'authenticated',
  query: z.object({ q: searchText }),
  response: one(SearchResults),
});
