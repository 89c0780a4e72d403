import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import type { Handler } from '#platform/http/request.ts';

/** Inactive collections are for admins. */
export const getCollection: Handler<typeof routes.getCollection> = async (request) => {
  const catalogue = await currentCatalogue(request);
  const collection = catalogue.findCollection(request.params.id);
  if (!collection || !(collection.active || isAdmin(request.caller))) throw new AppError('NOT_FOUND');
  return { data: collection };
};
