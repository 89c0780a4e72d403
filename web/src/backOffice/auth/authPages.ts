import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** The screens under /auth (specification, section 2). */
export const authPages: RouteObject[] = [
  page('partner', async () => (await import('./PartnerPage.tsx')).PartnerPage),
  page('login', async () => (await import('./LoginPage.tsx')).LoginPage),
  page('registration', async () => (await import('./RegistrationPage.tsx')).RegistrationPage),
  page('email-sent/registration', async () => (await import('./EmailSentPage.tsx')).EmailSentPage),
  page('verify-code', async () => (await import('./VerifyCodePage.tsx')).VerifyCodePage),
  page('forgot-password', async () => (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage),
  page(
    'forgot-password-email',
    async () => (await import('./ForgotPasswordEmailPage.tsx')).ForgotPasswordEmailPage,
  ),
  page('change_password/:code?', async () => (await import('./ChangePasswordPage.tsx')).ChangePasswordPage),
];
