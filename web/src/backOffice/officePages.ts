import type { OfficeComponent } from '@bloomkin/shared/officePages.ts';
import { matchesPath } from '@bloomkin/shared/page.ts';
import { allOfficePages } from '@bloomkin/shared/pages.ts';
import { canOpenPage } from '@bloomkin/shared/rules/menu.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import type { ComponentType, FunctionComponent } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyWithPreload } from '../components/lazyWithPreload.ts';
import { OrderPage } from './order/lazyOrderPage.ts';

type PageRoute = Pick<RouteObject, 'Component' | 'lazy'>;

/** Shows the shell's skeleton while loading. */
const shellPage = (load: () => Promise<FunctionComponent>): PageRoute => ({
  Component: lazyWithPreload(load),
});

/** The previous page stays while loading. */
const page = (load: () => Promise<ComponentType>): PageRoute => ({
  lazy: async () => ({ Component: await load() }),
});

export const pageComponents: Readonly<Record<OfficeComponent, PageRoute>> = {
  OpenShopPage: shellPage(async () => (await import('./joining/OpenShopPage.tsx')).OpenShopPage),
  MarketSettingsPage: shellPage(
    async () => (await import('./marketSettings/MarketSettingsPage.tsx')).MarketSettingsPage,
  ),
  CampaignsPage: shellPage(async () => (await import('./campaigns/CampaignsPage.tsx')).CampaignsPage),
  CampaignCreatePage: shellPage(
    async () => (await import('./campaigns/CampaignCreatePage.tsx')).CampaignCreatePage,
  ),
  DashboardPage: shellPage(async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage),
  CompanyPage: shellPage(async () => (await import('./company/CompanyPage.tsx')).CompanyPage),
  ManagersPage: shellPage(async () => (await import('./company/ManagersPage.tsx')).ManagersPage),
  OrdersPage: shellPage(async () => (await import('./orders/OrdersPage.tsx')).OrdersPage),
  OrderPage: { Component: OrderPage },
  OrderEditPage: shellPage(async () => (await import('./orderEdit/OrderEditPage.tsx')).OrderEditPage),
  CardsPage: shellPage(async () => (await import('./orders/cards/CardsPage.tsx')).CardsPage),
  StatementPage: shellPage(async () => (await import('./money/StatementPage.tsx')).StatementPage),
  CategoriesPage: shellPage(async () => (await import('./categories/CategoriesPage.tsx')).CategoriesPage),
  CollectionsPage: shellPage(async () => (await import('./collections/CollectionsPage.tsx')).CollectionsPage),
  CollectionEditPage: shellPage(
    async () => (await import('./collections/CollectionEditPage.tsx')).CollectionEditPage,
  ),
  DiscountsPage: shellPage(async () => (await import('./discounts/DiscountsPage.tsx')).DiscountsPage),
  DiscountEditPage: shellPage(
    async () => (await import('./discounts/DiscountEditPage.tsx')).DiscountEditPage,
  ),
  DocumentPage: shellPage(async () => (await import('./documents/DocumentPage.tsx')).DocumentPage),
  CataloguePage: shellPage(async () => (await import('./shop/CataloguePage.tsx')).CataloguePage),
  ShopFloristPage: shellPage(async () => (await import('./shop/shopPages.tsx')).ShopFloristPage),
  ShopProductPage: shellPage(async () => (await import('./shop/shopPages.tsx')).ShopProductPage),
  ShopCompanyPage: shellPage(async () => (await import('./shop/shopPages.tsx')).ShopCompanyPage),
  ProductsPage: shellPage(async () => (await import('./products/ProductsPage.tsx')).ProductsPage),
  StoresPage: shellPage(async () => (await import('./stores/StoresPage.tsx')).StoresPage),
  StoreCreatePage: shellPage(async () => (await import('./stores/StoreCreatePage.tsx')).StoreCreatePage),
  StoreEditPage: shellPage(async () => (await import('./stores/StoreEditPage.tsx')).StoreEditPage),
  MessagesPage: shellPage(async () => (await import('./messages/MessagesPage.tsx')).MessagesPage),
  ProfilePage: shellPage(async () => (await import('./profile/ProfilePage.tsx')).ProfilePage),
  ReviewsPage: shellPage(async () => (await import('./reviews/ReviewsPage.tsx')).ReviewsPage),
  AbandonedPage: shellPage(async () => (await import('./abandoned/AbandonedPage.tsx')).AbandonedPage),
  CompaniesPage: shellPage(async () => (await import('./companies/CompaniesPage.tsx')).CompaniesPage),
  CompanyCreatePage: shellPage(
    async () => (await import('./companies/CompanyCreatePage.tsx')).CompanyCreatePage,
  ),
  UsersPage: shellPage(async () => (await import('./users/UsersPage.tsx')).UsersPage),
  UserPage: shellPage(async () => (await import('./users/UserPage.tsx')).UserPage),
  AuditPage: shellPage(async () => (await import('./audit/AuditPage.tsx')).AuditPage),
  NoCartPage: page(async () => (await import('./shell/NotHerePage.tsx')).NoCartPage),
  RecipientPage: page(async () => (await import('./auth/RecipientPage.tsx')).RecipientPage),
  PartnerPage: page(async () => (await import('./auth/signIn/PartnerPage.tsx')).PartnerPage),
  LoginPage: page(async () => (await import('./auth/signIn/LoginPage.tsx')).LoginPage),
  RegistrationPage: page(
    async () => (await import('./auth/registration/RegistrationPage.tsx')).RegistrationPage,
  ),
  EmailSentPage: page(async () => (await import('./auth/registration/EmailSentPage.tsx')).EmailSentPage),
  VerifyCodePage: page(async () => (await import('./auth/signIn/VerifyCodePage.tsx')).VerifyCodePage),
  ForgotPasswordPage: page(
    async () => (await import('./auth/password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  ),
  ForgotPasswordEmailPage: page(
    async () => (await import('./auth/password/ForgotPasswordEmailPage.tsx')).ForgotPasswordEmailPage,
  ),
  ChangePasswordPage: page(
    async () => (await import('./auth/password/ChangePasswordPage.tsx')).ChangePasswordPage,
  ),
  ErrorPage: page(async () => (await import('./errors/ErrorPage.tsx')).ErrorPage),
  ProductCreatePage: shellPage(
    async () => (await import('./product/ProductCreatePage.tsx')).ProductCreatePage,
  ),
  ProductEditPage: shellPage(async () => (await import('./product/ProductEditPage.tsx')).ProductEditPage),
  ParamsPage: shellPage(async () => (await import('./params/ParamsPage.tsx')).ParamsPage),
  TypeCreatePage: shellPage(async () => (await import('./params/TypeCreatePage.tsx')).TypeCreatePage),
  LogoutPage: page(async () => (await import('./auth/LogoutPage.tsx')).LogoutPage),
};

/** Whether the page is in the shell and open to the user. */
export const hasOfficePage = (path: string, user: User): boolean =>
  allOfficePages.some(
    (page) => page.inShell && !page.isNotice && canOpenPage(page, user) && matchesPath(page.path, path),
  );
