import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { canSeeHidden } from '@bloomkin/shared/rules/permissions.ts';
import type { Handler } from '../http/request.ts';
import { currentCatalogue } from './currentCatalogue.ts';
import type { Activity } from './model/productFilter.ts';
import { productPageText } from './productPageText.ts';

/** Company staff and admins see everything; others what the storefront shows. */
export const listProducts: Handler<typeof routes.listProducts> = async (request) => {
  const { query, caller, now } = request;
  const activity: Activity = canSeeHidden(caller, query.company_id) ? asked(query.active) : 'shown';
  const catalogue = await currentCatalogue(request);
  return productPageText(
    catalogue.query(
      {
        activity,
        companyId: query.company_id,
        search: query.search,
        parameters: [],
        sort: 'new',
        page: query.page,
        perPage: query.per_page,
      },
      now,
    ),
  );
};

function asked(active: boolean | undefined): Activity {
  if (active === undefined) return 'all';
  return active ? 'active' : 'inactive';
}
