import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import type { Handler } from '../http/request.ts';
import { currentCatalogue } from './currentCatalogue.ts';

export const getCategory: Handler<typeof routes.getCategory> = async (request) => {
  const catalogue = await currentCatalogue(request);
  const category = catalogue.findCategory(request.params.id);
  if (!category) throw new AppError('NOT_FOUND');
  return { data: category };
};
