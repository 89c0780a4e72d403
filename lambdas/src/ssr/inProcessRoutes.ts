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
import { inProcessRoute, lazyInProcessRoute } from '../http/inProcessClient.ts';
import { getChannels } from '../marketSettings/getChannels.ts';

export const inProcessRoutes = [
  inProcessRoute(catalogueRoutes.listCategories, listCategories),
  inProcessRoute(catalogueRoutes.listCategoryProducts, listCategoryProducts),
  inProcessRoute(catalogueRoutes.getFilters, getFilters),
  inProcessRoute(catalogueRoutes.getCategory, getCategory),
  inProcessRoute(catalogueRoutes.listCollections, listCollections),
  inProcessRoute(catalogueRoutes.getCollection, getCollection),
  lazyInProcessRoute(
    catalogueRoutes.listCompanies,
    async () => (await import('../catalogue/listCompanies.ts')).listCompanies,
  ),
  lazyInProcessRoute(
    companyRoutes.getCompany,
    async () => (await import('../companies/getCompany.ts')).getCompany,
  ),
  inProcessRoute(catalogueRoutes.getChannels, getChannels),
  lazyInProcessRoute(getProductRoute, async () => (await import('../products/getProduct.ts')).getProduct),
  lazyInProcessRoute(
    reviewRoutes.listProductReviews,
    async () => (await import('../reviews/listProductReviews.ts')).listProductReviews,
  ),
];
