import { officeEntryPages, staff, staffPage } from './officeEntryPages.ts';
import { officePage } from './page.ts';
import { sellers } from './rules/permissions.ts';

const admin = { roles: ['ROLE_ADMIN'], inShell: true } as const;
const support = { ...admin, adminRight: 'support' } as const;
const content = { ...admin, adminRight: 'content' } as const;
const vendor = { roles: ['ROLE_VENDOR'], inShell: true } as const;
const catalogue = { roles: sellers, right: 'products', inShell: true } as const;
const reviewDesk = { roles: sellers, right: 'reviews', inShell: true } as const;
const orderDesk = { roles: sellers, right: 'orders', inShell: true } as const;
const seller = { roles: sellers, inShell: true } as const;
const storeDesk = { ...seller, adminRight: 'support' } as const;
const bench = { ...vendor, right: 'orders', fallbacks: { ROLE_ADMIN: '/orders/list/full' } } as const;
const document = { component: 'DocumentPage', ...content } as const;
const people = { component: 'UsersPage', ...support } as const;
const marketMenu = { roles: ['ROLE_ADMIN'], group: 'market' } as const;

export const officePages = {
  openShop: officePage('/companies/open', {
    component: 'OpenShopPage',
    ...vendor,
    menu: { label: 'Open your shop', roles: ['ROLE_VENDOR'], order: 5 },
  }),
  dashboard: officePage('/dashboard', {
    component: 'DashboardPage',
    ...seller,
    menu: { label: 'Dashboard', roles: sellers, order: 10, tab: true },
  }),
  companySettings: officePage('/companies/edit', {
    component: 'CompanyPage',
    ...vendor,
    fallbacks: { ROLE_ADMIN: '/companies/list' },
    menu: { label: 'Company settings', roles: ['ROLE_VENDOR'], group: 'company', order: 10 },
  }),
  companyEdit: officePage('/companies/edit/:companyId', { component: 'CompanyPage', ...support }),
  managers: officePage('/companies/managers/list', {
    component: 'ManagersPage',
    ...vendor,
    fallbacks: { ROLE_ADMIN: '/users/managers' },
    menu: { label: 'Managers', roles: ['ROLE_VENDOR'], group: 'company', order: 20 },
  }),
  late: officePage('/late', {
    component: 'LatePage',
    ...support,
    menu: { label: 'Late and at risk', roles: ['ROLE_ADMIN'], order: 15, tab: true },
  }),
  orders: officePage('/orders/list/full', {
    component: 'OrdersPage',
    ...orderDesk,
    menu: { label: 'Orders', roles: sellers, right: 'orders', order: 20, tab: true },
    redirects: ['/orders', '/orders/list', '/personal/orders/*'],
  }),
  calendar: officePage('/calendar', {
    component: 'CalendarPage',
    ...orderDesk,
    menu: {
      label: 'Calendar',
      roles: ['ROLE_VENDOR'],
      right: 'orders',
      except: 'ROLE_ADMIN',
      order: 22,
      tab: true,
    },
  }),
  lastOrders: officePage('/calendar/last-orders', { component: 'LastOrdersPage', ...orderDesk }),
  calendarDay: officePage('/calendar/:day', { component: 'DayPage', ...orderDesk }),
  calendarRehearse: officePage('/calendar/:day/rehearse', { component: 'RehearsePage', ...orderDesk }),
  abandoned: officePage('/orders/list/abandoned', {
    component: 'AbandonedPage',
    ...support,
    menu: { label: 'Abandoned cart', roles: ['ROLE_ADMIN'], order: 25 },
  }),
  cases: officePage('/orders/list/cases', { component: 'CasesPage', ...admin, adminRight: 'money' }),
  orderView: officePage('/orders/view/:id', {
    component: 'OrderPage',
    ...orderDesk,
    redirects: ['/orders/:id'],
  }),
  orderEdit: officePage('/orders/edit/:id', { component: 'OrderEditPage', ...orderDesk }),
  orderCards: officePage('/orders/cards', { component: 'CardsPage', ...orderDesk }),
  orderMake: officePage('/orders/make', { component: 'MakePage', ...bench }),
  orderRun: officePage('/orders/run', { component: 'RunPage', ...bench }),
  /** Opens without a network, and so before the session is known. */
  orderDrive: officePage('/orders/drive', { component: 'DrivePage' }),
  categoryList: officePage('/categories/list', {
    component: 'CategoriesPage',
    ...catalogue,
    menu: { label: 'Category', roles: sellers, right: 'products', order: 50 },
    redirects: ['/categories'],
  }),
  categoryCreate: officePage('/categories/new', { component: 'CategoriesPage', ...content }),
  categoryEdit: officePage('/categories/edit/:id', { component: 'CategoriesPage', ...content }),
  collections: officePage('/collections/list', {
    component: 'CollectionsPage',
    ...content,
    menu: { label: 'Collections', roles: ['ROLE_ADMIN'], order: 70 },
    redirects: ['/collections'],
  }),
  collectionCreate: officePage('/collections/create', { component: 'CollectionEditPage', ...content }),
  collectionEdit: officePage('/collections/edit/:id', { component: 'CollectionEditPage', ...content }),
  documentLegacy: officePage('/documents/legacy', {
    ...document,
    menu: { label: 'Legacy', ...marketMenu, order: 30 },
    redirects: ['/documents'],
  }),
  documentPrivacy: officePage('/documents/privacy', {
    ...document,
    menu: { label: 'Privacy', ...marketMenu, order: 40 },
  }),
  documentShipping: officePage('/documents/shipping', document),
  documentRefund: officePage('/documents/refund', document),
  documentUserAgreement: officePage('/documents/user_agreement', document),
  products: officePage('/products/list', {
    component: 'ProductsPage',
    ...catalogue,
    menu: {
      ...{ label: 'Products', roles: sellers, right: 'products', order: 30 },
      tab: ['ROLE_VENDOR', 'ROLE_MANAGER'],
    },
    redirects: ['/products'],
  }),
  discounts: officePage('/discounts/list', {
    component: 'DiscountsPage',
    ...catalogue,
    menu: { label: 'Discounts', roles: sellers, right: 'products', order: 35 },
    redirects: ['/discounts'],
  }),
  discountCreate: officePage('/discounts/create', { component: 'DiscountEditPage', ...catalogue }),
  discountEdit: officePage('/discounts/edit/:id', { component: 'DiscountEditPage', ...catalogue }),
  statement: officePage('/money', {
    component: 'StatementPage',
    ...vendor,
    menu: { label: 'Money', roles: ['ROLE_VENDOR'], group: 'company', order: 90 },
  }),
  companyStatement: officePage('/money/:companyId', {
    component: 'StatementPage',
    ...seller,
    adminRight: 'money',
  }),
  productCreate: officePage('/products/create', { component: 'ProductCreatePage', ...catalogue }),
  productEdit: officePage('/products/edit/:id', { component: 'ProductEditPage', ...catalogue }),
  params: officePage('/products/params/list', {
    component: 'ParamsPage',
    ...catalogue,
    menu: { label: 'Product params', roles: ['ROLE_ADMIN'], order: 80 },
  }),
  paramsCreate: officePage('/products/params/create', { component: 'TypeCreatePage', ...catalogue }),
  paramsEdit: officePage('/products/params/edit/:id', { component: 'ParamsPage', ...catalogue }),
  messages: officePage('/messages', {
    component: 'MessagesPage',
    ...staffPage,
    redirects: ['/personal/messages'],
  }),
  settings: officePage('/settings/profile', {
    component: 'ProfilePage',
    ...staffPage,
    menu: {
      ...{ label: 'Profile', labels: { ROLE_VENDOR: 'Settings' }, roles: staff },
      ...{ group: 'bottom', order: 20 },
    },
    redirects: ['/settings', '/personal/*'],
  }),
  reviews: officePage('/reviews', {
    component: 'ReviewsPage',
    ...reviewDesk,
    menu: { label: 'Reviews', roles: sellers, right: 'reviews', order: 60, orders: { ROLE_ADMIN: 40 } },
  }),
  companyReviews: officePage('/reviews/:companyId', { component: 'ReviewsPage', ...reviewDesk }),
  stores: officePage('/stores/list', {
    component: 'StoresPage',
    ...storeDesk,
    menu: { label: 'Store', roles: ['ROLE_VENDOR'], group: 'company', order: 30 },
    redirects: ['/stores'],
  }),
  storeCreate: officePage('/stores/create', { component: 'StoreCreatePage', ...storeDesk }),
  storeEdit: officePage('/stores/edit/:id', { component: 'StoreEditPage', ...storeDesk }),
  buyers: officePage('/users/buyers', {
    ...people,
    aliases: ['/users/buyers/new'],
    menu: { label: 'Users', roles: ['ROLE_ADMIN'], group: 'staff', order: 10 },
    redirects: ['/users'],
  }),
  admins: officePage('/users/admin', { ...people, aliases: ['/users/admin/new'] }),
  vendors: officePage('/users/vendors', { ...people, aliases: ['/users/vendors/new'] }),
  allManagers: officePage('/users/managers', { ...people, aliases: ['/users/managers/new'] }),
  team: officePage('/users/team', { ...people, aliases: ['/users/team/new'] }),
  allRecipients: officePage('/users/recipients', {
    ...people,
    aliases: ['/users/recipients/new'],
    menu: { label: 'Gift recipients', roles: ['ROLE_ADMIN'], group: 'staff', order: 30 },
  }),
  user: officePage('/users/edit/:id', {
    component: 'UserPage',
    ...support,
    redirects: ['/users/:list/edit/:id'],
  }),
  companies: officePage('/companies/list', {
    component: 'CompaniesPage',
    ...support,
    menu: { label: 'Companies', roles: ['ROLE_ADMIN'], group: 'staff', order: 40, tab: true },
    redirects: ['/companies'],
    fallbacks: { ROLE_VENDOR: '/companies/edit' },
  }),
  companyCreate: officePage('/companies/new', { component: 'CompanyCreatePage', ...support }),
  marketSettings: officePage('/market-settings', {
    component: 'MarketSettingsPage',
    ...admin,
    menu: { label: 'Settings', ...marketMenu, order: 80 },
  }),
  marketMoney: officePage('/market-money', {
    component: 'MarketMoneyPage',
    ...admin,
    menu: { label: 'Money', ...marketMenu, order: 10 },
  }),
  campaigns: officePage('/push-campaigns', {
    component: 'CampaignsPage',
    ...content,
    menu: { label: 'Campaigns', ...marketMenu, order: 20 },
  }),
  campaignCreate: officePage('/push-campaigns/create', { component: 'CampaignCreatePage', ...content }),
  agents: officePage('/market-settings/agents', {
    component: 'AgentsPage',
    ...admin,
    redirects: ['/agents'],
  }),
  audit: officePage('/audit', {
    component: 'AuditPage',
    ...admin,
    menu: { label: 'Audit log', ...marketMenu, order: 90 },
  }),
  ...officeEntryPages,
};
