import { storefrontPage } from './page.ts';

const listingQuery = ['category', 'q', 'collection', 'day', 'pickup', 'min', 'max', 'f', 'sort'];

export const storefrontPages = {
  home: storefrontPage('/main', {
    component: 'HomePage',
    aliases: ['/'],
    rendered: { head: 'home', preloads: ['features/home/HomeShelves.tsx'] },
  }),
  market: storefrontPage('/market', {
    component: 'MarketPage',
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
    rendered: { head: 'product', query: ['size'] },
  }),
  company: storefrontPage('/viewcompany/:id', {
    component: 'CompanyPage',
    rendered: { head: 'florist' },
  }),
  suburb: storefrontPage('/florists/:suburb', {
    component: 'SuburbPage',
    rendered: { head: 'suburb' },
    openToStaff: true,
  }),
  newArrivals: storefrontPage('/new-product', {
    component: 'NewArrivalsPage',
    rendered: { head: 'plain', inSitemap: true },
    openToStaff: true,
  }),
  cart: storefrontPage('/cart', { component: 'CartPage', rendered: { head: 'plain' } }),
  filledCart: storefrontPage('/cart/:items', { component: 'FilledCartPage' }),
  writeReview: storefrontPage('/products/review', { component: 'WriteReviewPage', openToStaff: true }),
  order: storefrontPage('/orders/:id', { component: 'OrderPage' }),
  myOrders: storefrontPage('/personal/orders/list/full', {
    component: 'PersonalPage',
    redirects: ['/orders'],
  }),
  recipients: storefrontPage('/personal/recipients', { component: 'PersonalPage' }),
  days: storefrontPage('/personal/days', { component: 'PersonalPage' }),
  addresses: storefrontPage('/personal/addresses', { component: 'PersonalPage' }),
  security: storefrontPage('/personal/security', { component: 'PersonalPage' }),
  messages: storefrontPage('/messages', { component: 'PersonalPage', aliases: ['/personal/messages'] }),
  profile: storefrontPage('/personal/profile', {
    component: 'PersonalPage',
    redirects: ['/settings', '/personal/*'],
  }),
  unsubscribe: storefrontPage('/unsubscribe', { component: 'UnsubscribePage', openToStaff: true }),
  /** Short: text messages carry it. */
  orderStatus: storefrontPage('/o/:token', { component: 'OrderStatusPage', openToStaff: true }),
  claim: storefrontPage('/wrong/:token', { component: 'ClaimPage', openToStaff: true }),
  swap: storefrontPage('/swap/:token', { component: 'SwapPage', openToStaff: true }),
  recipientPage: storefrontPage('/for/:token', { component: 'RecipientPage', openToStaff: true }),
  /** Short: text messages carry it. */
  reminder: storefrontPage('/day/:token', { component: 'ReminderPage', openToStaff: true }),
  rescue: storefrontPage('/rescue/:token', { component: 'RescuePage', openToStaff: true }),
  logout: storefrontPage('/logout', { component: 'LogoutPage', openToStaff: true }),
};
export type StorefrontPageName = keyof typeof storefrontPages;
