import { officePage } from './page.ts';

/** Sign-in and the other pages outside the office's menu. */
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
  recipientHome: officePage('/recipient', { component: 'RecipientPage', roles: ['ROLE_RECIPIENT'] }),
  error: officePage('/error/:version', { component: 'ErrorPage', aliases: ['/error'] }),
  signOut: officePage('/logout', { component: 'LogoutPage' }),
};
