import type { OfficeComponent } from '@bloomkin/shared/officePages.ts';
import { matchesPath } from '@bloomkin/shared/page.ts';
import { allOfficePages } from '@bloomkin/shared/pages.ts';
import { canOpenPage } from '@bloomkin/shared/rules/menu.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import type { ComponentType, FunctionComponent } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { OrderPage } from '#office/orders/view/lazyOrderPage.ts';

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
  OpenShopPage: shellPage(
    async () => (await import('#office/florist/joining/OpenShopPage.tsx')).OpenShopPage,
  ),
  MarketSettingsPage: shellPage(
    async () => (await import('#office/market/settings/MarketSettingsPage.tsx')).MarketSettingsPage,
  ),
  CampaignsPage: shellPage(
    async () => (await import('#office/market/campaigns/CampaignsPage.tsx')).CampaignsPage,
  ),
  CampaignCreatePage: shellPage(
    async () => (await import('#office/market/campaigns/CampaignCreatePage.tsx')).CampaignCreatePage,
  ),
  DashboardPage: shellPage(async () => (await import('#office/dashboard/DashboardPage.tsx')).DashboardPage),
  CompanyPage: shellPage(async () => (await import('#office/florist/company/CompanyPage.tsx')).CompanyPage),
  ManagersPage: shellPage(
    async () => (await import('#office/florist/company/ManagersPage.tsx')).ManagersPage,
  ),
  OrdersPage: shellPage(async () => (await import('#office/orders/OrdersPage.tsx')).OrdersPage),
  OrderPage: { Component: OrderPage },
  OrderEditPage: shellPage(async () => (await import('#office/orders/edit/OrderEditPage.tsx')).OrderEditPage),
  CalendarPage: shellPage(
    async () => (await import('#office/florist/calendar/CalendarPage.tsx')).CalendarPage,
  ),
  LastOrdersPage: shellPage(
    async () => (await import('#office/florist/lastOrders/LastOrdersPage.tsx')).LastOrdersPage,
  ),
  DayPage: shellPage(async () => (await import('#office/florist/calendar/DayPage.tsx')).DayPage),
  RehearsePage: shellPage(
    async () => (await import('#office/florist/calendar/rehearse/RehearsePage.tsx')).RehearsePage,
  ),
  MakePage: shellPage(async () => (await import('#office/orders/make/MakePage.tsx')).MakePage),
  RunPage: shellPage(async () => (await import('#office/orders/run/RunPage.tsx')).RunPage),
  DrivePage: page(async () => (await import('#office/orders/run/drive/DrivePage.tsx')).DrivePage),
  CardsPage: shellPage(async () => (await import('#office/orders/cards/CardsPage.tsx')).CardsPage),
  StatementPage: shellPage(
    async () => (await import('#office/florist/money/StatementPage.tsx')).StatementPage,
  ),
  CategoriesPage: shellPage(
    async () => (await import('#office/catalogue/categories/CategoriesPage.tsx')).CategoriesPage,
  ),
  CollectionsPage: shellPage(
    async () => (await import('#office/catalogue/collections/CollectionsPage.tsx')).CollectionsPage,
  ),
  CollectionEditPage: shellPage(
    async () => (await import('#office/catalogue/collections/CollectionEditPage.tsx')).CollectionEditPage,
  ),
  DiscountsPage: shellPage(
    async () => (await import('#office/market/discounts/DiscountsPage.tsx')).DiscountsPage,
  ),
  DiscountEditPage: shellPage(
    async () => (await import('#office/market/discounts/DiscountEditPage.tsx')).DiscountEditPage,
  ),
  DocumentPage: shellPage(
    async () => (await import('#office/market/documents/DocumentPage.tsx')).DocumentPage,
  ),
  CataloguePage: shellPage(
    async () => (await import('#office/catalogue/shop/CataloguePage.tsx')).CataloguePage,
  ),
  ShopFloristPage: shellPage(
    async () => (await import('#office/catalogue/shop/shopPages.tsx')).ShopFloristPage,
  ),
  ShopProductPage: shellPage(
    async () => (await import('#office/catalogue/shop/shopPages.tsx')).ShopProductPage,
  ),
  ShopCompanyPage: shellPage(
    async () => (await import('#office/catalogue/shop/shopPages.tsx')).ShopCompanyPage,
  ),
  ProductsPage: shellPage(
    async () => (await import('#office/catalogue/products/ProductsPage.tsx')).ProductsPage,
  ),
  StoresPage: shellPage(async () => (await import('#office/florist/stores/StoresPage.tsx')).StoresPage),
  StoreCreatePage: shellPage(
    async () => (await import('#office/florist/stores/StoreCreatePage.tsx')).StoreCreatePage,
  ),
  StoreEditPage: shellPage(
    async () => (await import('#office/florist/stores/StoreEditPage.tsx')).StoreEditPage,
  ),
  MessagesPage: shellPage(async () => (await import('#office/messages/MessagesPage.tsx')).MessagesPage),
  ProfilePage: shellPage(async () => (await import('#office/people/profile/ProfilePage.tsx')).ProfilePage),
  ReviewsPage: shellPage(async () => (await import('#office/market/reviews/ReviewsPage.tsx')).ReviewsPage),
  AbandonedPage: shellPage(
    async () => (await import('#office/orders/abandoned/AbandonedPage.tsx')).AbandonedPage,
  ),
  LatePage: shellPage(async () => (await import('#office/orders/late/LatePage.tsx')).LatePage),
  MarketMoneyPage: shellPage(
    async () => (await import('#office/market/money/MarketMoneyPage.tsx')).MarketMoneyPage,
  ),
  CompaniesPage: shellPage(
    async () => (await import('#office/people/companies/CompaniesPage.tsx')).CompaniesPage,
  ),
  CompanyCreatePage: shellPage(
    async () => (await import('#office/people/companies/CompanyCreatePage.tsx')).CompanyCreatePage,
  ),
  UsersPage: shellPage(async () => (await import('#office/people/users/UsersPage.tsx')).UsersPage),
  UserPage: shellPage(async () => (await import('#office/people/users/UserPage.tsx')).UserPage),
  AuditPage: shellPage(async () => (await import('#office/market/audit/AuditPage.tsx')).AuditPage),
  NoCartPage: page(async () => (await import('#office/shell/NotHerePage.tsx')).NoCartPage),
  RecipientPage: page(async () => (await import('#office/auth/RecipientPage.tsx')).RecipientPage),
  PartnerPage: page(async () => (await import('#office/auth/registration/PartnerPage.tsx')).PartnerPage),
  LoginPage: page(async () => (await import('#office/auth/signIn/LoginPage.tsx')).LoginPage),
  RegistrationPage: page(
    async () => (await import('#office/auth/registration/RegistrationPage.tsx')).RegistrationPage,
  ),
  EmailSentPage: page(
    async () => (await import('#office/auth/registration/EmailSentPage.tsx')).EmailSentPage,
  ),
  VerifyCodePage: page(async () => (await import('#office/auth/signIn/VerifyCodePage.tsx')).VerifyCodePage),
  ForgotPasswordPage: page(
    async () => (await import('#office/auth/password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  ),
  ForgotPasswordEmailPage: page(
    async () => (await import('#office/auth/password/ForgotPasswordEmailPage.tsx')).ForgotPasswordEmailPage,
  ),
  ChangePasswordPage: page(
    async () => (await import('#office/auth/password/ChangePasswordPage.tsx')).ChangePasswordPage,
  ),
  ErrorPage: page(async () => (await import('#office/errors/ErrorPage.tsx')).ErrorPage),
  ProductCreatePage: shellPage(
    async () => (await import('#office/catalogue/product/ProductCreatePage.tsx')).ProductCreatePage,
  ),
  ProductEditPage: shellPage(
    async () => (await import('#office/catalogue/product/ProductEditPage.tsx')).ProductEditPage,
  ),
  ParamsPage: shellPage(async () => (await import('#office/catalogue/types/ParamsPage.tsx')).ParamsPage),
  TypeCreatePage: shellPage(
    async () => (await import('#office/catalogue/types/TypeCreatePage.tsx')).TypeCreatePage,
  ),
  LogoutPage: page(async () => (await import('#office/auth/LogoutPage.tsx')).LogoutPage),
};

/** Whether the page is in the shell and open to the user. */
export const hasOfficePage = (path: string, user: User): boolean =>
  allOfficePages.some(
    (page) => page.inShell && !page.isNotice && canOpenPage(page, user) && matchesPath(page.path, path),
  );
