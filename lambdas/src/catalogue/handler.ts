import * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { getChannels } from '../marketSettings/getChannels.ts';
import { startZones } from '../stores/startZones.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { arrivalDays } from './arrivalDays.ts';
import { exportProducts } from './exportProducts.ts';
import { getCategory } from './getCategory.ts';
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
import { startCatalogue } from './startCatalogue.ts';
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
