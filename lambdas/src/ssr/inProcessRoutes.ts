import * as catalogueRoutes from '@bloomkin/shared/routes/catalogue.ts';
import * as companyRoutes from '@bloomkin/shared/routes/companies.ts';
import { getProduct as getProductRoute } from '@bloomkin/shared/routes/products.ts';
import * as reviewRoutes from '@bloomkin/shared/routes/reviews.ts';
import { getCategory } from '../catalogue/getCategory.ts';
import { getCollection } from '../catalogue/getCollection.ts';
import { getFilters } from '../catalogue/getFilters.ts';
import { listCategories } from '../catalogue/listCategories.ts';
import { listCategoryProducts } from '../catalogue/listCategoryProducts.ts';
import { listCollections } from '../catalogue/listCollections.ts';
import { getCompany } from '../companies/getCompany.ts';
import { listCompanies } from '../companies/listCompanies.ts';
import { inProcessRoute } from '../http/inProcessClient.ts';
import { getChannels } from '../marketSettings/getChannels.ts';
import { getProduct } from '../products/getProduct.ts';
import { listProductReviews } from '../reviews/listProductReviews.ts';

export const inProcessRoutes = [
  inProcessRoute(catalogueRoutes.listCategories, listCategories),
  inProcessRoute(catalogueRoutes.listCategoryProducts, listCategoryProducts),
  inProcessRoute(catalogueRoutes.getFilters, getFilters),
  inProcessRoute(catalogueRoutes.getCategory, getCategory),
  inProcessRoute(catalogueRoutes.listCollections, listCollections),
  inProcessRoute(catalogueRoutes.getCollection, getCollection),
  inProcessRoute(companyRoutes.listCompanies, listCompanies),
  inProcessRoute(companyRoutes.getCompany, getCompany),
  inProcessRoute(catalogueRoutes.getChannels, getChannels),
  inProcessRoute(getProductRoute, getProduct),
  inProcessRoute(reviewRoutes.listProductReviews, listProductReviews),
];
