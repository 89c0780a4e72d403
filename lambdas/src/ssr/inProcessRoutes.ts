import * as catalogueRoutes from '@bloomkin/shared/routes/catalogue.ts';
import * as companyRoutes from '@bloomkin/shared/routes/companies.ts';
import { getProduct as getProductRoute } from '@bloomkin/shared/routes/products.ts';
import * as reviewRoutes from '@bloomkin/shared/routes/reviews.ts';
import { getCategory } from '#api/catalogue/getCategory.ts';
import { getChannels } from '#api/catalogue/getChannels.ts';
import { getCollection } from '#api/catalogue/getCollection.ts';
import { getFilters } from '#api/catalogue/getFilters.ts';
import { listCategories } from '#api/catalogue/listCategories.ts';
import { listCategoryProducts } from '#api/catalogue/listCategoryProducts.ts';
import { listCollections } from '#api/catalogue/listCollections.ts';
import { inProcessRoute, lazyInProcessRoute } from '#platform/http/inProcessClient.ts';

export const inProcessRoutes = [
  inProcessRoute(catalogueRoutes.listCategories, listCategories),
  inProcessRoute(catalogueRoutes.listCategoryProducts, listCategoryProducts),
  inProcessRoute(catalogueRoutes.getFilters, getFilters),
  inProcessRoute(catalogueRoutes.getCategory, getCategory),
  inProcessRoute(catalogueRoutes.listCollections, listCollections),
  inProcessRoute(catalogueRoutes.getCollection, getCollection),
  lazyInProcessRoute(
    catalogueRoutes.listCompanies,
    async () => (await import('#api/catalogue/listCompanies.ts')).listCompanies,
  ),
  lazyInProcessRoute(
    companyRoutes.getCompany,
    async () => (await import('#api/companies/getCompany.ts')).getCompany,
  ),
  inProcessRoute(catalogueRoutes.getChannels, getChannels),
  lazyInProcessRoute(getProductRoute, async () => (await import('#api/products/getProduct.ts')).getProduct),
  lazyInProcessRoute(
    reviewRoutes.listProductReviews,
    async () => (await import('#api/reviews/listProductReviews.ts')).listProductReviews,
  ),
];
