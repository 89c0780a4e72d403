import * as routes from '@bloomkin/shared/routes/auth.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { requestCode } from './codes/requestCode.ts';
import { changePassword } from './passwords/changePassword.ts';
import { changePasswordFromLink, checkPasswordLink } from './passwords/changePasswordFromLink.ts';
import { forgotPassword, sendResetLink } from './passwords/forgotPassword.ts';
import { beginSecondFactor, confirmSecondFactor, resetSecondFactor } from './secondFactor.ts';
import { logOut } from './sessions/logOut.ts';
import { endAllSessions, endOneSession, listSessions } from './sessions/ownSessions.ts';
import { endAllPersonSessions, endPersonSession, listPersonSessions } from './sessions/personSessions.ts';
import { refresh } from './sessions/refresh.ts';
import { findInSystem } from './signIn/findInSystem.ts';
import { logInByCode } from './signIn/logInByCode.ts';
import { logInByPassword } from './signIn/logInByPassword.ts';
import { registerByEmail } from './signIn/registerByEmail.ts';
import { registerBySms } from './signIn/registerBySms.ts';

/** Foreign phones are refused, so none is offered. */
const countries = [{ id: 2, code: '+61', en_name: 'Australia' }];

export const handler = await groupHandler(
  routes,
  {
    findInSystem,
    phoneCodes: async () => ({ data: countries }),
    requestCode,
    registerBySms,
    logInByCode,
    logInByPassword,
    refresh,
    logOut,
    registerByEmail,
    forgotPassword,
    sendResetLink,
    checkPasswordLink,
    changePasswordFromLink,
    changePassword,
    listSessions,
    endOneSession,
    endAllSessions,
    beginSecondFactor,
    confirmSecondFactor,
    resetSecondFactor,
    listPersonSessions,
    endPersonSession,
    endAllPersonSessions,
  },
  loadCaller,
);
