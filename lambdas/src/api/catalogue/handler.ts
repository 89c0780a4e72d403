import * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { startCatalogue } from '#catalogue/startCatalogue.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { startZones } from '#platform/http/startZones.ts';
import { arrivalDays } from './arrivalDays.ts';
import { exportProducts } from './exportProducts.ts';
import { getCategory } from './getCategory.ts';
import { getChannels } from './getChannels.ts';
import { getCollection } from './getCollection.ts';
import { getFilters } from './getFilters.ts';
import { listAllProducts } from './listAllProducts.ts';
import { listCategories } from './listCategories.ts';
import { listCategoryPage } from './listCategoryPage.ts';
import { listCategoryProducts } from './listCategoryProducts.ts';
import { listChildCategories } from './listChildCategories.ts';
import { listCollections } from './listCollections.ts';
import { listCompanies } from './listCompanies.ts';
import { listParentCategories } from './listParentCategories.ts';
import { listProducts } from './listProducts.ts';
import { listRootCategories } from './listRootCategories.ts';
import { searchAllProducts } from './searchAllProducts.ts';
import { searchCategoryProducts } from './searchCategoryProducts.ts';
import { suggest } from './suggest.ts';

export const handler = await groupHandler(
  routes,
  {
    listCategoryProducts,
    listAllProducts,
    searchCategoryProducts,
    searchAllProducts,
    getFilters,
    suggest,
    arrivalDays,
    listCategories,
    listCategoryPage,
    listRootCategories,
    listChildCategories,
    listParentCategories,
    getCategory,
    listCollections,
    getCollection,
    listProducts,
    exportProducts,
    getChannels,
    listCompanies,
  },
  loadCaller,
  [startZones, startCatalogue],
);
