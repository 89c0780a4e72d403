import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import type { Handler } from '../http/request.ts';
import { currentCatalogue } from './currentCatalogue.ts';

export const suggest: Handler<typeof routes.suggest> = async (request) => {
  const catalogue = await currentCatalogue(request);
  return { data: catalogue.suggest(request.query.q) };
};
