import * as routes from '@bloomkin/shared/routes/categories.ts';
import { startCatalogue } from '#catalogue/startCatalogue.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { createCategory } from './createCategory.ts';
import { createCollection } from './createCollection.ts';
import { deleteCategory } from './deleteCategory.ts';
import { deleteCollection } from './deleteCollection.ts';
import { setCategoryPositions } from './setCategoryPositions.ts';
import { updateCategory } from './updateCategory.ts';
import { updateCollection } from './updateCollection.ts';

export const handler = await groupHandler(
  routes,
  {
    createCategory,
    updateCategory,
    deleteCategory,
    setCategoryPositions,
    createCollection,
    updateCollection,
    deleteCollection,
  },
  loadCaller,
  [startCatalogue],
);
