import { matchesPath, type OfficePage, officePage, type StorefrontPage, storefrontPage } from './page.ts';
import { sellers } from './rules/permissions.ts';

const staff = [...sellers, 'ROLE_MANAGER'] as const;

const listingQuery = ['category', 'q', 'collection', 'day', 'pickup', 'min', 'max', 'f', 'sort'];

export const storefrontPages = {
  home: storefrontPage('/main', {
    component: 'HomePage',
    chunk: 'front',
    aliases: ['/'],
    rendered: { head: 'home', preloads: ['features/home/HomeShelves.tsx'] },
  }),
  market: storefrontPage('/market', {
    component: 'MarketPage',
    chunk: 'front',
    aliases: ['/products'],
    rendered: { head: 'listing', query: listingQuery, inSitemap: true },
    openToStaff: true,
  }),
  category: storefrontPage('/products/catalog/:category', {
    component: 'MarketPage',
    rendered: { head: 'listing', query: listingQuery },
  }),
  companyCatalogue: storefrontPage('/products/catalog/:category/:company', {
    component: 'MarketPage',
    rendered: { head: 'listing', query: listingQuery },
  }),
  florist: storefrontPage('/market/:id', {
    component: 'FloristPage',
    rendered: { head: 'florist', query: listingQuery },
  }),
  product: storefrontPage('/viewproduct/:id', {
    component: 'ProductPage',
    redirects: ['/products/view/:id'],
    chunk: 'next',
    rendered: { head: 'product', query: ['size'] },
  }),
  company: storefrontPage('/viewcompany/:id', {
    component: 'CompanyPage',
    rendered: { head: 'florist' },
  }),
  newArrivals: storefrontPage('/new-product', {
    component: 'NewArrivalsPage',
    rendered: { head: 'plain', inSitemap: true },
    openToStaff: true,
  }),
  cart: storefrontPage('/cart', { component: 'CartPage', rendered: { head: 'plain' } }),
  writeReview: storefrontPage('/products/review', { component: 'WriteReviewPage', openToStaff: true }),
  order: storefrontPage('/orders/:id', { component: 'OrderPage' }),
  myOrders: storefrontPage('/personal/orders/list/full', {
    component: 'PersonalPage',
    redirects: ['/orders'],
  }),
  recipients: storefrontPage('/personal/recipients', { component: 'PersonalPage' }),
  addresses: storefrontPage('/personal/addresses', { component: 'PersonalPage' }),
  security: storefrontPage('/personal/security', { component: 'PersonalPage' }),
  messages: storefrontPage('/messages', { component: 'PersonalPage', aliases: ['/personal/messages'] }),
  profile: storefrontPage('/personal/profile', {
    component: 'PersonalPage',
    redirects: ['/settings', '/personal/*'],
  }),
  unsubscribe: storefrontPage('/unsubscribe', { component: 'UnsubscribePage', openToStaff: true }),
  logout: storefrontPage('/logout', { component: 'LogoutPage', openToStaff: true }),
};

const shop = { roles: staff, inShell: true, isShop: true } as const;

const document = { component: 'DocumentPage', roles: ['ROLE_ADMIN'], inShell: true } as const;
const documentMenu = { roles: ['ROLE_ADMIN'], group: 'documents' } as const;

export const officePages = {
  openShop: officePage('/companies/open', {
    component: 'OpenShopPage',
    roles: ['ROLE_VENDOR'],
    menu: { label: 'Open your shop', roles: ['ROLE_VENDOR'], order: 5 },
    inShell: true,
  }),
  dashboard: officePage('/dashboard', {
    component: 'DashboardPage',
    roles: sellers,
    menu: { label: 'Dashboard', roles: sellers, order: 10, tab: true },
    inShell: true,
  }),
  companySettings: officePage('/companies/edit', {
    component: 'CompanyPage',
    roles: ['ROLE_VENDOR'],
    menu: { label: 'Company settings', roles: ['ROLE_VENDOR'], group: 'company', order: 10 },
    inShell: true,
  }),
  companyEdit: officePage('/companies/edit/:companyId', {
    component: 'CompanyPage',
    roles: ['ROLE_ADMIN'],
    inShell: true,
  }),
  managers: officePage('/companies/managers/list', {
    component: 'ManagersPage',
    roles: ['ROLE_VENDOR'],
    menu: { label: 'Managers', roles: ['ROLE_VENDOR'], group: 'company', order: 20 },
    inShell: true,
  }),
  orders: officePage('/orders/list/full', {
    component: 'OrdersPage',
    roles: sellers,
    right: 'orders',
    menu: { label: 'Orders', roles: sellers, right: 'orders', order: 20, tab: true },
    inShell: true,
    redirects: ['/orders', '/orders/list', '/personal/orders/*'],
  }),
  abandoned: officePage('/orders/list/abandoned', {
    component: 'AbandonedPage',
    roles: ['ROLE_ADMIN'],
    menu: { label: 'Abandoned cart', roles: ['ROLE_ADMIN'], order: 25 },
    inShell: true,
  }),
  orderView: officePage('/orders/view/:id', {
    component: 'OrderPage',
    roles: sellers,
    right: 'orders',
    inShell: true,
    redirects: ['/orders/:id'],
  }),
  orderEdit: officePage('/orders/edit/:id', {
    component: 'OrderEditPage',
    roles: sellers,
    right: 'orders',
    inShell: true,
  }),
  orderCards: officePage('/orders/cards', {
    component: 'CardsPage',
    roles: sellers,
    right: 'orders',
    inShell: true,
  }),
  categoryList: officePage('/categories/list', {
    component: 'CategoriesPage',
    roles: sellers,
    right: 'products',
    menu: { label: 'Category', roles: sellers, right: 'products', order: 50 },
    inShell: true,
  }),
  categoryCreate: officePage('/categories/new', {
    component: 'CategoriesPage',
    roles: ['ROLE_ADMIN'],
    inShell: true,
  }),
  categoryEdit: officePage('/categories/edit/:id', {
    component: 'CategoriesPage',
    roles: ['ROLE_ADMIN'],
    inShell: true,
  }),
  collections: officePage('/collections/list', {
    component: 'CollectionsPage',
    roles: ['ROLE_ADMIN'],
    menu: { label: 'Collections', roles: ['ROLE_ADMIN'], order: 70 },
    inShell: true,
    redirects: ['/collections'],
  }),
  collectionCreate: officePage('/collections/create', {
    component: 'CollectionEditPage',
    roles: ['ROLE_ADMIN'],
    inShell: true,
  }),
  collectionEdit: officePage('/collections/edit/:id', {
    component: 'CollectionEditPage',
    roles: ['ROLE_ADMIN'],
    inShell: true,
  }),
  documentLegacy: officePage('/documents/legacy', {
    ...document,
    menu: { label: 'Legacy', ...documentMenu, order: 10 },
    redirects: ['/documents'],
  }),
  documentPrivacy: officePage('/documents/privacy', {
    ...document,
    menu: { label: 'Privacy', ...documentMenu, order: 20 },
  }),
  documentShipping: officePage('/documents/shipping', {
    ...document,
    menu: { label: 'Shipping', ...documentMenu, order: 30 },
  }),
  documentRefund: officePage('/documents/refund', {
    ...document,
    menu: { label: 'Refund', ...documentMenu, order: 40 },
  }),
  documentUserAgreement: officePage('/documents/user_agreement', {
    ...document,
    menu: { label: 'User agreement', ...documentMenu, order: 50 },
  }),
  shopCatalogue: officePage('/products/catalog/:category', { component: 'CataloguePage', ...shop }),
  shopCompanyCatalogue: officePage('/products/catalog/:category/:company', {
    component: 'CataloguePage',
    ...shop,
  }),
  shopFlorist: officePage('/market/:id', { component: 'ShopFloristPage', ...shop }),
  shopProduct: officePage('/viewproduct/:id', { component: 'ShopProductPage', ...shop }),
  shopCompany: officePage('/viewcompany/:id', { component: 'ShopCompanyPage', ...shop }),
  products: officePage('/products/list', {
    component: 'ProductsPage',
    roles: sellers,
    right: 'products',
    menu: { label: 'Products', roles: sellers, right: 'products', order: 30, tab: true },
    inShell: true,
  }),
  discounts: officePage('/discounts/list', {
    component: 'DiscountsPage',
    roles: sellers,
    right: 'products',
    menu: { label: 'Discounts', roles: sellers, right: 'products', group: 'marketing', order: 10 },
    inShell: true,
    redirects: ['/discounts'],
  }),
  discountCreate: officePage('/discounts/create', {
    component: 'DiscountEditPage',
    roles: sellers,
    right: 'products',
    inShell: true,
  }),
  discountEdit: officePage('/discounts/edit/:id', {
    component: 'DiscountEditPage',
    roles: sellers,
    right: 'products',
    inShell: true,
  }),
  statement: officePage('/money', {
    component: 'StatementPage',
    roles: ['ROLE_VENDOR'],
    menu: { label: 'Money', roles: ['ROLE_VENDOR'], group: 'company', order: 90 },
    inShell: true,
  }),
  companyStatement: officePage('/money/:companyId', {
    component: 'StatementPage',
    roles: sellers,
    inShell: true,
  }),
  productCreate: officePage('/products/create', {
    component: 'ProductCreatePage',
    roles: sellers,
    right: 'products',
    inShell: true,
  }),
  productEdit: officePage('/products/edit/:id', {
    component: 'ProductEditPage',
    roles: sellers,
    right: 'products',
    inShell: true,
  }),
  params: officePage('/products/params/list', {
    component: 'ParamsPage',
    roles: sellers,
    right: 'products',
    menu: { label: 'Product params', roles: ['ROLE_ADMIN'], order: 80 },
    inShell: true,
  }),
  paramsCreate: officePage('/products/params/create', {
    component: 'TypeCreatePage',
    roles: sellers,
    right: 'products',
    inShell: true,
  }),
  paramsEdit: officePage('/products/params/edit/:id', {
    component: 'TypeEditPage',
    roles: sellers,
    right: 'products',
    inShell: true,
  }),
  messages: officePage('/messages', {
    component: 'MessagesPage',
    roles: staff,
    inShell: true,
    redirects: ['/personal/messages'],
  }),
  settings: officePage('/settings/profile', {
    component: 'ProfilePage',
    roles: staff,
    menu: {
      label: 'Profile',
      labels: { ROLE_VENDOR: 'Settings' },
      roles: staff,
      group: 'bottom',
      order: 20,
    },
    inShell: true,
    redirects: ['/settings', '/personal/*'],
  }),
  reviews: officePage('/reviews', {
    component: 'ReviewsPage',
    roles: sellers,
    right: 'reviews',
    menu: { label: 'Reviews', roles: sellers, right: 'reviews', order: 60 },
    inShell: true,
  }),
  companyReviews: officePage('/reviews/:companyId', {
    component: 'ReviewsPage',
    roles: sellers,
    right: 'reviews',
    inShell: true,
  }),
  stores: officePage('/stores/list', {
    component: 'StoresPage',
    roles: sellers,
    menu: { label: 'Store', roles: ['ROLE_VENDOR'], group: 'company', order: 30 },
    inShell: true,
    redirects: ['/stores'],
  }),
  storeCreate: officePage('/stores/create', { component: 'StoreCreatePage', roles: sellers, inShell: true }),
  storeEdit: officePage('/stores/edit/:id', { component: 'StoreEditPage', roles: sellers, inShell: true }),
  buyers: officePage('/users/buyers', {
    component: 'UsersPage',
    roles: ['ROLE_ADMIN'],
    menu: { label: 'Users', roles: ['ROLE_ADMIN'], group: 'staff', order: 10 },
    redirects: ['/users'],
    inShell: true,
  }),
  admins: officePage('/users/admin', {
    component: 'UsersPage',
    roles: ['ROLE_ADMIN'],
    menu: { label: 'Admins', roles: ['ROLE_ADMIN'], group: 'staff', order: 20 },
    inShell: true,
  }),
  vendors: officePage('/users/vendors', {
    component: 'UsersPage',
    roles: ['ROLE_ADMIN'],
    inShell: true,
  }),
  allManagers: officePage('/users/managers', {
    component: 'UsersPage',
    roles: ['ROLE_ADMIN'],
    inShell: true,
  }),
  team: officePage('/users/team', {
    component: 'UsersPage',
    roles: ['ROLE_ADMIN'],
    inShell: true,
  }),
  allRecipients: officePage('/users/recipients', {
    component: 'UsersPage',
    roles: ['ROLE_ADMIN'],
    menu: { label: 'Gift recipients', roles: ['ROLE_ADMIN'], group: 'staff', order: 30 },
    inShell: true,
  }),
  user: officePage('/users/edit/:id', {
    component: 'UserPage',
    roles: ['ROLE_ADMIN'],
    inShell: true,
  }),
  companies: officePage('/companies/list', {
    component: 'CompaniesPage',
    roles: ['ROLE_ADMIN'],
    menu: { label: 'Companies', roles: ['ROLE_ADMIN'], group: 'staff', order: 40 },
    inShell: true,
  }),
  companyCreate: officePage('/companies/new', {
    component: 'CompanyCreatePage',
    roles: ['ROLE_ADMIN'],
    inShell: true,
  }),
  marketSettings: officePage('/market-settings', {
    component: 'MarketSettingsPage',
    roles: ['ROLE_ADMIN'],
    menu: { label: 'Settings', roles: ['ROLE_ADMIN'], group: 'market', order: 80 },
    inShell: true,
  }),
  campaigns: officePage('/push-campaigns', {
    component: 'CampaignsPage',
    roles: ['ROLE_ADMIN'],
    menu: { label: 'Push campaigns', roles: ['ROLE_ADMIN'], group: 'marketing', order: 20 },
    inShell: true,
  }),
  campaignCreate: officePage('/push-campaigns/create', {
    component: 'CampaignCreatePage',
    roles: ['ROLE_ADMIN'],
    inShell: true,
  }),
  audit: officePage('/audit', {
    component: 'AuditPage',
    roles: ['ROLE_ADMIN'],
    menu: { label: 'Audit log', roles: ['ROLE_ADMIN'], group: 'market', order: 90 },
    inShell: true,
  }),
  noCart: officePage('/cart', { component: 'NoCartPage', roles: staff, inShell: true, isNotice: true }),
  recipientHome: officePage('/recipient', { component: 'RecipientPage', roles: ['ROLE_RECIPIENT'] }),
  partner: officePage('/auth/partner', { component: 'PartnerPage', redirects: ['/auth', '/auth/*'] }),
  login: officePage('/auth/login', { component: 'LoginPage' }),
  registration: officePage('/auth/registration', { component: 'RegistrationPage' }),
  emailSent: officePage('/auth/email-sent/registration', { component: 'EmailSentPage' }),
  verifyCode: officePage('/auth/verify-code', { component: 'VerifyCodePage' }),
  forgotPassword: officePage('/auth/forgot-password', { component: 'ForgotPasswordPage' }),
  forgotPasswordEmail: officePage('/auth/forgot-password-email', { component: 'ForgotPasswordEmailPage' }),
  changePassword: officePage('/auth/change_password', { component: 'ChangePasswordPage' }),
  changePasswordByCode: officePage('/auth/change_password/:code', { component: 'ChangePasswordPage' }),
  error: officePage('/error/:version', { component: 'ErrorPage', aliases: ['/error'] }),
  signOut: officePage('/logout', { component: 'LogoutPage' }),
};

export type StorefrontComponent = (typeof storefrontPages)[keyof typeof storefrontPages]['component'];
export type OfficeComponent = (typeof officePages)[keyof typeof officePages]['component'];

type Links<T extends Record<string, { link: unknown }>> = { [Name in keyof T]: T[Name]['link'] };

function links<T extends Record<string, { link: unknown }>>(table: T): Links<T>;
function links(table: Record<string, { link: unknown }>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(table).map(([name, { link }]) => [name, link]));
}

export const paths = { ...links(officePages), ...links(storefrontPages) };

export const pathsOf = ({
  path,
  aliases = [],
}: Pick<StorefrontPage, 'path' | 'aliases'>): readonly string[] => [path, ...aliases];

export const allStorefrontPages: readonly StorefrontPage[] = Object.values(storefrontPages);
export const allOfficePages: readonly OfficePage[] = Object.values(officePages);
export const renderedPages = allStorefrontPages.filter(({ rendered }) => rendered !== undefined);

export const findStorefrontPage = (pathname: string) =>
  Object.values(storefrontPages).find((page) => isPathOf(page, pathname));

const isPathOf = (page: StorefrontPage, pathname: string) =>
  pathsOf(page).some((path) => matchesPath(path, pathname));

export type StorefrontPageName = keyof typeof storefrontPages;
const storefrontPageNames = Object.keys(storefrontPages) as StorefrontPageName[];

export const findStorefrontPageName = (pathname: string): StorefrontPageName | undefined =>
  storefrontPageNames.find((name) => isPathOf(storefrontPages[name], pathname));

const storefrontPaths = allStorefrontPages.flatMap((page) => [...pathsOf(page), ...(page.redirects ?? [])]);

const isStorefrontPath = (path: string) =>
  storefrontPaths.some((other) => other === path || (other.endsWith('/*') && matchesPath(other, path)));

const officeOnlyPaths = (pages: readonly OfficePage[]) =>
  pages
    .flatMap((page) => [...pathsOf(page), ...(page.redirects ?? [])])
    .filter((path) => !isStorefrontPath(path));

/** Pages that both apps have open in the storefront, which knows the session. */
export const officePaths: readonly string[] = officeOnlyPaths(allOfficePages);

export const guestOfficePaths: readonly string[] = officeOnlyPaths(
  allOfficePages.filter(({ roles }) => roles === undefined),
);

export const isOpenToStaff = (pathname: string): boolean =>
  allStorefrontPages.some(
    (page) => page.openToStaff && pathsOf(page).some((path) => matchesPath(path, pathname)),
  ) || guestOfficePaths.some((path) => matchesPath(path, pathname));
