import { officePage } from './page.ts';
import { sellers } from './rules/permissions.ts';

export const staff = [...sellers, 'ROLE_MANAGER'] as const;
export const staffPage = { roles: staff, inShell: true } as const;
const shop = { ...staffPage, isShop: true } as const;

/** Sign-in, the shop as staff see it, and the other pages outside the office's menu. */
export const officeEntryPages = {
  partner: officePage('/auth/partner', { component: 'PartnerPage', redirects: ['/auth', '/auth/*'] }),
  login: officePage('/auth/login', { component: 'LoginPage' }),
  registration: officePage('/auth/registration', { component: 'RegistrationPage' }),
  emailSent: officePage('/auth/email-sent/registration', { component: 'EmailSentPage' }),
  verifyCode: officePage('/auth/verify-code', { component: 'VerifyCodePage' }),
  forgotPassword: officePage('/auth/forgot-password', { component: 'ForgotPasswordPage' }),
  forgotPasswordEmail: officePage('/auth/forgot-password-email', { component: 'ForgotPasswordEmailPage' }),
  changePassword: officePage('/auth/change_password', { component: 'ChangePasswordPage' }),
  changePasswordByCode: officePage('/auth/change_password/:code', { component: 'ChangePasswordPage' }),
  shopCatalogue: officePage('/products/catalog/:category', { component: 'CataloguePage', ...shop }),
  shopCompanyCatalogue: officePage('/products/catalog/:category/:company', {
    component: 'CataloguePage',
    ...shop,
  }),
  shopFlorist: officePage('/market/:id', { component: 'ShopFloristPage', ...shop }),
  shopProduct: officePage('/viewproduct/:id', {
    component: 'ShopProductPage',
    ...shop,
    redirects: ['/products/view/:id'],
  }),
  shopCompany: officePage('/viewcompany/:id', { component: 'ShopCompanyPage', ...shop }),
  noCart: officePage('/cart', { component: 'NoCartPage', ...staffPage, isNotice: true }),
  recipientHome: officePage('/recipient', { component: 'RecipientPage', roles: ['ROLE_RECIPIENT'] }),
  error: officePage('/error/:version', { component: 'ErrorPage', aliases: ['/error'] }),
  signOut: officePage('/logout', { component: 'LogoutPage' }),
};
