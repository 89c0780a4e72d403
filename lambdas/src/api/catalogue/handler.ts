import * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { startCatalogue } from '#catalogue/startCatalogue.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { startZones } from '#platform/http/startZones.ts';
import { arrivalDays } from './arrivalDays.ts';
import { exportProducts } from './exportProducts.ts';
import { getChannels } from './getChannels.ts';
import { getFilters } from './getFilters.ts';
import {
  getCategory,
  listCategories,
  listCategoryPage,
  listChildCategories,
  listParentCategories,
  listRootCategories,
} from './listCategories.ts';
import {
  listAllProducts,
  listCategoryProducts,
  searchAllProducts,
  searchCategoryProducts,
} from './listCategoryProducts.ts';
import { getCollection, listCollections } from './listCollections.ts';
import { listCompanies } from './listCompanies.ts';
import { listProducts } from './listProducts.ts';
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
