import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import type { Handler } from '#platform/http/request.ts';

export const getCategory: Handler<typeof routes.getCategory> = async (request) => {
  const catalogue = await currentCatalogue(request);
  const category = catalogue.findCategory(request.params.id);
  if (!category) throw new AppError('NOT_FOUND');
  return { data: category };
};
