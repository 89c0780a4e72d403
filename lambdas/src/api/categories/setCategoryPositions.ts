import type * as routes from '@bloomkin/shared/routes/categories.ts';
import { readCatalogueWith } from '#catalogue/currentCatalogue.ts';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { recordCategoryAct } from './categoryActs.ts';
import { changeTree, place } from './changeTree.ts';

export const setCategoryPositions: Handler<typeof routes.setCategoryPositions> = async ({ body, now }) => {
  const placements = body.positions.map(({ id, parent_id: parentId, position }) => ({
    id,
    parentId,
    position,
  }));
  const version = await changeTree(now, ({ categories }) => {
    const changed = place(categories, placements, 'positions');
    const next = changed.find(({ id }) => placements.some((placement) => placement.id === id));
    const current = categories.find(({ id }) => id === next?.id);
    return { changed, writes: recordCategoryAct('category.moved', { current, next }, categories) };
  });
  const catalogue = await readCatalogueWith(now, version);
  const data = catalogue.categories(null, false);
  return new HttpResponse({ data }, { headers: version === undefined ? {} : versionHeaders(version) });
};
